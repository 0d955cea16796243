import { type Act, actTime, expectMaySend } from '../accounts/index.ts'
import {
  assertMayPlan,
  assertSends,
  exampleOf,
  freezeContent,
  type KnownMailing,
  requireLanguage,
  singleMailsOf,
  withCurrentArticles,
} from '../mailings/index.ts'
import { queueSingleMessages, reserveMessageIds, sealValues } from '../messages/index.ts'
import { ensureStandingRun } from './standing-run.store.ts'
import { findSubscriberIdByEmail, findTestRun, isAddressOfMember } from './test-run.store.ts'

export interface TestMail {
  messageId: number
  /** Null = the address is not in the list, so every variable takes its default. */
  subscriberId: number | null
}

/** One mail of a mailing as it stands now, to any address; it has its own run, so that it never counts as sent. */
export async function sendTest(
  act: Act,
  mailingId: number,
  to: { email: string; emailKey: string },
): Promise<TestMail> {
  const { tx } = act
  // An account nobody has looked at yet may still try its mails on its own users, and so may one that only prepares them.
  if (!(await isAddressOfMember(tx, to.emailKey))) {
    assertSends(act)
    expectMaySend(act)
  }
  const known = await asWrittenNow(act, await requireLanguage(tx, mailingId))
  const { mailing, newsletter } = known
  // Whom it will reach is no matter of a test.
  await assertMayPlan(act, { ...known, mailing: { ...mailing, lacksAudience: false } })
  const { type, channelId } = mailing
  const now = actTime(act)
  const runClass = singleMailsOf(type) ?? 'newsletter'
  ensureStandingRun(tx, { mailingId, newsletterId: newsletter.id, class: runClass, channelId, startedAt: now }, 'test')
  const [contentId, runId, subscriberId, ids] = await Promise.all([
    freezeContent(tx, mailingId),
    findTestRun(tx, mailingId),
    findSubscriberIdByEmail(tx, to.emailKey),
    reserveMessageIds(tx, 1),
  ])
  const id = ids[0] as number
  // A test has no caller that could bring values, so each placeholder shows its example.
  const placeholders = Object.fromEntries(
    newsletter.placeholders.map((name) => [name, exampleOf(newsletter.placeholderExamples, name).exampleValue]),
  )
  const sealed = sealValues(act, tx.tenant.accountId, placeholders)
  const payload = { to: to.email, ...(newsletter.placeholders.length > 0 && { placeholders: sealed }) }
  queueSingleMessages(tx, [{ id, runId, contentId, subscriberId: subscriberId ?? 0, payload }])
  return { messageId: id, subscriberId }
}

/** A draft shows its articles of this moment, and what is active those of its working version; what is planned says what it said then. */
function asWrittenNow(act: Act, known: KnownMailing): Promise<KnownMailing> | KnownMailing {
  const { status } = known.mailing
  return status === 'draft' ? withCurrentArticles(act, known, actTime(act)) : known
}
