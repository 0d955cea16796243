import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actTime, type Look } from '../accounts/index.ts'
import { articleRefusals, findArticles } from '../articles/index.ts'
import { type Draft, type DraftChange, findDraft, setTheme, updateDraft } from './draft.store.ts'
import { expectFree } from './expect-free.ts'
import { assertStep, requireLanguage } from './known-mailing.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import type { Mailing } from './mailing.rules.ts'
import { listNewsletterArticles, replaceNewsletterArticles } from './newsletter-article.store.ts'
import { listThemes } from './theme.store.ts'

/** A newsletter that is being written. */
export interface KnownDraft extends Draft {
  articleIds: readonly number[]
}

/** How a draft shows itself; its version remembers each of these apart. */
export function shownDraft({ subject, previewText, themeId, articleIds }: KnownDraft) {
  return { subject, previewText, themeId, articleIds: [...articleIds] }
}

export async function readDraft({ reader }: Pick<Look, 'reader'>, mailingId: number): Promise<KnownDraft> {
  const draft = await findDraft(reader, mailingId)
  if (!draft) throw mailingRefusals.mailing_not_found()
  const articles = await listNewsletterArticles(reader, [draft.newsletterId])
  return { ...draft, articleIds: articles.get(draft.newsletterId) ?? [] }
}

/** Locked until the transaction ends, and still to be written: what is planned or sent stays as it is, and what is active is written anew beside it. */
export async function requireDraft(act: Act, mailingId: number): Promise<{ mailing: Mailing; draft: KnownDraft }> {
  const known = await requireLanguage(act.tx, mailingId)
  assertStep(known, 'edit')
  const { mailing } = known
  return { mailing, draft: await readDraft({ reader: act.tx }, mailingId) }
}

/** Nothing is checked yet: a text that is being written is rarely complete. Planning does. */
export async function changeDraft(act: Act, mailingId: number, change: DraftChange, version: string): Promise<void> {
  const { mailing, draft } = await requireDraft(act, mailingId)
  expectFree(mailing, { subject: change.subject !== undefined, content: change.previewText !== undefined })
  const asked = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await expectUnchanged({ version, current: shownDraft(draft), asked })
  updateDraft(act.tx, draft.newsletterId, change, actTime(act))
}

/** The same, whatever was seen of it. */
export async function setDraft(act: Act, mailingId: number, change: DraftChange): Promise<void> {
  const { mailing, draft } = await requireDraft(act, mailingId)
  expectFree(mailing, { subject: change.subject !== undefined, content: change.previewText !== undefined })
  updateDraft(act.tx, draft.newsletterId, change, actTime(act))
}

export async function chooseTheme(act: Act, mailingId: number, themeId: number | null): Promise<void> {
  const { mailing, draft } = await requireDraft(act, mailingId)
  expectFree(mailing, { content: true })
  if (themeId !== null && !(await listThemes(act.tx)).some(({ id }) => id === themeId))
    throw mailingRefusals.theme_not_found({ themeId })
  setTheme(act.tx, draft.newsletterId, themeId, actTime(act))
}

/** The articles of a newsletter in their order: those written for it, and those that any may use. */
export async function arrangeArticles(
  act: Act,
  mailingId: number,
  articleIds: readonly number[],
  version?: string,
): Promise<void> {
  const { mailing, draft } = await requireDraft(act, mailingId)
  expectFree(mailing, { content: true })
  if (version !== undefined) await expectUnchanged({ version, current: shownDraft(draft), asked: { articleIds } })
  const found = await findArticles(act.tx, articleIds)
  const usable = found.filter(
    ({ id, newsletterId, withdrawnAt }) =>
      (newsletterId === null || newsletterId === draft.newsletterId) &&
      // A gap can be moved and taken out, but nobody makes a new one.
      (withdrawnAt === null || draft.articleIds.includes(id)),
  )
  const unknown = articleIds.filter((id) => !usable.some((article) => article.id === id))
  if (unknown.length > 0) throw articleRefusals.articles_unknown({ articleIds: unknown })
  replaceNewsletterArticles(act.tx, draft.newsletterId, articleIds)
  updateDraft(act.tx, draft.newsletterId, {}, actTime(act))
}
