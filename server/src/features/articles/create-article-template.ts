import sanitizeHtml from 'sanitize-html'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { insertArticleTemplate } from './article-template.store.ts'
import { findPlaces, isSamePlace, type Place } from './place.rules.ts'

/** A template stays as it is, because articles have been written for its places; a new look is a new template. */
export function createArticleTemplate(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  template: { name: string; html: string },
): Promise<number> {
  const faults = findTemplateFaults(template.html)
  if (faults.length > 0) throw new AppError('content_invalid', faults.join('\n'), { extensions: { faults } })
  return insertArticleTemplate(tx, template, timestamp(clock.now()))
}

function findTemplateFaults(html: string): string[] {
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
