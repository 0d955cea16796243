import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sessionKey } from '../../api/queries.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { endSupport, supportQuery } from './support.queries.ts'

/** Ends it at once: whoever let operators in may think otherwise any time. */
export function EndSupport({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation(['support'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const ending = useMutation({
    mutationFn: () => endSupport(account.id, sessionId),
    onSuccess: () => say({ text: t('support:ended') }),
    onError: (error) => say({ text: t('support:notEnded'), error }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: supportQuery(account.id).queryKey }),
        queries.invalidateQueries({ queryKey: sessionKey }),
      ]),
  })
  return (
    <Button size="xs" loading={ending.isPending} onClick={() => ending.mutate()}>
      {t('support:end')}
    </Button>
  )
}
