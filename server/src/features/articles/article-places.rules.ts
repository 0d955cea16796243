import type { Placeholders } from './article.rules.ts'
import type { Place } from './place.rules.ts'

/** What stands in one place, whatever its kind: a text its HTML, a button its words and link, an image its address. */
export interface PlaceValue {
  text?: string | undefined
  link?: string | undefined
  url?: string | undefined
  alt?: string | undefined
}
export type PlaceValues = Record<string, PlaceValue>

const keyOf = ({ areaId, placeholderId }: Omit<Place, 'kind'>) => `${areaId}.${placeholderId}`

/** The content of an article by area and number, so that two people can write in different places of it. */
export function placesOfArticle({ texts, buttons, images }: Placeholders): PlaceValues {
  return Object.fromEntries([
    ...texts.map((entry) => [keyOf(entry), { text: entry.text }] as const),
    ...buttons.map((entry) => [keyOf(entry), { text: entry.text, link: entry.link }] as const),
    ...images.map((entry) => [keyOf(entry), { url: entry.url, alt: entry.alt, link: entry.link ?? '' }] as const),
  ])
}

/** Writes over what stands in these places; a member that is absent stays. Null names a place that the template has not. */
export function withPlaces(
  before: Placeholders,
  changes: PlaceValues,
  places: readonly Place[],
): Placeholders | { unknown: string } {
  const unknown = Object.keys(changes).find((key) => !places.some((place) => keyOf(place) === key))
  if (unknown !== undefined) return { unknown }
  const values = placesOfArticle(before)
  const styles = new Map(before.texts.map((entry) => [keyOf(entry), entry.style]))
  const after: Placeholders = { texts: [], buttons: [], images: [] }
  for (const { kind, ...place } of places) {
    const key = keyOf(place)
    if (!values[key] && !changes[key]) continue
    const { text = '', link = '', url = '', alt = '' } = { ...values[key], ...present(changes[key] ?? {}) }
    if (kind === 'text') after.texts.push({ ...place, text, style: styles.get(key) ?? null })
    if (kind === 'button') after.buttons.push({ ...place, text, link })
    if (kind === 'image') after.images.push({ ...place, url, alt, link: link === '' ? null : link })
  }
  return after
}

function present(value: PlaceValue): PlaceValue {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
}
