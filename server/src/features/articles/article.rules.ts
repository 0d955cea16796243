import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import { isImageUrl, isLink } from './link.rules.ts'
import { isSamePlace, type Place, type PlaceholderKind } from './place.rules.ts'

type InPlace<T> = T & Omit<Place, 'kind'>
export type TextPlaceholder = InPlace<{ text: string; style: string | null }>
export type ButtonPlaceholder = InPlace<{ text: string; link: string }>
export type ImagePlaceholder = InPlace<{ url: string; alt: string; link: string | null }>

/** What an article says, by the places of its template. */
export interface Placeholders {
  texts: TextPlaceholder[]
  buttons: ButtonPlaceholder[]
  images: ImagePlaceholder[]
}

export interface Article extends Omit<Columns<'articles'>, 'accountId' | 'placeholders' | 'deletedAt'> {
  placeholders: Placeholders
}

/** An article as an account keeps it: what it says, for which of its templates, and since when. */
export type ArticleContent = Pick<
  Article,
  'languageIso' | 'name' | 'templateId' | 'availableFrom' | 'availableUntil' | 'placeholders'
>

export function isAvailable({ availableFrom, availableUntil }: Article, at: Timestamp): boolean {
  return (availableFrom === null || availableFrom <= at) && (availableUntil === null || at <= availableUntil)
}

/** The moments from which on another set of them can be read than before, in their order. */
export function edgesOf(articles: readonly Pick<Article, 'availableFrom' | 'availableUntil'>[]): Timestamp[] {
  const edges = articles.flatMap(({ availableFrom, availableUntil }) => [
    ...(availableFrom === null ? [] : [availableFrom]),
    ...(availableUntil === null ? [] : [timestamp(millisecondsOf(availableUntil) + 1000)]),
  ])
  return [...new Set(edges)].sort()
}

export interface PlaceholderFault {
  /** `texts/0`, below the placeholders of the body. */
  at: string
  code: 'placeholder_unknown' | 'placeholder_duplicate' | 'link_invalid'
  detail?: string
}

const lists = { texts: 'text', buttons: 'button', images: 'image' } as const satisfies Record<string, PlaceholderKind>

/** What is wrong with the content of an article whose template has these places. */
export function findPlaceholderFaults(placeholders: Placeholders, places: readonly Place[]): PlaceholderFault[] {
  const misplaced = Object.entries(lists).flatMap(([list, kind]) =>
    placeholders[list as keyof Placeholders].flatMap((entry, index, entries): PlaceholderFault[] => {
      const at = `${list}/${index}`
      if (!places.some((place) => place.kind === kind && isSamePlace(place, entry)))
        return [{ at, code: 'placeholder_unknown', detail: unknownDetail(kind, entry, places) }]
      const isSecond = entries.slice(0, index).some((earlier) => isSamePlace(earlier, entry))
      return isSecond ? [{ at, code: 'placeholder_duplicate' }] : []
    }),
  )
  return [...misplaced, ...findLinkFaults(placeholders)]
}

function unknownDetail(kind: PlaceholderKind, entry: Omit<Place, 'kind'>, places: readonly Place[]): string {
  const actual = places.find((place) => isSamePlace(place, entry))
  const name = `placeholder ${entry.placeholderId} in area ${entry.areaId}`
  return actual ? `In the template ${name} is of the kind ${actual.kind}, not ${kind}.` : `The template has no ${name}.`
}

function findLinkFaults({ buttons, images }: Placeholders): PlaceholderFault[] {
  const fault = (at: string, detail: string): PlaceholderFault => ({ at, code: 'link_invalid', detail })
  const link = 'A link begins with https://, http:// or mailto: and has no blanks.'
  const url = 'The address of an image begins with https:// or http:// and has no blanks.'
  return [
    ...buttons.flatMap((button, i) => (isLink(button.link) ? [] : [fault(`buttons/${i}/link`, link)])),
    ...images.flatMap((image, i) => (isImageUrl(image.url) ? [] : [fault(`images/${i}/url`, url)])),
    ...images.flatMap((image, i) =>
      image.link === null || isLink(image.link) ? [] : [fault(`images/${i}/link`, link)],
    ),
  ]
}
