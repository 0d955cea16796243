// No first screen has one, so that its rules come with the pages that do.
import '@mantine/core/styles/Chip.css'

export { Chip } from '@mantine/core'
