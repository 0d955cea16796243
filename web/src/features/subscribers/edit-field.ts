import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { bodyOf, type KnownField, valueIn } from './field.rules.ts'
import { editSubscriber } from './person.queries.ts'
import { type SubscriberDetail, subscriberQuery } from './subscribers.queries.ts'

/** Somebody else was faster: what stands there now, and what was typed here. */
export interface Conflict {
  by: string | null
  at: string | null
  theirs: unknown
  mine: string
  /** Naming it says: I have seen theirs. */
  version: string
}

export interface EditField {
  save(typed: string): void
  isPending: boolean
  error: Error | null
  conflict: Conflict | null
  keepMine(): void
  takeTheirs(): void
  /** Forgets a refusal when the field is typed into again. */
  forget(): void
}

/** One field of a person. What others changed in other fields is in nobody's way. */
export function useEditField(
  { data: person, meta }: SubscriberDetail,
  field: KnownField,
  onSaved: () => void,
): EditField {
  const { account } = useAccount()
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { queryKey } = subscriberQuery(account.id, person.id)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ typed, version }: { typed: string; version: string }) =>
      editSubscriber({ accountId: account.id, id: person.id }, bodyOf(field, typed), version),
    onSuccess: (saved) => {
      setConflict(null)
      queries.setQueryData(queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['account', account.id, 'subscribers'] })
      onSaved()
    },
    onError: (refused, { typed }) => setConflict(conflictOf(refused, field, typed)),
  })
  return {
    save: (typed) => mutate({ typed, version: conflict?.version ?? meta.version }),
    isPending,
    error: conflict ? null : error,
    conflict,
    keepMine: () => conflict && mutate({ typed: conflict.mine, version: conflict.version }),
    takeTheirs: () => {
      setConflict(null)
      void queries.invalidateQueries({ queryKey })
      onSaved()
    },
    forget: () => {
      reset()
      setConflict(null)
    },
  }
}

function conflictOf(error: Error, { member }: KnownField, mine: string): Conflict | null {
  if (!(error instanceof Refusal) || error.code !== 'changed_meanwhile') return null
  const { changedBy, changedAt, current, version } = error.values
  return {
    by: (changedBy as { name: string | null } | null)?.name ?? null,
    at: (changedAt as string | null) ?? null,
    theirs: valueIn(current as Record<string, unknown>, member),
    ...{ mine, version: version as string },
  }
}
