import type { Clock } from '../../platform/clock/clock.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { whyHeldUp } from '../accounts/index.ts'
import { holdGroups, plannedContents, whyUnsendable } from '../mailings/index.ts'
import { keepGroups, keptGroups } from '../messages/index.ts'
import { aimRun } from './aim-run.ts'
import { type Audience, membersByGroup, readySubscribers } from './audience.store.ts'
import { divideByHour } from './divide-by-hour.ts'
import { type DueMailing, lockPlan } from './due.store.ts'
import { evaluateAudience } from './evaluate-audience.ts'
import { insertRun } from './run.store.ts'
import { firstPartOf, sendFirst } from './send-first.ts'
import { isTooLate, StartFailed } from './start.rules.ts'

export interface Beginning {
  clock: Clock
  /** REQUIRE_SENDER_DOMAIN: a sender whose domain no longer passes its DNS check does not begin. */
  fromVerifiedDomain: boolean
  blocks?: 'open' | 'done'
}

/** Freezes whom a mailing is aimed at, as its plan has frozen what it says; null when its plan has changed or it was begun before. */
export async function beginRun(
  tx: Tx,
  mailing: DueMailing,
  { clock, fromVerifiedDomain, blocks }: Beginning,
): Promise<number | null> {
  if (!(await lockPlan(tx, mailing))) return null
  const heldUp = await whyHeldUp(tx)
  if (heldUp) throw new StartFailed(heldUp)
  const startedAt = timestamp(clock.now())
  if (isTooLate(mailing.plannedAt, startedAt, mailing.notAfter)) throw new StartFailed('too_late')
  const unsendable = await whyUnsendable(tx, mailing, { fromVerifiedDomain })
  if (unsendable) throw new StartFailed(unsendable)
  // Never to the rest of them, and never to everybody.
  if ((await holdGroups(tx, mailing)).length > 0) throw new StartFailed('group_missing')
  const { audience, invalidIds } = await evaluateAudience(tx, mailing, clock.now())
  if (invalidIds.length > 0) throw new StartFailed('group_invalid')
  const contents = await plannedContents(tx, mailing.id)
  const first = blocks === 'done' ? null : firstPartOf(mailing)
  const byHour = blocks !== 'done' && mailing.recipientHour !== null
  const runId = await insertRun(tx, {
    mailingId: mailing.id,
    newsletterId: mailing.newsletterId,
    class: 'newsletter',
    occurrence: mailing.plannedAt,
    channelId: mailing.channelId,
    ...contents,
    startedAt,
    notAfter: mailing.notAfter,
    hasTest: first !== null,
    byHour,
  })
  if (runId === null) return null
  const targeted = await aimRun(
    tx,
    runId,
    readySubscribers(tx, await keepAudience(tx, runId, audience)),
    first || byHour ? 'held' : blocks,
  )
  if (targeted === 0) throw new StartFailed('no_recipients')
  if (byHour) await divideByHour(tx, mailing, { runId, startedAt })
  if (first) await sendFirst(tx, first, { runId, targeted, contentId: contents.contentId })
  return runId
}

/** Of several groups it is kept who is in which, once, and the run is aimed by that: its report tells them apart. */
async function keepAudience(tx: Tx, runId: number, audience: Audience): Promise<Audience> {
  if (audience.groupIds.length < 2) return audience
  await keepGroups(tx, runId, membersByGroup(tx, audience))
  return { ...audience, kept: keptGroups(tx, runId) }
}
