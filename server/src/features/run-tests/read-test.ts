import type { Look } from '../accounts/index.ts'
import { findTest, listVariants, type Run, type RunTest, type Variant } from '../runs/index.ts'
import { type KnownActor, nameActors } from '../users/index.ts'
import { countFigures } from './figures.store.ts'
import { decide } from './winner.rules.ts'

export interface KnownTest extends Omit<RunTest, 'runId' | 'waitSeconds' | 'decidedBy'> {
  decidedBy: KnownActor | null
  /** Which subject would win now, or has; null = a trial. */
  leader: number | null
  /** As they stand, or stood when it was decided. */
  variants: (Omit<Variant, 'contentId' | 'delivered' | 'opens' | 'clicks'> & {
    delivered: number
    opens: number
    clicks: number
  })[]
}

/** How the part of a run stands that goes first; null = all went at once. */
export async function readTest({ reader }: Pick<Look, 'reader'>, run: Pick<Run, 'id'>): Promise<KnownTest | null> {
  const test = await findTest(reader, run.id)
  if (!test) return null
  const { runId: _run, waitSeconds: _wait, ...shown } = test
  const [variants, decidedBy] = await Promise.all([
    listVariants(reader, run.id),
    test.decidedBy === null ? null : nameActors(reader, [test.decidedBy]),
  ])
  const now = test.kind === 'subjects' && test.decidedAt === null ? await countFigures(reader, run.id) : []
  const known = variants.map(({ contentId: _content, ...variant }, i) => {
    const { delivered = 0, opens = 0, clicks = 0 } = now[i] ?? {}
    const { n, subject, people } = variant
    return {
      ...{ n, subject, people },
      ...{ delivered: variant.delivered ?? delivered, opens: variant.opens ?? opens, clicks: variant.clicks ?? clicks },
    }
  })
  const leader = test.judgedBy === null ? null : (test.winner ?? decide(known, test.judgedBy).winner)
  return { ...shown, decidedBy: decidedBy?.[0] ?? null, leader, variants: known }
}
