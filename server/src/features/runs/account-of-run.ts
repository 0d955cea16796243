import type { Reader } from '../../platform/db/database.ts'
import type { Look } from '../accounts/index.ts'
import {
  isOfSingleMails,
  type MessageStateName,
  messageStateName,
  type RunClass,
  statesWith,
} from '../messages/index.ts'
import { findRun, type Run } from './run.store.ts'
import {
  countRun,
  findStandingAtStart,
  findTarget,
  type RunCounts,
  sumUpRun,
  type TargetMessage,
} from './run-account.store.ts'
import { partsOfRun, type RunPart } from './run-part.rules.ts'
import { type NotTargeted, whyNotTargeted } from './why-not-targeted.rules.ts'

/** Where everyone a run was aimed at has ended up. The parts are counted independently of the whole. */
export interface RunAccount {
  run: Run
  targeted: number
  accepted: number
  refused: number
  failed: number
  inDoubt: number
  excluded: Record<string, number>
  /** Of the failed ones: who could get no mail because of what it would have said, by reason. */
  quarantined: Record<string, number>
  waiting: number
  canceled: number
  /** Every message by its state, for whoever wants to look closer. */
  states: Partial<Record<MessageStateName, number>>
  /** What the parts miss or have too much; anything but 0 is a fault of ours. */
  difference: number
  /** False when nobody can say any more who it was: the messages have gone after their time, and left these numbers. */
  isKept: boolean
}

type Counting = (reader: Reader, runId: number) => Promise<RunCounts>
const accountBy =
  (count: Counting) =>
  async ({ reader }: Pick<Look, 'reader'>, runId: number): Promise<RunAccount | undefined> => {
    const [run, counts] = await Promise.all([findRun(reader, runId), count(reader, runId)])
    return run && addUp(run, counts)
  }

/** By its sums, for whoever watches; it costs the same for a hundred people and for ten million. */
export const accountOfRun = accountBy(sumUpRun)
/** By every single message, for whoever wants to know. */
export const recountedRun = accountBy(countRun)

function addUp(run: Run, { states, excluded, quarantined, isKept, ...counts }: RunCounts): RunAccount {
  const named = Object.fromEntries(states.map(({ state, count }) => [messageStateName(state), count])) as Partial<
    Record<MessageStateName, number>
  >
  const sum = (part: RunPart) => statesWith(partsOfRun, part).reduce((total, name) => total + (named[name] ?? 0), 0)
  const total = states.reduce((all, { count }) => all + count, 0)
  const targeted = isOfSingleMails(run.occurrence) ? total : run.targeted
  const untouched = isKept ? counts.untouched : targeted - total
  const account = {
    accepted: sum('accepted'),
    refused: sum('refused'),
    failed: sum('failed'),
    inDoubt: sum('inDoubt'),
    waiting: sum('waiting') + (run.state === 'canceled' ? 0 : untouched),
    canceled: sum('canceled') + (run.state === 'canceled' ? untouched : 0),
  }
  const everyone = Object.values(account).reduce((all, part) => all + part, 0) + sum('excluded')
  return { run, targeted, ...account, excluded, quarantined, states: named, difference: targeted - everyone, isKept }
}

export type Explanation =
  | { answer: 'notTargeted'; reason: NotTargeted; stateAtStart: string | null }
  | { answer: 'waiting' | 'canceled' | 'noLongerKept' }
  | (TargetMessage & { answer: MessageStateName })

/** Why one person did, or did not, get the mail of a run. */
export async function whyInRun(
  { reader }: Pick<Look, 'reader'>,
  runId: number,
  subscriberId: number,
): Promise<Explanation | undefined> {
  const run = await findRun(reader, runId)
  if (!run) return undefined
  const { targeted, message, isKept } = await findTarget(reader, runId, subscriberId)
  if (!isKept) return { answer: 'noLongerKept' }
  if (message) return { ...message, answer: messageStateName(message.state) }
  if (!targeted) return { answer: 'notTargeted', ...(await whyOutside(reader, run, subscriberId)) }
  return { answer: run.state === 'canceled' ? 'canceled' : 'waiting' }
}

/** Aimed at whoever is ready to receive; the others have receivers that somebody named. */
const isForReaders: Record<RunClass, boolean> = {
  newsletter: true,
  birthday: true,
  campaign: false,
  optin: false,
  optout: false,
  welcome: false,
  trigger: false,
}

async function whyOutside(reader: Reader, run: Run, subscriberId: number) {
  if (!isForReaders[run.class]) return { reason: 'notAReceiver' as const, stateAtStart: null }
  const standing = await findStandingAtStart(reader, run, subscriberId)
  return { reason: whyNotTargeted(standing), stateAtStart: standing.state }
}
