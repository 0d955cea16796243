import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db/database.ts'
import { contentsOfSubjects, partsOf, type SubjectTest, type Trial, triesIn } from '../mailings/index.ts'
import { chooseFirst } from '../messages/index.ts'
import type { DueMailing } from './due.store.ts'
import { insertTest, insertVariant } from './run-test.store.ts'

/** What a mailing tries before everybody gets it; null = nothing. */
export function firstPartOf({ subjectTest, trial }: Pick<DueMailing, 'subjectTest' | 'trial'>) {
  return subjectTest ?? trial
}

interface Beginning {
  runId: number
  targeted: number
  contentId: number
}

/**
 * Draws who gets a mail first, and holds the rest. The audience may have become smaller since it was planned; then so has
 * the part.
 */
export async function sendFirst(tx: Tx, first: SubjectTest | Trial, beginning: Beginning): Promise<void> {
  if ('people' in first) return sendTrial(tx, first, beginning)
  const { runId, targeted, contentId } = beginning
  const contents = await contentsOfSubjects(tx, contentId, first.otherSubjects)
  const people = Math.max(1, triesIn(targeted, first.percent))
  const tried = partsOf(people, contents.length)
  insertTest(tx, { runId, kind: 'subjects', people, waitSeconds: first.hours * 3600, judgedBy: first.winsBy })
  for (const [n, content] of contents.entries()) insertVariant(tx, runId, { n, ...content, people: tried[n] as number })
  chooseFirst(tx, runId, { people, parts: contents.length, seed: aSeed() })
}

function sendTrial(tx: Tx, trial: Trial, { runId, targeted }: Beginning): void {
  const people = Math.min(trial.people, targeted)
  insertTest(tx, { runId, kind: 'trial', people, waitSeconds: trial.minutes * 60, judgedBy: null })
  chooseFirst(tx, runId, { people, parts: 1, seed: aSeed() })
}

/** The key of the draw. What it chose is kept with the run, so nobody needs it again. */
function aSeed(): bigint {
  return randomBytes(8).readBigInt64BE()
}
