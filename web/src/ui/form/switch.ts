// No first screen has one, so that its rules come with the pages that do.
import '@mantine/core/styles/Switch.css'

export { Switch } from '@mantine/core'
