import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import type { Act } from '../accounts/index.ts'
import { articleRefusals, copyArticle, createArticle, type PlaceValues, writeArticle } from '../articles/index.ts'
import { arrangeArticles, changeDraft, chooseTheme, requireDraft, shownDraft } from '../mailings/index.ts'
import { adoptTheme, type ShippedName, shippedNames } from '../themes/index.ts'
import { saveAsVersion } from './keep-version.ts'

export interface ThemeChoice {
  /** One that comes with the service. */
  shipped?: string | undefined
  /** One of the account's own; null = none. */
  themeId?: number | null | undefined
}

/** The subject and what stands beside it. */
export function changeNewsletter(
  act: Act,
  mailingId: number,
  change: Parameters<typeof changeDraft>[2],
  version: string,
): Promise<void> {
  return saveAsVersion(act, mailingId, () => changeDraft(act, mailingId, change, version))
}

/** The look of a newsletter; its articles stay as they are. */
export async function dressNewsletter(
  act: Act,
  mailingId: number,
  choice: ThemeChoice,
  version: string,
): Promise<void> {
  const { draft } = await requireDraft(act, mailingId)
  await expectUnchanged({ version, current: shownDraft(draft), asked: { themeId: null } })
  const shipped = shippedNames.find((name): name is ShippedName => name === choice.shipped)
  await saveAsVersion(act, mailingId, async () =>
    chooseTheme(act, mailingId, shipped ? await adoptTheme(act, shipped) : (choice.themeId ?? null)),
  )
}

export function orderNewsletter(
  act: Act,
  mailingId: number,
  articleIds: readonly number[],
  version: string,
): Promise<void> {
  return saveAsVersion(act, mailingId, () => arrangeArticles(act, mailingId, articleIds, version))
}

/** An empty article for this newsletter, after all others or behind one of them. */
export async function addArticle(
  act: Act,
  mailingId: number,
  { templateId, after }: { templateId: number; after?: number | null | undefined },
): Promise<number> {
  const { mailing, draft } = await requireDraft(act, mailingId)
  const { languageIso } = mailing
  const name = mailing.name.slice(0, 200)
  return saveAsVersion(act, mailingId, async () => {
    const { id } = await createArticle(act, { languageIso, name, templateId, newsletterId: draft.newsletterId })
    await arrangeArticles(act, mailingId, insertedBehind(draft.articleIds, id, after))
    return id
  })
}

/** The same once more, right behind it. */
export async function duplicateArticle(act: Act, mailingId: number, articleId: number): Promise<number> {
  const { draft } = await requireDraft(act, mailingId)
  expectArticle(draft.articleIds, articleId)
  return saveAsVersion(act, mailingId, async () => {
    const id = await copyArticle(act, articleId, { newsletterId: draft.newsletterId })
    await arrangeArticles(act, mailingId, insertedBehind(draft.articleIds, id, articleId))
    return id
  })
}

export interface Written {
  places: PlaceValues
  version: string
}

export async function writeInNewsletter(
  act: Act,
  mailingId: number,
  articleId: number,
  { places, version }: Written,
): Promise<Awaited<ReturnType<typeof writeArticle>>> {
  const { draft } = await requireDraft(act, mailingId)
  expectArticle(draft.articleIds, articleId)
  return saveAsVersion(act, mailingId, () => writeArticle(act, articleId, places, version))
}

function expectArticle(articleIds: readonly number[], articleId: number): void {
  if (!articleIds.includes(articleId)) throw articleRefusals.article_not_found()
}

function insertedBehind(ids: readonly number[], id: number, after: number | null | undefined): number[] {
  const at = after == null ? -1 : ids.indexOf(after)
  return at < 0 ? [...ids, id] : ids.toSpliced(at + 1, 0, id)
}
