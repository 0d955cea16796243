import type { NewsletterThen, WrittenTemplate } from '../../api/records.ts'
import { wordsOf } from './text.rules.ts'
import { type DiffPart, diffWords } from './word-diff.rules.ts'

export interface FieldDiff {
  /** `subject`, `previewText`, or article, place and member. */
  field: string
  articleId: number | null
  at: string | null
  parts: DiffPart[]
}

/** What two versions say differently, field by field; articles only one of them has differ by all they say. */
export function diffVersions(before: NewsletterThen, after: NewsletterThen): FieldDiff[] {
  const [old, young] = [textsOf(before), textsOf(after)]
  const fields = [...new Set([...young.keys(), ...old.keys()])]
  return fields.flatMap((field) => {
    const [was, is] = [old.get(field) ?? '', young.get(field) ?? '']
    if (was === is) return []
    const [articleId, at] = field.includes('/') ? field.split('/') : [null, null]
    return [{ field, articleId: articleId ? Number(articleId) : null, at: at ?? null, parts: diffWords(was, is) }]
  })
}

/** Titles of the articles both have and neither says differently. */
export function alikeIn(before: NewsletterThen, after: NewsletterThen): number[] {
  const changed = new Set(diffVersions(before, after).map(({ articleId }) => articleId))
  const known = new Set(before.articles.map(({ id }) => id))
  return after.articles.flatMap(({ id }) => (known.has(id) && !changed.has(id) ? [id] : []))
}

export function templateOf(
  articleId: number | null,
  versions: readonly NewsletterThen[],
  templates: readonly WrittenTemplate[],
): WrittenTemplate | undefined {
  const article = versions.flatMap(({ articles }) => articles).find(({ id }) => id === articleId)
  return templates.find(({ id }) => id === article?.templateId)
}

function textsOf({ subject, previewText, articles }: NewsletterThen): Map<string, string> {
  const ofArticles = articles.flatMap(({ id, places }) =>
    Object.entries(places).flatMap(([at, value]) =>
      Object.entries(value).flatMap(([member, text]) =>
        text ? [[`${id}/${at}/${member}`, member === 'text' ? wordsOf(text) : text] as const] : [],
      ),
    ),
  )
  return new Map([['subject', subject], ['previewText', previewText], ...ofArticles])
}
