import sanitizeHtml from 'sanitize-html'
import { type Act, actTime } from '../accounts/index.ts'
import { takeUploadedHtml } from '../rendering/index.ts'
import { articleRefusals } from './article.refusals.ts'
import { type ArticleTemplate, insertArticleTemplate, upsertShippedTemplate } from './article-template.store.ts'
import { findPlaces, isSamePlace, type Place } from './place.rules.ts'

/** A template stays as it is, because articles have been written for its places; a new look is a new template. */
export async function createArticleTemplate(act: Act, { name, html: uploaded }: { name: string; html: string }) {
  const { html, cuts } = await takeUploadedHtml(uploaded, (fault) =>
    articleRefusals.template_faulty({ faults: [fault] }),
  )
  const faults = findTemplateFaults(html)
  if (faults.length > 0) throw articleRefusals.template_faulty({ faults })
  return { id: await insertArticleTemplate(act.tx, { name, html }, actTime(act)), cuts }
}

/** A template of a theme that comes with the service. */
export function adoptArticleTemplate(
  act: Act,
  template: Pick<ArticleTemplate, 'shipped' | 'name' | 'html'>,
): Promise<number> {
  return upsertShippedTemplate(act.tx, template, actTime(act))
}

export function findTemplateFaults(html: string): string[] {
  const places = findPlaces(html)
  if (places.length === 0)
    return [
      'A template says with {text:1.1}, {button:1.2} or {image:1.3} where an article shows what: area and number.',
    ]
  const twice = places.filter((place, i) => places.findIndex((other) => isSamePlace(other, place)) < i)
  const readable = findPlaces(textOf(html))
  const hidden = places.filter((place) => !readable.some((other) => isSamePlace(other, place)))
  return [
    ...twice.map((place) => `${nameOf(place)} stands twice; give each place a number of its own.`),
    ...hidden.map((place) => `${nameOf(place)} stands inside a tag or a comment; put it where text can stand.`),
  ]
}

function nameOf({ kind, areaId, placeholderId }: Place): string {
  return `{${kind}:${areaId}.${placeholderId}}`
}

/** What a reader could see; scripts and styles are none of it. */
function textOf(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], nonTextTags: ['script', 'style', 'title'] })
}
