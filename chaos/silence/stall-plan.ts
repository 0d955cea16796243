import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import type { Stall } from './stalling-proxy.ts'

/** The statements a mail depends on, told by what only their texts say. */
export const statementKinds = {
  'take a block': /update run_blocks b set state = 1, owner/,
  'close a block': /x\.messages >= b\.cnt/,
  'read a block': /as "onWire" from messages m/,
  'mark a target': /insert into messages \(account_id, run_id, id, subscriber_id, wire_at, created_at, owner/,
  'mark a claimed mail': /attempt = m\.attempt \+ 1, claims = 0, wire_at/,
  'record acceptance': /due_at = null, queue_id = x\.queue_id\s+from unnest/,
  'record another outcome': /x\.charged/,
  'claim due mails': /with due as materialized/,
  'begin a term': /begin_term/,
  heartbeat: /update senders set heartbeat_at/,
  'return abandoned work': /update senders set returned_at/,
  'find completed runs': /where r\.block_state is null and not/,
  'finish a run': /update runs r set state = 'finished'/,
} as const

export type StatementKind = keyof typeof statementKinds
const kinds = Object.keys(statementKinds) as StatementKind[]

export interface StallSettings {
  seed: number
  timesEach: number
  longestSeconds: number
}

interface PlannedStall {
  kind: StatementKind
  ms: number
  side: Stall['side']
}

/** How many round trips may be silent at a time. */
const mostAtOnce = 2

/** Each kind of statement falls silent so many times, as soon as it comes by. */
export class StallPlan {
  private readonly left: PlannedStall[]
  private readonly longestMs: number
  private silent = 0
  readonly struck = new Map<StatementKind, number>()

  constructor({ seed, timesEach, longestSeconds }: StallSettings) {
    const random = createRandom(seed)
    this.longestMs = 1000 * longestSeconds
    this.left = kinds.flatMap((kind) =>
      Array.from({ length: timesEach }, (_, i) => ({
        kind,
        // Evenly over the orders of magnitude, and the longest of each kind is as long as any may be.
        ms: 1000 * (i === 0 ? longestSeconds : longestSeconds ** random.next()),
        // A mark that was written and not answered for is what brings mails back into the queue, so answers come first.
        side: i % 2 === 0 ? ('answer' as const) : ('request' as const),
      })),
    )
  }

  get isOver(): boolean {
    return this.left.length === 0 && this.silent === 0
  }

  get missing(): StatementKind[] {
    return [...new Set(this.left.map(({ kind }) => kind))]
  }

  readonly decide = (texts: readonly string[]): Stall | undefined => {
    if (this.silent >= mostAtOnce) return undefined
    const next = this.takeFor(texts) ?? this.oneMoreMark(texts)
    if (!next) return undefined
    this.silent += 1
    this.struck.set(next.kind, (this.struck.get(next.kind) ?? 0) + 1)
    return {
      ...next,
      over: () => {
        this.silent -= 1
      },
    }
  }

  private takeFor(texts: readonly string[]): PlannedStall | undefined {
    const place = this.left.findIndex(({ kind }) => isAmong(texts, kind))
    return place < 0 ? undefined : this.left.splice(place, 1)[0]
  }

  /** What is left may come only after a mark whose answer was lost, and has passed while others were silent. */
  private oneMoreMark(texts: readonly string[]): PlannedStall | undefined {
    if (this.left.length === 0 || this.silent > 0 || !isAmong(texts, 'mark a target')) return undefined
    return { kind: 'mark a target', ms: this.longestMs, side: 'answer' }
  }
}

function isAmong(texts: readonly string[], kind: StatementKind): boolean {
  return texts.some((text) => statementKinds[kind].test(text))
}
