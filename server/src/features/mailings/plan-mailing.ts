import { doors } from '../../doors.rules.ts'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { withCurrentArticles } from './compose-newsletter.ts'
import { renewStandingContent } from './freeze-content.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { domainOf, findGaps, isStanding } from './mailing.rules.ts'
import { findActiveRival, isVerifiedDomain, setActive, setPlan } from './mailing.store.ts'

type Clocked = Pick<App, 'clock'>

export interface Plan {
  at: string
  /** REQUIRE_SENDER_DOMAIN: a sender whose domain has not passed its DNS check is refused now, not when the run begins. */
  fromVerifiedDomain: boolean
}

/** A standard mailing goes out once its time has come; planning it again moves the time. */
export async function planMailing(app: Clocked, tx: Tx, id: number, plan: Plan): Promise<void> {
  const known = await requireMailing(tx, id)
  assertStep(known, 'plan')
  assertMayPlan(await withCurrentArticles(app, tx, known, plan.at))
  if (plan.fromVerifiedDomain) await assertVerifiedSender(tx, known)
  tx.knock(doors.dispatch)
  setPlan(tx, id, { status: 'planned', plannedAt: plan.at }, timestamp(app.clock.now()))
}

/** The domain of a mailing's sender, where it has not passed its DNS check; otherwise null. */
export async function findUnverifiedDomain(tx: Tx, id: number): Promise<string | null> {
  const { mailing } = await requireMailing(tx, id)
  const domain = domainOf(mailing.senderEmail)
  return (await isVerifiedDomain(tx, domain)) ? null : domain
}

async function assertVerifiedSender(tx: Tx, { mailing }: KnownMailing): Promise<void> {
  const domain = await findUnverifiedDomain(tx, mailing.id)
  if (domain === null) return
  const detail = `The sender domain ${domain} has not passed its DNS check; publish its records and run postrider domain check.`
  throw new AppError('invalid_state', detail, { extensions: { currentStatus: mailing.status } })
}

export async function unplanMailing({ clock }: Clocked, tx: Tx, id: number): Promise<void> {
  assertStep(await requireMailing(tx, id), 'unplan')
  setPlan(tx, id, { status: 'draft', plannedAt: null }, timestamp(clock.now()))
}

/** From now on events may send it, with the content of this moment. */
export async function activateStandingMailing(app: Clocked, tx: Tx, id: number): Promise<KnownMailing> {
  const now = timestamp(app.clock.now())
  const standing = await requireMailing(tx, id)
  assertStanding(standing)
  const known = await withCurrentArticles(app, tx, standing, now)
  assertMayPlan(known)
  await assertNoRival(tx, known)
  setActive(tx, id, true, now)
  await renewStandingContent(tx, id)
  return known
}

/** What is queued already is still sent. */
export async function deactivateMailing({ clock }: Clocked, tx: Tx, id: number): Promise<void> {
  assertStanding(await requireMailing(tx, id))
  setActive(tx, id, false, timestamp(clock.now()))
}

function assertStanding({ mailing }: KnownMailing): void {
  if (isStanding(mailing.type)) return
  throw new AppError('invalid_state', 'Only opt-in, birthday and trigger mailings are activated; plan this one.', {
    extensions: { currentStatus: mailing.status },
  })
}

/** Otherwise nobody could tell which of the two a trigger sends. */
async function assertNoRival(tx: Tx, { mailing }: KnownMailing): Promise<void> {
  const rival = mailing.triggerTypeId === null ? null : await findActiveRival(tx, mailing)
  if (rival === null) return
  const detail = `Mailing ${rival} already answers to this trigger type in ${mailing.languageIso}; deactivate it first.`
  throw new AppError('invalid_state', detail, { extensions: { currentStatus: mailing.status } })
}

/** The one place that decides whether a mailing is complete enough to be sent. */
export function assertMayPlan({ mailing, newsletter }: KnownMailing): void {
  const gaps = findGaps(mailing, newsletter)
  if (gaps.length > 0)
    throw new AppError('invalid_state', gaps.join(' '), { extensions: { currentStatus: mailing.status } })
}
