import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { actTime, findOwnRules, type Look } from '../accounts/index.ts'
import { pausingShares } from '../bounces/index.ts'
import { type KnownTest, readTest } from '../run-tests/index.ts'
import {
  accountOfRun,
  countRetryable,
  findHoursToCome,
  findRunOfMailing,
  type HoursToCome,
  Pace,
  type Run,
  type RunAccount,
} from '../runs/index.ts'
import { type KnownActor, nameActors } from '../users/index.ts'
import { deskRefusals } from './desk.refusals.ts'
import { type Pause, pauseOf } from './pause.rules.ts'
import { endAtRate, type Movement, type StillReason, whyStill } from './progress.rules.ts'
import { mostPutOff, type PutOff, type Reported, readEngineSigns, readPutOff, readReported } from './progress.store.ts'

export interface Followed {
  account: RunAccount
  /** Null = nobody has watched it for long enough to say. */
  perMinute: number | null
  endsAt: Timestamp | null
  stillReason: StillReason | null
  /** Null while nobody holds it. */
  pause: (Pause & { by: KnownActor | null }) | null
  stopsAt: ReturnType<typeof pausingShares>
  reported: Reported
  /** Mails that failed and can be tried again now. */
  retryable: number
  /** Null = all go at once. */
  test: KnownTest | null
  /** Null = nobody waits for their hour. */
  hours: HoursToCome | null
  /** Null = nothing has to be tried again, or something moves. */
  deferred: { mails: number; provider: string | null; nextAt: Timestamp } | null
  seenAt: Timestamp
}

export async function requireRun({ reader }: Pick<Look, 'reader'>, mailingId: number): Promise<Run> {
  const run = await findRunOfMailing(reader, mailingId)
  if (!run) throw deskRefusals.run_not_begun()
  return run
}

/** Where everybody stands whom a mailing goes to, how fast it moves, and if it does not, why. */
export async function followRun(look: Look, mailingId: number): Promise<Followed> {
  const { reader, clock } = look
  const run = await requireRun(look, mailingId)
  const [account, signs, reported, { brake }, test, hours = null] = await Promise.all([
    accountOfRun(look, run.id),
    readEngineSigns(reader),
    readReported(reader, run.id),
    findOwnRules(reader),
    run.hasTest ? readTest(look, run) : null,
    run.byHour ? findHoursToCome(reader, run.id) : null,
  ])
  const known = account as RunAccount
  const retryable = known.refused + known.failed > 0 ? await countRetryable(look, run) : 0
  const { state } = known.run
  const perMinute = paceOf(known, clock.now().getTime())
  const isStill = state === 'sending' && perMinute === 0
  const putOff = isStill ? await readPutOff(reader, run.id) : nothingPutOff
  const movement = { state, waiting: known.waiting, perMinute, ...signs, putOff, waitsFor: waitsFor(test, hours) }
  return {
    ...{ account: known, perMinute, reported, retryable, test, hours, seenAt: actTime(look) },
    stopsAt: pausingShares(brake),
    endsAt: state === 'sending' ? endOf(movement, clock.now(), { test, hours }) : null,
    stillReason: whyStill(movement),
    deferred: deferredOf(putOff, known.states.deferred ?? 0),
    pause: state === 'paused' ? await named(look, pauseOf(known.run.pauseReason)) : null,
  }
}

const nothingPutOff: PutOff = { forDomain: 0, byReceivers: 0, provider: null, nextAt: null }

function deferredOf({ byReceivers, provider, nextAt }: PutOff, inAll: number): Followed['deferred'] {
  if (byReceivers === 0 || nextAt === null) return null
  return { mails: byReceivers < mostPutOff ? byReceivers : inAll, provider, nextAt }
}

const pace = new Pace()

function paceOf({ run: { id, state }, waiting }: RunAccount, atMs: number): number | null {
  if (state === 'sending') return pace.note(id, { atMs, waiting })
  pace.forget(id)
  return 0
}

/** Nobody can say when what waits for something else will have gone; hours are known. */
function endOf(movement: Movement, now: Date, { test, hours }: Pick<Followed, 'test' | 'hours'>): Timestamp | null {
  if (test !== null && test.state !== 'over') return null
  return hours?.lastAt ?? endAtRate(movement, now)
}

function waitsFor(test: KnownTest | null, hours: HoursToCome | null): Movement['waitsFor'] {
  if (hours?.isWaiting) return 'hour'
  if (test?.state !== 'waiting') return null
  return test.kind === 'subjects' ? 'winner' : 'trial'
}

async function named({ reader }: Look, pause: Pause): Promise<Pause & { by: KnownActor | null }> {
  const by = pause.kind === 'user' ? ((await nameActors(reader, [pause.actor]))[0] ?? null) : null
  return { ...pause, by }
}
