import { useState } from 'react'
import { changesOf } from './draft.rules.ts'

export interface Draft<T> {
  /** What the fields show: what is kept, and over it what was typed. */
  value: T
  /** What would be sent. */
  changes: Partial<T>
  isDirty: boolean
  set<K extends keyof T>(name: K, value: T[K]): void
  discard(): void
}

/** Typed values over kept ones: when the kept ones change elsewhere, what was typed stays. */
export function useDraft<T extends object>(stored: T): Draft<T> {
  const [edits, setEdits] = useState<Partial<T>>({})
  const changes = changesOf(stored, edits)
  return {
    value: { ...stored, ...edits },
    changes,
    isDirty: Object.keys(changes).length > 0,
    set: (name, value) => setEdits((known) => ({ ...known, [name]: value })),
    discard: () => setEdits({}),
  }
}
