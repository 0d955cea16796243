import { NativeSelect } from '@mantine/core'
import { useLanguageName } from './use-language-name.ts'

interface Props {
  label: string
  /** Whether the label is shown, or only read out. */
  isQuiet?: boolean
  /** What is written in which language; each says it under another id. */
  choices: readonly { id: number; languageIso: string }[]
  value: number
  onChange: (id: number) => void
}

/** In which of several languages something is shown; nothing where there is only one. */
export function LanguageChoice({ label, isQuiet = false, choices, value, onChange }: Props) {
  const nameOf = useLanguageName()
  if (choices.length < 2) return null
  return (
    <NativeSelect
      {...(isQuiet ? { 'aria-label': label, size: 'xs' } : { label })}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={choices.map(({ id, languageIso }) => ({ value: String(id), label: nameOf(languageIso) }))}
    />
  )
}
