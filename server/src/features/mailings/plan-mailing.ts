import { doors } from '../../doors.rules.ts'
import type { LocalTime } from '../../platform/clock/local-time.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Act, actorName, actTime, expectMaySend, type Look } from '../accounts/index.ts'
import { dynamicMembers } from '../conditions/index.ts'
import { expectApproved, expectOneOrder } from './approve-mailing.ts'
import { withCurrentArticles } from './compose-newsletter.ts'
import { assertStep, type KnownMailing, requireLanguage, requireMailing } from './known-mailing.ts'
import { listLanguages } from './language-version.store.ts'
import { renewContent } from './later-content.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { domainOf, findGaps, groupsOf, isOfMatter, isStanding } from './mailing.rules.ts'
import { findActiveRival, holdGroups, isVerifiedDomain, setActive, setPlan } from './mailing.store.ts'
import { holdChannel } from './mailing-channel.store.ts'
import type { Trial } from './subject-test.rules.ts'
import { takeNewest } from './take-version.ts'
import { isThemeGone } from './theme.store.ts'

export interface Plan {
  at: Timestamp
  /** REQUIRE_SENDER_DOMAIN: a sender whose domain has not passed its DNS check is refused now, not when the run begins. */
  fromVerifiedDomain: boolean
  /** Nothing of it leaves later; absent = no such time. */
  notAfter?: Timestamp | null
  /** So many get it first, and the others follow; absent = all at once. */
  trial?: Trial | null
  /** Day and hour where each recipient is; absent = all at once. */
  recipientHour?: LocalTime | null
  /** Who wanted it, where somebody else approves; absent = whoever plans. */
  plannedBy?: string
}

/** A standard mailing goes out once its time has come, as it is now; planning it again moves the time. */
export async function planMailing(act: Act, id: number, plan: Plan): Promise<void> {
  const { tx } = act
  assertSends(act)
  expectMaySend(act)
  assertStep(await requireMailing(tx, id), 'plan')
  await takeNewest(act, id)
  const known = await requireMailing(tx, id)
  await assertMayPlan(act, await withCurrentArticles(act, known, plan.at))
  await assertLanguagesMayPlan(act, id, plan.at)
  expectOneOrder(known.mailing, plan)
  if (plan.fromVerifiedDomain) await assertVerifiedSender(tx, known)
  await expectApproved(act, known.mailing, plan)
  setPlan(
    tx,
    id,
    {
      status: 'planned',
      plannedAt: plan.at,
      notAfter: plan.notAfter ?? null,
      trial: plan.trial ?? null,
      recipientHour: plan.recipientHour ?? null,
      plannedBy: plan.plannedBy ?? actorName(act.actor),
    },
    actTime(act),
  )
  await renewContent(tx, id)
  tx.knock(doors.dispatch)
}

/** L-accounts prepare mailings for others. */
export function assertSends({ account }: Look): void {
  if (account.type === 'L') throw mailingRefusals.account_sends_nothing()
}

/** The domain of a mailing's sender, where it has not passed its DNS check; otherwise null. */
export async function findUnverifiedDomain(tx: Tx, id: number): Promise<string | null> {
  const { mailing } = await requireMailing(tx, id)
  const domain = domainOf(mailing.senderEmail)
  return (await isVerifiedDomain(tx, domain)) ? null : domain
}

async function assertVerifiedSender(tx: Tx, { mailing }: KnownMailing): Promise<void> {
  const domain = await findUnverifiedDomain(tx, mailing.id)
  if (domain !== null) {
    const { accountId } = tx.tenant
    throw mailingRefusals.sender_domain_unverified({ currentStatus: mailing.status, accountId, domain })
  }
}

export async function unplanMailing(act: Act, id: number): Promise<void> {
  assertStep(await requireMailing(act.tx, id), 'unplan')
  setPlan(act.tx, id, { status: 'draft', plannedAt: null }, actTime(act))
}

/** From now on events may send it, with the content of this moment. */
export async function activateStandingMailing(
  act: Act,
  id: number,
  { replaces = false }: { replaces?: boolean | undefined } = {},
): Promise<KnownMailing> {
  const { tx } = act
  const now = actTime(act)
  assertSends(act)
  expectMaySend(act)
  assertStanding(await requireMailing(tx, id))
  await takeNewest(act, id)
  const standing = await requireMailing(tx, id)
  const known = await withCurrentArticles(act, standing, now)
  await assertMayPlan(act, known)
  await settleRival(act, known, replaces)
  await expectApproved(act, known.mailing, { at: null })
  setActive(tx, id, true, now)
  tx.knock(doors.accountSetup)
  await renewContent(tx, id)
  return known
}

/**
 * What the L-account says in a mailing it keeps counts at once, without anybody here who looks at it first. Null = it lacks
 * something, such as a sender, and stays as it is.
 */
export async function enforceStandingMailing(act: Act, id: number): Promise<KnownMailing | null> {
  const { tx } = act
  const now = actTime(act)
  await takeNewest(act, id)
  const known = await withCurrentArticles(act, await requireMailing(tx, id), now)
  assertStanding(known)
  if ((await gapsOf(act, known)).length > 0) return null
  setActive(tx, id, true, now)
  tx.knock(doors.accountSetup)
  await renewContent(tx, id)
  return known
}

/** What is queued already is still sent. */
export async function deactivateMailing(act: Act, id: number): Promise<void> {
  assertStanding(await requireMailing(act.tx, id))
  setActive(act.tx, id, false, actTime(act))
  act.tx.knock(doors.accountSetup)
}

function assertStanding({ mailing }: KnownMailing): void {
  if (!isStanding(mailing.type)) throw mailingRefusals.mailing_not_standing({ currentStatus: mailing.status })
}

/** Of two nobody could tell which of them a trigger sends: one takes the place of the other, or has to wait. */
async function settleRival(act: Act, { mailing }: KnownMailing, replaces: boolean): Promise<void> {
  const mailingId = mailing.triggerTypeId === null ? null : await findActiveRival(act.tx, mailing)
  if (mailingId === null) return
  if (replaces) return setActive(act.tx, mailingId, false, actTime(act))
  const { status: currentStatus, languageIso } = mailing
  throw mailingRefusals.trigger_type_taken({ currentStatus, mailingId, languageIso })
}

/** What goes for what a mailing says in its main language goes for all others. */
async function assertLanguagesMayPlan(act: Act, id: number, at: Timestamp): Promise<void> {
  for (const version of await listLanguages(act.tx, id)) {
    if (version.versionOf === null) continue
    const known = await withCurrentArticles(act, await requireLanguage(act.tx, version.id), at)
    await assertMayPlan(act, known)
  }
}

export async function assertMayPlan(act: Pick<Act, 'tx' | 'clock'>, known: KnownMailing): Promise<void> {
  const gaps = await gapsOf(act, known)
  const { status: currentStatus, versionOf, languageIso } = known.mailing
  const named = versionOf === null ? gaps : gaps.map((gap) => `${languageIso}: ${gap}`)
  if (gaps.length > 0) throw mailingRefusals.mailing_incomplete({ currentStatus, gaps: named })
}

/** The one place that decides whether a mailing is complete enough to be sent. */
async function gapsOf(
  { tx, clock }: Pick<Act, 'tx' | 'clock'>,
  { mailing, newsletter }: KnownMailing,
): Promise<string[]> {
  const [missing, { isClosed }, { invalidIds }, isThemeMissing] = await Promise.all([
    holdGroups(tx, mailing),
    holdChannel(tx, isOfMatter(mailing.type) ? null : mailing.channelId),
    dynamicMembers(tx, clock.now(), groupsOf(mailing)),
    isThemeGone(tx, newsletter.themeId),
  ])
  const gaps = findGaps(mailing, newsletter, missing, invalidIds)
  if (isThemeMissing) gaps.unshift('The theme of the newsletter was deleted; choose another one.')
  if (isClosed) gaps.unshift('The channel of the mailing is closed.')
  return gaps
}
