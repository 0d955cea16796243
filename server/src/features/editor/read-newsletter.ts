import type { Database } from '../../platform/db/database.ts'
import type { Look } from '../accounts/index.ts'
import {
  type Article,
  type ArticleTemplate,
  findArticles,
  findReceivedArticles,
  listArticleTemplates,
} from '../articles/index.ts'
import { readAbove } from '../customer-accounts/index.ts'
import {
  currentContent,
  findLayoutTheme,
  type LanguageVersion,
  listLanguages,
  listThemes,
  readDraft,
  type Theme,
} from '../mailings/index.ts'

type Draft = Awaited<ReturnType<typeof readDraft>>
type Mailing = Awaited<ReturnType<typeof currentContent>>['mailing']

export interface WrittenNewsletter {
  mailing: Mailing
  draft: Draft
  /** All languages of the mailing, the main one first. */
  languages: LanguageVersion[]
  theme: Theme | null
  themes: Theme[]
  articles: Article[]
  /** Those of them that follow the L-account, or followed it. */
  received: Awaited<ReturnType<typeof findReceivedArticles>>
  /** The L-account above; null = there is none. */
  from: string | null
  /** Those of its theme, the account's own, and whatever its articles use. */
  templates: ArticleTemplate[]
}

/** A newsletter with everything that can be written in it. */
export async function readNewsletter(
  look: Look,
  mailingId: number,
  db: Pick<Database, 'reader'>,
): Promise<WrittenNewsletter> {
  const { reader } = look
  const [{ mailing }, draft, languages, themes, all] = await Promise.all([
    currentContent(reader, mailingId),
    readDraft(look, mailingId),
    listLanguages(reader, mailingId),
    listThemes(reader),
    listArticleTemplates(reader),
  ])
  const worn = draft.themeId ?? (await findLayoutTheme(reader, mailing.channelId))
  const theme = themes.find(({ id }) => id === worn) ?? null
  const found = await findArticles(reader, draft.articleIds)
  const articles = draft.articleIds.flatMap((id) => found.find((article) => article.id === id) ?? [])
  const received = await findReceivedArticles(reader, draft.articleIds)
  const used = new Set(articles.map(({ templateId }) => templateId))
  const ofTheme = (shipped: string | null) => shipped === null || shipped.split('/')[0] === theme?.shipped
  return {
    mailing,
    draft,
    languages,
    theme,
    themes,
    articles,
    received,
    from: (await readAbove(look, db))?.name ?? null,
    templates: all.filter(({ id, shipped }) => used.has(id) || ofTheme(shipped)),
  }
}
