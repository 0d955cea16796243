import { isDeepStrictEqual } from 'node:util'
import { type Account, type Act, actorName, actTime } from '../accounts/index.ts'
import { type Arrival, settleArticle } from '../articles/index.ts'
import { type KnownMailing, requireMailing } from './known-mailing.ts'
import { isOfMatter, judgeStep } from './mailing.rules.ts'
import { insertMailing } from './mailing.store.ts'
import { findMailing } from './mailing-list.store.ts'
import { saveMailingValue } from './mailing-value.store.ts'
import type {
  MailingTerms,
  PublishedLetter,
  PublishedMailing,
  ReceivedContent,
  ReceivedLetter,
} from './published-mailing.rules.ts'
import { receiveTheme } from './receive-theme.ts'
import { insertLetter, insertReceivedLanguage } from './received-letter.ts'
import {
  findCopyOf,
  insertReceivedMailing,
  openAudience,
  type ReceivedMailing,
  takeParts,
  updateReceivedMailing,
} from './received-mailing.store.ts'
import { takeVersion } from './take-version.ts'
import { usualSender } from './usual-sender.ts'

/** `waiting`: the copy is planned or active, and stays as it is until somebody plans or applies it anew. */
export type CopyOutcome = 'received' | 'updated' | 'unchanged' | 'waiting' | 'sent' | 'declined'

interface Channels extends Account {
  channels: readonly { id: number }[]
}

/** A mailing of the L-account above becomes a draft of this account, or its copy hears of the new version. */
export async function receiveMailing(
  act: Act<Channels>,
  arrival: Arrival,
  published: PublishedMailing,
  terms: MailingTerms,
): Promise<CopyOutcome> {
  const content = await settle(act, arrival, published, terms)
  const copy = await findCopyOf(act.tx, arrival)
  if (copy) return hearOf(act, copy, arrival, content)
  await insertCopy(act, arrival, content)
  return 'received'
}

async function hearOf(
  act: Act,
  copy: ReceivedMailing,
  { version }: Arrival,
  content: ReceivedContent,
): Promise<CopyOutcome> {
  // Whoever has thrown it away does not want the next one either.
  if (!(await findMailing(act.tx, copy.mailingId))) return 'declined'
  const isSame = isDeepStrictEqual(copy.newest ?? copy.taken, content)
  if (isSame && copy.newestVersion === version && copy.withdrawnAt === null) return 'unchanged'
  const known = await requireMailing(act.tx, copy.mailingId)
  const told = { ...copy, newestVersion: version, newest: content, receivedAt: actTime(act), withdrawnAt: null }
  if (isFree(known)) {
    await takeVersion(act, known, told, { isForced: copy.withdrawnAt !== null })
    return 'updated'
  }
  // Back to what it says already: there is nothing to wait for.
  const isBack = isDeepStrictEqual(copy.taken, content)
  updateReceivedMailing(act.tx, isBack ? { ...told, version, newest: null } : told)
  return known.isStarted || known.mailing.status === 'sent' ? 'sent' : 'waiting'
}

/** Nothing of it is planned, sent or sending, and no event sends it. */
export function isFree({ mailing, isStarted }: KnownMailing): boolean {
  return judgeStep(mailing, 'edit', isStarted) === null && mailing.isActive !== true
}

async function settle(
  act: Act<Channels>,
  { fromAccountId }: Arrival,
  { languages, ...carried }: PublishedMailing,
  terms: MailingTerms,
): Promise<ReceivedContent> {
  const settled: ReceivedLetter[] = []
  for (const letter of languages ?? []) settled.push(await settleLetter(act, fromAccountId, letter))
  return {
    ...(await settleLetter(act, fromAccountId, carried)),
    ...terms,
    ...(settled.length > 0 && { languages: settled }),
  }
}

/** Its look and its articles in the words of this account; whatever else it says stays as it is. */
async function settleLetter<L extends PublishedLetter>(
  act: Act,
  fromAccountId: number,
  { theme, articles, ...carried }: L,
): Promise<Omit<L, 'theme' | 'articles'> & Pick<ReceivedLetter, 'themeId' | 'articles'>> {
  const settled: ReceivedLetter['articles'] = []
  for (const article of articles)
    settled.push({ ...(await settleArticle(act, fromAccountId, article)), fromId: article.fromId })
  const themeId = theme === null ? null : await receiveTheme(act, fromAccountId, theme)
  return { ...carried, themeId, articles: settled }
}

/** A draft with ids of its own, from whoever this account sends as, to nobody yet. People join and leave the account by its own name. */
async function insertCopy(act: Act<Channels>, arrival: Arrival, content: ReceivedContent): Promise<void> {
  const { tx } = act
  const now = actTime(act)
  const { senderEmail, replyTo, senderName: ownName } = await usualSender(act)
  const { type, name, languageIso, triggerTypeId, purposeReason, subject, html, plainText, themeId } = content
  const senderName = isOfMatter(type) ? ownName : content.senderName
  const channelId = act.account.channels.some(({ id }) => id === content.channelId) ? content.channelId : null
  const mailingId = await insertMailing(
    tx,
    {
      ...{ type, name, senderName, languageIso, triggerTypeId, purposeReason, channelId, senderEmail, replyTo },
      ...{ groupIds: [], excludedGroupIds: [], versionOf: null, createdBy: actorName(act.actor) },
      purpose: purposeReason === null ? 'general' : 'transactional',
      isActive: type === 'standard' ? null : false,
    },
    { subject, html, plainText, themeId },
    now,
  )
  const { newsletter } = await requireMailing(tx, mailingId)
  takeParts(tx, mailingId, { ...content, senderName }, now)
  await insertLetter(act, arrival, { newsletterId: newsletter.id, letter: content, terms: content })
  if (type === 'standard' || type === 'birthday') openAudience(tx, mailingId)
  for (const letter of content.languages ?? [])
    await insertReceivedLanguage(act, arrival, {
      mainId: mailingId,
      mainNewsletterId: newsletter.id,
      letter,
      terms: content,
    })
  for (const [fieldId, value] of Object.entries(content.fieldValues))
    saveMailingValue(tx, mailingId, Number(fieldId), value)
  const versions = { version: arrival.version, newestVersion: arrival.version, taken: content, newest: null }
  insertReceivedMailing(tx, { ...arrival, ...versions, mailingId, receivedAt: now, withdrawnAt: null })
}
