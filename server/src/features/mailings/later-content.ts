import { doors } from '../../doors.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { areAvailable, composeAvailable, composeLater } from '../articles/index.ts'
import { findContentSource, setNewsletterContent } from './content.store.ts'
import { contentOf, freezeContent } from './freeze-content.ts'
import { keepContent } from './keep-content.ts'
import { type LanguageVersion, listLanguages } from './language-version.store.ts'
import { heldBy, type LaterContent } from './later-content.rules.ts'
import { listLaterContents, setLaterContents, setRenewal, takeRenewal } from './later-content.store.ts'
import { setActive } from './mailing.store.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

/** From now on the mails of this mailing say what it says now in all its languages: single ones at once, a planned newsletter when it is due. */
export async function renewContent(tx: Tx, mailingId: number): Promise<void> {
  const languages = await listLanguages(tx, mailingId)
  for (const { id } of languages) setNewsletterContent(tx, id, await freezeContent(tx, id))
  await freezeLater(tx, languages)
}

/** Foresees what a mailing that events send says when the time of an article is over: that article is left out then. */
async function freezeLater(tx: Tx, languages: readonly LanguageVersion[]): Promise<void> {
  const [main] = languages
  if (!main) return
  const edges: Timestamp[] = []
  for (const version of languages) {
    const later = await laterOf(tx, version)
    setLaterContents(tx, version.id, later)
    edges.push(...later.map(({ from }) => from))
  }
  setRenewal(tx, main.id, edges.sort()[0] ?? null)
}

async function laterOf(tx: Tx, { id, newsletterId }: LanguageVersion): Promise<LaterContent[]> {
  const source = await findContentSource(tx, id)
  const articleIds = (await listNewsletterArticles(tx, [newsletterId])).get(newsletterId)
  // What is sent once by its plan does not begin without an article.
  if (!source || !articleIds || source.type === 'standard') return []
  const later: LaterContent[] = []
  for (const { from, html } of await composeLater(tx, articleIds))
    later.push({ from, contentId: html === null ? null : await keepContent(tx, contentOf({ ...source, html })) })
  return later
}

/** When the time of an article has come: its mails go on without it, and without any left the mailing is inactive. */
export async function renewStanding(
  tx: Tx,
  mailingId: number,
  now: Timestamp,
): Promise<'renewed' | 'emptied' | 'notDue'> {
  if (!(await takeRenewal(tx, mailingId, now))) return 'notDue'
  const languages = await listLanguages(tx, mailingId)
  const edges: Timestamp[] = []
  let main: number | null = languages[0]?.contentId ?? null
  for (const { id, contentId } of languages) {
    const { current, rest } = heldBy(await listLaterContents(tx, id), now)
    const held = current ? current.contentId : contentId
    if (id === mailingId) main = held
    if (main === null) return emptyStanding(tx, mailingId, now)
    // A language with nothing left says what the main one says.
    setNewsletterContent(tx, id, held ?? main)
    setLaterContents(tx, id, rest)
    edges.push(...rest.map(({ from }) => from))
  }
  setRenewal(tx, mailingId, edges.sort()[0] ?? null)
  return 'renewed'
}

function emptyStanding(tx: Tx, mailingId: number, now: Timestamp): 'emptied' {
  setActive(tx, mailingId, false, now)
  setRenewal(tx, mailingId, null)
  tx.knock(doors.accountSetup)
  return 'emptied'
}

/** What a birthday mailing says on this morning; null = nothing is left, and it is inactive from now on. */
export async function freezeDispatch(tx: Tx, mailing: Pick<LanguageVersion, 'id' | 'newsletterId'>, at: Timestamp) {
  const { id, newsletterId } = mailing
  const articleIds = (await listNewsletterArticles(tx, [newsletterId])).get(newsletterId) ?? []
  if (await areAvailable(tx, articleIds, at)) return freezeContent(tx, id)
  const [html, source] = await Promise.all([composeAvailable(tx, articleIds, at), findContentSource(tx, id)])
  if (html !== null && source) return keepContent(tx, contentOf({ ...source, html }))
  emptyStanding(tx, id, at)
  return null
}
