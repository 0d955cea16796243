import type { PlaceValues } from './article-places.rules.ts'

/** What an article is recognised by: without markup, and not endless. */
export function firstWords(places: PlaceValues): string {
  const texts = Object.values(places).map(({ text = '' }) =>
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  return (texts.find((text) => text !== '') ?? '').slice(0, 120)
}
