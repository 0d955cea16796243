import type { Language } from '../../platform/text/language.rules.ts'
import type { Placeholders } from '../articles/article.rules.ts'
import { findPlaces, type Place } from '../articles/place.rules.ts'
import { renderArticle } from '../articles/render-article.rules.ts'
import { type PlaceLabel, shippedPlaces } from '../themes/shipped-themes.rules.ts'
import { sampleWords } from './sample-words.rules.ts'

const link = 'https://example.com/'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="760"><rect width="1200" height="760" fill="#dfe5dc"/>' +
  '<circle cx="880" cy="250" r="120" fill="#e9b44c"/><path d="M0 560 Q300 430 640 540 T1200 500 V760 H0Z" fill="#6b8f71"/></svg>'
const picture = `data:image/svg+xml;base64,${btoa(drawing)}`

/** A template as it looks with words in all of its places. */
export function sampleArticle(template: { html: string; shipped: string | null }, language: Language): string {
  const labels = new Map(shippedPlaces(template.shipped)?.map(({ at, label }) => [at, label]))
  const words = sampleWords[language]
  const labelOf = ({ areaId, placeholderId }: Place) => labels.get(`${areaId}.${placeholderId}`) ?? 'text'
  const places = findPlaces(template.html)
  const of = (kind: Place['kind']) => places.filter((place) => place.kind === kind)
  const at = ({ areaId, placeholderId }: Place) => ({ areaId, placeholderId })
  const filled: Placeholders = {
    texts: of('text').map((place) => ({ ...at(place), text: wordsOf(labelOf(place), words), style: null })),
    buttons: of('button').map((place) => ({ ...at(place), text: words.button, link })),
    images: of('image').map((place) => ({ ...at(place), url: picture, alt: words.caption, link: null })),
  }
  return renderArticle(template.html, filled)
}

function wordsOf(label: PlaceLabel, words: (typeof sampleWords)[Language]): string {
  return label === 'picture' ? words.caption : words[label]
}

/** What stands in a theme of the account's own, which may have no templates. */
export function sampleLetter(language: Language): string {
  const { heading, text, button, greeting, name } = sampleWords[language]
  return `<h1>${heading}</h1><p>${greeting}</p>${text}<p><a href="${link}">${button}</a></p><p>${name}</p>`
}
