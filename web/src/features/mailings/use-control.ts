import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { controlRun, mailingsKey } from './mailings.queries.ts'

const told = { pause: 'paused', resume: 'resumed', cancel: 'canceled', retry: 'retried' } as const

/** Holds a run, lets it go on, ends it, or tries again what failed; its report is looked at anew as well. */
export function useControl(mailingId: number, onDone?: () => void) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (act: Parameters<typeof controlRun>[2]) => controlRun(account.id, mailingId, act),
    onSuccess: (_done, { kind }) => {
      onDone?.()
      say({ text: t(`mailings:live.${told[kind]}`) })
    },
    onSettled: () =>
      Promise.all(
        [mailingsKey(account.id), ['account', account.id, 'report', mailingId]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
