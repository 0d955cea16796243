import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RefusedMailing } from './refused-mailing.tsx'
import { useControl } from './use-control.ts'

/** Whoever got none because something failed gets another chance; nobody gets it twice. */
export function RetryFailed({ mailingId, retryable }: { mailingId: number; retryable: number }) {
  const { t } = useTranslation(['mailings'])
  const control = useControl(mailingId)
  if (retryable === 0) return null
  return (
    <>
      <Button
        leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
        loading={control.isPending}
        onClick={() => control.mutate({ kind: 'retry' })}
      >
        {t('mailings:live.retry', { count: retryable })}
      </Button>
      {control.error && <RefusedMailing error={control.error} />}
    </>
  )
}
