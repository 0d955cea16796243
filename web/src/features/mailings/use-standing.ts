import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { askApproval, controlStanding, mailingsKey } from './mailings.queries.ts'

type Act = Parameters<typeof controlStanding>[2] | { kind: 'asking' }

const told = { activation: 'activated', deactivation: 'deactivated', application: 'applied', asking: 'asked' } as const

/** Switches a mailing that events send on and off, or lets it say what was written meanwhile. */
export function useStanding(mailing: MailingDetail) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (act: Act) =>
      act.kind === 'asking'
        ? askApproval(account.id, mailing, { at: null, notAfter: null, trial: null, note: null })
        : controlStanding(account.id, mailing, act),
    onSuccess: (_done, { kind }) => say({ text: t(`mailings:standing.${told[kind]}`, { name: mailing.name }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
  })
}
