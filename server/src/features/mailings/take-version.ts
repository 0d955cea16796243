import { isDeepStrictEqual } from 'node:util'
import { type Act, actTime } from '../accounts/index.ts'
import { listReceivedWith, receiveSettled } from '../articles/index.ts'
import { findDraft } from './draft.store.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { setPlan } from './mailing.store.ts'
import { clearMailingValue, findMailingValues, saveMailingValue } from './mailing-value.store.ts'
import { listNewsletterArticles, replaceNewsletterArticles } from './newsletter-article.store.ts'
import type { ReceivedContent } from './published-mailing.rules.ts'
import {
  findReceivedMailing,
  type ReceivedMailing,
  takeLetter,
  takeParts,
  updateReceivedMailing,
} from './received-mailing.store.ts'

interface Taking {
  /** What the L-account had taken back, and gives again: nothing here counts as changed. */
  isForced?: boolean
}

/** The copy takes the version that waits for it, but for what this account may change and has changed. */
export async function takeVersion(
  act: Act,
  known: KnownMailing,
  received: ReceivedMailing,
  { isForced = false }: Taking = {},
): Promise<void> {
  const { tx } = act
  const { mailing, newsletter } = known
  const { taken: before, newest: now } = received
  if (now === null) return
  const at = actTime(act)
  const draft = await findDraft(tx, mailing.id)
  const here: Omit<ReceivedContent, 'articles' | 'fieldValues'> = {
    ...{ ...mailing, ...newsletter },
    previewText: draft?.previewText ?? '',
  }
  const part = <P extends keyof typeof here>(name: P, isFixed: boolean): (typeof here)[P] =>
    takenPart<(typeof here)[P]>({ here: here[name], before: before[name], now: now[name] }, isForced || isFixed)
  const { isSubjectFixed, isContentFixed, proposedAt } = now
  takeParts(
    tx,
    mailing.id,
    {
      ...{ isSubjectFixed, isContentFixed, proposedAt },
      ...{ name: part('name', false), senderName: part('senderName', false) },
      ...{ languageIso: part('languageIso', isContentFixed), birthdayHour: part('birthdayHour', false) },
    },
    at,
  )
  const isArranged = await takeArticles(act, known, received, isForced)
  takeLetter(
    tx,
    {
      id: newsletter.id,
      subject: part('subject', isSubjectFixed),
      previewText: part('previewText', isContentFixed),
      themeId: part('themeId', isContentFixed),
      // What is made of articles is made of them anew.
      ...(isArranged
        ? { html: '', plainText: null }
        : { html: part('html', isContentFixed), plainText: part('plainText', isContentFixed) }),
      placeholders: part('placeholders', isContentFixed),
      placeholderExamples: part('placeholderExamples', isContentFixed),
    },
    at,
  )
  await takeValues(act, mailing.id, received, isForced)
  updateReceivedMailing(tx, {
    ...received,
    taken: now,
    newest: null,
    version: received.newestVersion,
    withdrawnAt: null,
  })
}

/** A part that this account may change and has changed stays; everything else is what the L-account says now. */
function takenPart<T>({ here, before, now }: { here: T; before: T; now: T }, isFixed: boolean): T {
  return isFixed || isDeepStrictEqual(here, before) ? now : here
}

/** Whoever has put the articles in another order keeps it, and what follows says what it says now. True = it has articles. */
async function takeArticles(
  act: Act,
  { newsletter }: KnownMailing,
  received: ReceivedMailing,
  isForced: boolean,
): Promise<boolean> {
  const { tx } = act
  const { taken: before, newest } = received
  const now = newest as ReceivedContent
  const links = await listReceivedWith(tx, received)
  const idOf = (fromId: number) => links.find(({ fromArticleId }) => fromArticleId === fromId)?.articleId
  const here = (await listNewsletterArticles(tx, [newsletter.id])).get(newsletter.id) ?? []
  const isOwnOrder = !isDeepStrictEqual(
    here,
    before.articles.map(({ fromId }) => idOf(fromId)),
  )
  const keepsOrder = isOwnOrder && !now.isContentFixed && !isForced
  const arrival = { ...received, version: received.newestVersion }
  const terms = { mayAdapt: !now.isContentFixed, newsletterId: newsletter.id, isForced: now.isContentFixed }
  const articleIds: number[] = []
  for (const article of now.articles)
    if (!keepsOrder || idOf(article.fromId) !== undefined)
      articleIds.push((await receiveSettled(act, arrivalOf(arrival), article, terms)).id)
  if (!keepsOrder) replaceNewsletterArticles(tx, newsletter.id, articleIds)
  return (keepsOrder ? here : articleIds).length > 0
}

function arrivalOf({ fromAccountId, publicationId, version }: ReceivedMailing) {
  return { fromAccountId, publicationId, version }
}

async function takeValues(act: Act, mailingId: number, received: ReceivedMailing, isForced: boolean): Promise<void> {
  const { taken: before, newest } = received
  const now = newest as ReceivedContent
  const here = await findMailingValues(act.tx, mailingId)
  for (const fieldId of new Set([...Object.keys(here), ...Object.keys(now.fieldValues)])) {
    const values = { here: here[fieldId], before: before.fieldValues[fieldId], now: now.fieldValues[fieldId] }
    const value = takenPart(values, isForced || now.isContentFixed)
    if (value === undefined) clearMailingValue(act.tx, mailingId, Number(fieldId))
    else saveMailingValue(act.tx, mailingId, Number(fieldId), value)
  }
}

/** The same by hand: what is planned is taken out of the plan first, or planned anew. */
export async function takeWaiting(act: Act, mailingId: number): Promise<void> {
  assertStep(await requireMailing(act.tx, mailingId), 'edit')
  await takeNewest(act, mailingId)
}

/**
 * Takes what waits, where the dispatch has not begun; true = the mailing has changed by that. What was planned is a draft then: whoever
 * plans it anew looks at what it says now.
 */
export async function takeNewest(act: Act, mailingId: number): Promise<boolean> {
  const received = await findReceivedMailing(act.tx, mailingId)
  if (!received || received.newest === null) return false
  const known = await requireMailing(act.tx, mailingId)
  if (known.isStarted || known.mailing.status === 'sent') return false
  if (known.mailing.status === 'planned') setPlan(act.tx, mailingId, { status: 'draft', plannedAt: null }, actTime(act))
  await takeVersion(act, known, received)
  return true
}
