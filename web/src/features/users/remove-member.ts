import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { useNewRights } from './use-new-rights.ts'
import { membersQuery, removeMember } from './users.queries.ts'

interface RemoveMember {
  run(): void
  isPending: boolean
  error: Error | null
}

/** Ends somebody's access at once. They come back by an invitation. */
export function useRemoveMember(member: Member, onRemoved: () => void): RemoveMember {
  const { t } = useTranslation(['users'])
  const { account, session } = useAccount()
  const queries = useQueryClient()
  const takeNewRights = useNewRights()
  const refresh = () => queries.invalidateQueries({ queryKey: membersQuery(account.id).queryKey })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeMember(account.id, member.userId),
    onSuccess: async () => {
      onRemoved()
      if (member.userId === session.user.id) return takeNewRights()
      say({ text: t('users:removed', { name: member.name, account: account.name }) })
      await refresh()
    },
    onError: refresh,
  })
  return { run: () => mutate(), isPending, error }
}
