import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ConditionBox, Vocabulary } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Editing, LineFault } from './condition-editing.ts'
import { isFinished } from './condition-line.rules.ts'
import { type BoxNode, emptiedBy, linesOf, type Sent, sentPart, textOf, treeOf } from './condition-tree.rules.ts'
import { type Counted, previewQuery } from './conditions.queries.ts'

export interface Conditions {
  editing: Editing
  isDirty: boolean
  discard(): void
  /** What can be saved or asked for now; null = no line is finished. */
  sent: Sent | null
  unfinished: number
  /** Marks unfinished lines from now on. */
  insist(): void
  /** Null = nothing is counted yet. */
  counted: Counted | null
  isCounting: boolean
  error: Error | null
  countAgain(): void
  /** Other people than those shown, or from the start. */
  showBelow(id: number | undefined): void
}

/** Conditions as somebody writes them, over those that are kept, and what is known of them meanwhile. */
export function useConditions(vocabulary: Vocabulary, saved: ConditionBox | null, groupId?: number): Conditions {
  const { account } = useAccount()
  const { tree, setTree, isDirty, discard } = useTree(saved)
  const [insists, setInsists] = useState(false)
  const [below, setBelow] = useState<number>()
  const sent = useMemo(() => sentPart(tree, (line) => isFinished(vocabulary, line)), [tree, vocabulary])
  const asked = useRested(sent)
  const preview = useQuery({
    ...previewQuery(account.id, { conditions: asked?.conditions as ConditionBox, groupId, below }),
    enabled: asked !== null,
  })
  const counted = (asked && preview.data) ?? null
  const isCounting = asked !== null && (preview.isFetching || !isSame(asked, sent))
  const unfinished = linesOf(tree).filter((line) => !isFinished(vocabulary, line))
  const left = new Map(counted?.left.flatMap(({ path, people }) => pair(asked?.keyAt(path), people)))
  const faults = new Map<string, LineFault>([
    ...(counted?.faults.flatMap(({ path, fault }) => pair(asked?.keyAt(path), fault)) ?? []),
    ...(insists ? unfinished.map(({ key }) => [key, 'unfinished'] as const) : []),
  ])
  const everybody = counted?.everybody ?? 0
  const change = (next: BoxNode) => {
    setTree(next)
    setBelow(undefined)
  }
  return {
    editing: {
      ...{ vocabulary, tree, change, left, everybody, isCounting, faults },
      emptiedBy: isCounting ? null : emptiedBy(tree, left, everybody),
    },
    isDirty,
    discard: () => {
      discard()
      setInsists(false)
    },
    sent,
    unfinished: unfinished.length,
    insist: () => setInsists(true),
    counted,
    isCounting,
    error: asked ? preview.error : null,
    countAgain: () => void preview.refetch(),
    showBelow: setBelow,
  }
}

function pair<T>(key: string | undefined, value: T): [string, T][] {
  return key === undefined ? [] : [[key, value]]
}

/** What is kept may change elsewhere: whoever has written nothing sees that. */
function useTree(saved: ConditionBox | null) {
  const kept = useMemo(() => treeOf(saved), [saved])
  const [written, setWritten] = useState<BoxNode | null>(null)
  const isDirty = written !== null && textOf(written) !== textOf(kept)
  useEffect(() => {
    if (written && !isDirty) setWritten(null)
  }, [written, isDirty])
  return { tree: written ?? kept, setTree: setWritten, isDirty, discard: () => setWritten(null) }
}

const restMs = 250

/** The last one that somebody has rested at: not every letter is worth a question. */
function useRested(sent: Sent | null): Sent | null {
  const [rested, setRested] = useState(sent)
  useEffect(() => {
    const timer = setTimeout(() => setRested(sent), restMs)
    return () => clearTimeout(timer)
  }, [sent])
  return rested
}

function isSame(one: Sent | null, other: Sent | null): boolean {
  return JSON.stringify(one?.conditions) === JSON.stringify(other?.conditions)
}
