import { isDeepStrictEqual } from 'node:util'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import { type Arrival, listReceivedWith, receiveSettled } from '../articles/index.ts'
import { findDraft } from './draft.store.ts'
import { type KnownMailing, requireLanguage } from './known-mailing.ts'
import { insertLanguage, listLanguages } from './language-version.store.ts'
import { putInTrash } from './mailing-trash.store.ts'
import { listNewsletterArticles, replaceNewsletterArticles } from './newsletter-article.store.ts'
import type { MailingTerms, ReceivedContent, ReceivedLetter } from './published-mailing.rules.ts'
import { type ReceivedMailing, takeLetter } from './received-mailing.store.ts'

interface NewLetter {
  newsletterId: number
  letter: ReceivedLetter
  terms: Pick<MailingTerms, 'isContentFixed'>
}

/** What the L-account says becomes what a newsletter of this account says. */
export async function insertLetter(
  act: Act,
  arrival: Arrival,
  { newsletterId, letter, terms }: NewLetter,
): Promise<void> {
  takeLetter(act.tx, { ...letter, id: newsletterId }, actTime(act))
  const articleTerms = { mayAdapt: !terms.isContentFixed, newsletterId }
  const articleIds: number[] = []
  for (const article of letter.articles) articleIds.push((await receiveSettled(act, arrival, article, articleTerms)).id)
  replaceNewsletterArticles(act.tx, newsletterId, articleIds)
}

type NewLanguage = Omit<NewLetter, 'newsletterId'> & { mainId: number; mainNewsletterId: number }

export async function insertReceivedLanguage(
  act: Act,
  arrival: Arrival,
  { mainId, mainNewsletterId, letter, terms }: NewLanguage,
): Promise<void> {
  const written = { mainId, languageIso: letter.languageIso, at: actTime(act), by: actorName(act.actor) }
  const { newsletterId } = await insertLanguage(act.tx, mainNewsletterId, written)
  await insertLetter(act, arrival, { newsletterId, letter, terms })
}

/** A part that this account may change and has changed stays; everything else is what the L-account says now. */
export function takenPart<T>({ here, before, now }: { here: T; before: T; now: T }, isFixed: boolean): T {
  return isFixed || isDeepStrictEqual(here, before) ? now : here
}

interface LetterVersions {
  before: ReceivedLetter
  now: ReceivedLetter
  isForced: boolean
}

/** A newsletter takes what the L-account says now, but for what this account may change and has changed. */
export async function takeLetterVersion(
  act: Act,
  { mailing, newsletter }: KnownMailing,
  received: ReceivedMailing,
  { before, now, isForced }: LetterVersions,
): Promise<void> {
  const { isSubjectFixed, isContentFixed } = received.newest as ReceivedContent
  const draft = await findDraft(act.tx, mailing.id)
  const here: Omit<ReceivedLetter, 'articles'> = {
    ...newsletter,
    languageIso: mailing.languageIso,
    previewText: draft?.previewText ?? '',
  }
  const part = <P extends keyof typeof here>(name: P, isFixed: boolean): (typeof here)[P] =>
    takenPart<(typeof here)[P]>({ here: here[name], before: before[name], now: now[name] }, isForced || isFixed)
  const isArranged = await takeArticles(act, newsletter.id, received, { before, now, isForced })
  takeLetter(
    act.tx,
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
    actTime(act),
  )
}

/** Whoever has put the articles in another order keeps it, and what follows says what it says now. True = it has articles. */
async function takeArticles(
  act: Act,
  newsletterId: number,
  received: ReceivedMailing,
  { before, now, isForced }: LetterVersions,
): Promise<boolean> {
  const { tx } = act
  const { isContentFixed } = received.newest as ReceivedContent
  const links = await listReceivedWith(tx, received)
  const idOf = (fromId: number) => links.find(({ fromArticleId }) => fromArticleId === fromId)?.articleId
  const here = (await listNewsletterArticles(tx, [newsletterId])).get(newsletterId) ?? []
  const isOwnOrder = !isDeepStrictEqual(
    here,
    before.articles.map(({ fromId }) => idOf(fromId)),
  )
  const keepsOrder = isOwnOrder && !isContentFixed && !isForced
  const terms = { mayAdapt: !isContentFixed, newsletterId, isForced: isContentFixed }
  const articleIds: number[] = []
  for (const article of now.articles)
    if (!keepsOrder || idOf(article.fromId) !== undefined)
      articleIds.push((await receiveSettled(act, arrivalOf(received), article, terms)).id)
  if (!keepsOrder) replaceNewsletterArticles(tx, newsletterId, articleIds)
  return (keepsOrder ? here : articleIds).length > 0
}

function arrivalOf({ fromAccountId, publicationId, newestVersion: version }: ReceivedMailing): Arrival {
  return { fromAccountId, publicationId, version }
}

/** A language that is new there comes, one that was given up there goes; one that was taken out here stays out, where this account may. */
export async function takeLanguages(
  act: Act,
  { mailing, newsletter }: KnownMailing,
  received: ReceivedMailing,
  isForced: boolean,
): Promise<void> {
  const { taken, newest } = received
  const now = newest as ReceivedContent
  const before = new Map((taken.languages ?? []).map((letter) => [letter.languageIso, letter]))
  const here = new Map((await listLanguages(act.tx, mailing.id)).map((version) => [version.languageIso, version]))
  for (const letter of now.languages ?? []) {
    const version = here.get(letter.languageIso)
    const former = before.get(letter.languageIso)
    if (version && version.versionOf !== null) {
      const known = await requireLanguage(act.tx, version.id)
      await takeLetterVersion(act, known, received, { before: former ?? letter, now: letter, isForced })
    } else if (!version && (!former || now.isContentFixed || isForced)) {
      const place = { mainId: mailing.id, mainNewsletterId: newsletter.id }
      await insertReceivedLanguage(act, arrivalOf(received), { ...place, letter, terms: now })
    }
  }
  const kept = new Set((now.languages ?? []).map(({ languageIso }) => languageIso))
  for (const [languageIso, version] of here)
    if (version.versionOf !== null && before.has(languageIso) && !kept.has(languageIso))
      putInTrash(act.tx, version.id, actTime(act))
}
