import { Button, type ButtonProps } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { canUsePasskeys } from './passkey.rules.ts'

type Props = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'mt' | 'loading' | 'disabled'> & {
  onClick: () => void
  /** What a dialog lays upon its buttons, such as who hears Escape. */
  extra?: Record<`data-${string}`, string>
}

/** Signs in without typing; not there where the browser knows no passkeys. */
export function PasskeyButton({ extra, ...props }: Props) {
  const { t } = useTranslation(['factor'])
  if (!canUsePasskeys()) return null
  return (
    <Button {...props} {...extra} leftSection={<IconFingerprint size={18} stroke={1.6} aria-hidden />}>
      {t('factor:passkey.use')}
    </Button>
  )
}
