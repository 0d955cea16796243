import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { withdrawInvitation } from './users.queries.ts'

interface WithdrawInvitation {
  run(invitation: Invitation): void
  pendingId: number | null
  error: Error | null
}

/** The link opens nothing any more. One that was used or withdrawn meanwhile counts as gone. */
export function useWithdrawInvitation(): WithdrawInvitation {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async ({ id }: Invitation) => {
      try {
        await withdrawInvitation(account.id, id)
      } catch (refused) {
        if (!(refused instanceof Refusal && refused.code === 'invitation_not_found')) throw refused
      }
    },
    onSuccess: (_nothing, { email }) => say({ text: t('users:invited.withdrawn', { email }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', account.id] }),
  })
  return { run: mutate, pendingId: isPending ? variables.id : null, error }
}
