import { PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  value: string
  onChange: (password: string) => void
  error: string | undefined
  label: string
  autoFocus?: boolean
}

/** Where somebody chooses a password: seen once by whoever wants to, and explained before it is refused. */
export function NewPasswordInput({ value, onChange, error, label, autoFocus }: Props) {
  const { t } = useTranslation(['entry', 'session'])
  return (
    <PasswordInput
      name="password"
      size="md"
      mt={16}
      label={label}
      description={t('entry:passwordRule')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
      autoComplete="new-password"
      autoFocus={autoFocus}
      visibilityToggleButtonProps={{ 'aria-label': t('session:showPassword'), tabIndex: 0, 'aria-hidden': false }}
    />
  )
}
