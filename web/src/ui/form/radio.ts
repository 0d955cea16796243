// No first screen has one, so that its rules come with the pages that do.
import '@mantine/core/styles/Radio.css'

export { Radio } from '@mantine/core'
