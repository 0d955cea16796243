import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member, Role } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { useNewRights } from './use-new-rights.ts'
import { changeRole, membersQuery } from './users.queries.ts'

export interface RoleChange {
  member: Member
  role: Role
}

interface ChangeRole {
  run(change: RoleChange): void
  /** What the server has not answered yet. */
  pending: RoleChange | null
  refused: (RoleChange & { error: Error }) | null
  /** Forgets a refusal that has been read. */
  forget(): void
}

/** Acts from the member's next request. It can be taken back, unless one gave away the right to do so. */
export function useChangeRole(): ChangeRole {
  const { t } = useTranslation(['users'])
  const { account, session } = useAccount()
  const queries = useQueryClient()
  const takeNewRights = useNewRights()
  const { queryKey } = membersQuery(account.id)
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: ({ member, role }: RoleChange) => changeRole(account.id, member.userId, role),
    onSuccess: async (_nothing, { member, role }) => {
      if (member.userId === session.user.id) {
        say({ text: t(`users:ownRole.${role}`) })
        return takeNewRights()
      }
      const back = { member: { ...member, role }, role: member.role }
      say({
        text: t(`users:changed.${role}`, { name: member.name }),
        undo: { label: t('users:undo'), run: () => mutate(back) },
      })
      await queries.invalidateQueries({ queryKey })
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  return {
    run: mutate,
    pending: isPending ? variables : null,
    refused: error && variables ? { ...variables, error } : null,
    forget: reset,
  }
}
