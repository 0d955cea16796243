import { type Act, actorName, actTime } from '../accounts/index.ts'
import { findArticles, shownArticle } from '../articles/index.ts'
import { readDraft } from '../mailings/index.ts'
import { changesBetween, continuedVersion, keptVersions, type VersionContent } from './version.rules.ts'
import { deleteVersions, findVersion, insertVersion, listVersionRows } from './version.store.ts'

/** What a newsletter says at this moment of the transaction. */
async function currentVersion({ tx }: Pick<Act, 'tx'>, mailingId: number) {
  const draft = await readDraft({ reader: tx }, mailingId)
  const found = await findArticles(tx, draft.articleIds)
  const articles = draft.articleIds.flatMap((id) => found.find((article) => article.id === id) ?? [])
  const content: VersionContent = {
    subject: draft.subject,
    previewText: draft.previewText,
    themeId: draft.themeId,
    articles: articles.map((article) => ({
      id: article.id,
      templateId: article.templateId,
      isOwn: article.newsletterId !== null,
      places: shownArticle(article).places,
    })),
  }
  return { newsletterId: draft.newsletterId, content }
}

/** Does something to a newsletter and keeps what it says then, and before that what it said before anybody saved. */
export async function saveAsVersion<T>(
  act: Act,
  mailingId: number,
  work: () => Promise<T>,
  { isApart = false } = {},
): Promise<T> {
  const before = await currentVersion(act, mailingId)
  const result = await work()
  const { newsletterId, content } = await currentVersion(act, mailingId)
  const now = actTime(act)
  const by = actorName(act.actor)
  const versions = await listVersionRows(act.tx, newsletterId)
  const newest = versions[0]?.number ?? 1
  if (versions.length === 0) {
    const first = { number: 1, savedBy: null, begunAt: now, savedAt: now, changes: [], content: before.content }
    insertVersion(act.tx, newsletterId, first)
  }
  const continued = isApart ? undefined : continuedVersion(versions, { by, at: now })
  const others = versions.filter(({ number }) => number !== continued?.number)
  const base = others[0] ? (await findVersion(act.tx, newsletterId, others[0].number))?.content : before.content
  const over = others.slice(keptVersions - 1).map(({ number }) => number)
  deleteVersions(act.tx, newsletterId, continued ? [continued.number, ...over] : over)
  insertVersion(act.tx, newsletterId, {
    // What is written on keeps its number, unless somebody else saved after it.
    number: continued && continued.number === newest ? newest : newest + 1,
    savedBy: by,
    begunAt: continued?.begunAt ?? now,
    savedAt: now,
    changes: changesBetween(base ?? before.content, content),
    content,
  })
  return result
}
