import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Group, PeopleAssigned } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { groupsKey, putIn, takeOut } from './groups.queries.ts'

interface ChangeMembers {
  put(people: string[], onDone?: (outcome: PeopleAssigned) => void): void
  take(subscriberIds: number[]): void
  isPending: boolean
  error: Error | null
}

type Wanted = { put: string[]; take?: never } | { take: number[]; put?: never }

/** Puts people in and takes them out; each can be undone by the other. */
export function useChangeMembers(group: Group): ChangeMembers {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const told = (key: 'groups:putIn' | 'groups:takenOut', ids: number[], back: Wanted) => {
    if (ids.length === 0) return
    say({
      text: t(key, { count: ids.length, name: group.name }),
      undo: { label: t('groups:undo'), run: () => mutate(back) },
    })
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wanted: Wanted) => {
      if (wanted.take) {
        const removed = await takeOut(account.id, group.id, wanted.take)
        told('groups:takenOut', removed, { put: removed.map(String) })
        return null
      }
      const outcome = await putIn(account.id, group.id, wanted.put)
      told('groups:putIn', outcome.added, { take: outcome.added })
      return outcome
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: groupsKey(account.id) }),
        queries.invalidateQueries({ queryKey: ['account', account.id, 'subscribers'] }),
      ]),
  })
  return {
    put: (people, onDone) => mutate({ put: people }, { onSuccess: (outcome) => outcome && onDone?.(outcome) }),
    take: (ids) => mutate({ take: ids }),
    isPending,
    error,
  }
}
