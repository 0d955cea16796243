// No first screen has them, so that their rules come with the pages that do.
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

export { MultiSelect, TagsInput } from '@mantine/core'
