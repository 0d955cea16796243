import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { type InvitationWish, invitationsQuery, invite } from './users.queries.ts'

interface InviteMember {
  run(wish: InvitationWish): void
  /** Whom the server has not answered about yet. */
  pending: string | null
  error: Error | null
}

/** Sends somebody a link, or another one in place of the former. */
export function useInviteMember(onInvited: () => void = () => undefined): InviteMember {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (wish: InvitationWish) => invite(account.id, wish),
    onSuccess: async (_answer, { email }) => {
      onInvited()
      say({ text: t('users:invited.sent', { email }) })
      await queries.invalidateQueries({ queryKey: invitationsQuery(account.id).queryKey })
    },
  })
  return { run: mutate, pending: isPending ? variables.email : null, error }
}
