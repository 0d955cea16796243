import type { Reply } from '../../platform/http/route.ts'
import { wrap } from '../../platform/http/schema.ts'
import { apiBase } from '../api-v1/index.ts'
import type { Article, Placeholders } from './article.rules.ts'
import type { UpdateArticleBody } from './article.schema.ts'

/** For whom it was written is no matter of API v1, nor that it was taken back: what is gone is not shown. */
export function articleRecord({ newsletterId: _, withdrawnAt: _withdrawn, ...article }: Article) {
  return { objectType: 'Article' as const, ...article }
}

export function articleReply(article: Article): Reply {
  return { status: 200, body: wrap(articleRecord(article), []) }
}

export function newArticleReply(article: Article): Reply {
  return { ...articleReply(article), status: 201, location: `${apiBase}/articles/${article.id}` }
}

/** The lists that a body brought, with every member in its place. */
export function readPlaceholders({ texts, buttons, images }: NonNullable<UpdateArticleBody['placeholders']> = {}) {
  const read: Partial<Placeholders> = {}
  if (texts) read.texts = texts.map((entry) => ({ ...entry, text: entry.text ?? '', style: entry.style ?? null }))
  if (buttons)
    read.buttons = buttons.map((entry) => ({ ...entry, text: entry.text as string, link: entry.link as string }))
  if (images)
    read.images = images.map((entry) => ({
      ...entry,
      url: entry.url as string,
      alt: entry.alt ?? '',
      link: entry.link ?? null,
    }))
  return read
}
