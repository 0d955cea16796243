import type { Act, Look } from '../accounts/index.ts'
import { findArticles, restoreWords } from '../articles/index.ts'
import { arrangeArticles, chooseTheme, listThemes, readDraft, requireDraft, setDraft } from '../mailings/index.ts'
import { nameActors } from '../users/index.ts'
import { saveAsVersion } from './keep-version.ts'
import { pastRefusals } from './version.refusals.ts'
import { findVersion, listVersionRows } from './version.store.ts'

/** What was saved of a newsletter, newest first, and by whom. */
export async function listVersions({ reader }: Pick<Look, 'reader'>, mailingId: number) {
  const { newsletterId } = await readDraft({ reader }, mailingId)
  const versions = await listVersionRows(reader, newsletterId)
  const named = versions.flatMap(({ savedBy }) => (savedBy === null ? [] : [savedBy]))
  const actors = await nameActors(reader, named)
  const nameOf = new Map(named.map((actor, i) => [actor, actors[i]?.name ?? null]))
  return versions.map(({ savedBy, ...version }) => ({
    ...version,
    by: savedBy === null ? null : (nameOf.get(savedBy) ?? null),
  }))
}

export async function readVersion({ reader }: Pick<Look, 'reader'>, mailingId: number, number: number) {
  const { newsletterId } = await readDraft({ reader }, mailingId)
  const version = await findVersion(reader, newsletterId, number)
  if (!version) throw pastRefusals.version_not_found()
  return version
}

/** Makes a newsletter say again what it said. What it says now stays as a version. */
export async function restoreVersion(act: Act, mailingId: number, number: number): Promise<void> {
  await requireDraft(act, mailingId)
  const { content } = await readVersion({ reader: act.tx }, mailingId, number)
  await saveAsVersion(
    act,
    mailingId,
    async () => {
      const known = await findArticles(
        act.tx,
        content.articles.map(({ id }) => id),
      )
      const there = content.articles.filter(({ id }) => known.some((article) => article.id === id))
      await arrangeArticles(
        act,
        mailingId,
        there.map(({ id }) => id),
      )
      for (const { id, places, isOwn } of there) if (isOwn) await restoreWords(act, id, places)
      const hasTheme = (await listThemes(act.tx)).some(({ id }) => id === content.themeId)
      await chooseTheme(act, mailingId, hasTheme ? content.themeId : null)
      await setDraft(act, mailingId, { subject: content.subject, previewText: content.previewText })
    },
    { isApart: true },
  )
}
