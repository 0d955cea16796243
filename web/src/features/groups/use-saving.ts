import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConditionBox } from '../../api/records.ts'
import type { Conditions } from './use-conditions.ts'

export type SaveConditions = (conditions: ConditionBox) => Promise<unknown>

/** What keeps conditions from being saved, before anybody is asked. */
type Hindrance = 'empty' | 'unfinished' | 'faults'

function hindranceOf({ sent, unfinished, editing }: Conditions): Hindrance | null {
  if (unfinished > 0) return 'unfinished'
  if (!sent) return 'empty'
  return editing.faults.size > 0 ? 'faults' : null
}

/** Saves conditions that are finished; of others it says what is missing, until that is mended. */
export function useSaving(conditions: Conditions, send: SaveConditions) {
  const [insists, setInsists] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: send })
  const hindrance = hindranceOf(conditions)
  return {
    save: () => {
      reset()
      setInsists(hindrance !== null)
      if (hindrance !== null) conditions.insist()
      else mutate(conditions.sent?.conditions as ConditionBox)
    },
    isPending,
    error,
    hindrance: insists && conditions.isDirty ? hindrance : null,
  }
}
