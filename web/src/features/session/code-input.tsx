import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  /** What will do: what the app shows, a recovery code, or either. */
  takes?: 'both' | 'app' | 'recoveryCode'
  /** What a dialog lays upon its fields, such as who hears Escape. */
  extra?: Record<`data-${string}`, string>
}

/** Takes what the app shows, and a recovery code as well: who has lost the phone need not look for another door. */
export function CodeInput({ value, onChange, error, takes = 'both', extra }: Props) {
  const { t } = useTranslation(['factor'])
  return (
    <TextInput
      name="code"
      size="md"
      mt={16}
      label={t('factor:code.label')}
      description={t(`factor:code.hint.${takes}`)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      autoFocus
      {...extra}
    />
  )
}
