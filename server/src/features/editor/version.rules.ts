import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { PlaceValues } from '../articles/article-places.rules.ts'

export interface VersionArticle {
  id: number
  templateId: number
  /** Whether it was written for this newsletter alone; others keep their newest words when a version is restored. */
  isOwn: boolean
  places: PlaceValues
}

/** What a newsletter said. */
export interface VersionContent {
  subject: string
  previewText: string
  themeId: number | null
  articles: readonly VersionArticle[]
}

export interface Version {
  number: number
  savedBy: string | null
  begunAt: Timestamp
  savedAt: Timestamp
  changes: readonly string[]
}

/** So many are kept of each newsletter. */
export const keptVersions = 100
const autosaveMinutes = 10

/** The version that a save goes on writing: what the same user began within ten minutes. Undefined = a new one. */
export function continuedVersion<V extends Pick<Version, 'savedBy' | 'begunAt'>>(
  newestFirst: readonly V[],
  { by, at }: { by: string; at: Timestamp },
): V | undefined {
  const from = Date.parse(at) - autosaveMinutes * 60_000
  const own = newestFirst.find(({ savedBy }) => savedBy === by)
  return own && Date.parse(own.begunAt) > from ? own : undefined
}

/** What differs between two versions, by name. */
export function changesBetween(before: VersionContent, after: VersionContent): string[] {
  const ids = ({ articles }: VersionContent) => articles.map(({ id }) => id).join()
  const changed = after.articles.filter(({ id, places }) => {
    const earlier = before.articles.find((article) => article.id === id)
    return !earlier || wordsOf(earlier.places) !== wordsOf(places)
  })
  return [
    ...(before.subject === after.subject ? [] : ['subject']),
    ...(before.previewText === after.previewText ? [] : ['previewText']),
    ...(before.themeId === after.themeId ? [] : ['theme']),
    ...(ids(before) === ids(after) ? [] : ['order']),
    ...changed.map(({ id }) => `article:${id}`),
  ]
}

/** All that stands in the places, in an order of its own: the database keeps members in another than they were written in. */
function wordsOf(places: PlaceValues): string {
  const words = Object.entries(places).flatMap(([at, value]) =>
    Object.entries(value).flatMap(([member, text]) => (text ? [`${at} ${member} ${text}`] : [])),
  )
  return words.sort().join('\n')
}
