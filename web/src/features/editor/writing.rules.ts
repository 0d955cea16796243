import type { WrittenNewsletter } from '../../api/records.ts'

/** What somebody has typed over what they saw. */
export interface Edit {
  value: string
  base: string
}
/** By the name of the field: `subject`, `previewText`, or article, place and member: `17/1.2/text`. */
export type Edits = Readonly<Record<string, Edit>>

const quietMs = 700
/** At the latest so long after the first key nothing is unsaved any more, the way to the server included. */
const longestMs = 1500

/** When to save: a moment after the last key, and never long after the first. */
export function saveAt({ firstKeyAt, lastKeyAt }: { firstKeyAt: number; lastKeyAt: number }): number {
  return Math.min(lastKeyAt + quietMs, firstKeyAt + longestMs)
}

export function fieldOf(articleId: number, at: string, member: string): string {
  return `${articleId}/${at}/${member}`
}

/** What the server has in a field now; null = the field is not there any more. */
export function storedIn(newsletter: WrittenNewsletter, field: string): string | null {
  if (field === 'subject' || field === 'previewText') return newsletter[field]
  const [id, at, member] = field.split('/') as [string, string, string]
  const article = newsletter.articles.find((one) => String(one.id) === id)
  if (!article) return null
  return article.places[at]?.[member as 'text'] ?? ''
}

/** Somebody else wrote in this field since it was seen. What both wrote alike is none. */
export function isContested(newsletter: WrittenNewsletter, field: string, { value, base }: Edit): boolean {
  const stored = storedIn(newsletter, field)
  return stored !== null && stored !== base && stored !== value
}

type Places = Record<string, Record<string, string>>
export interface Parcel {
  /** Null = subject and preview text. */
  articleId: number | null
  fields: Record<string, string>
  body: Record<string, string> | { places: Places }
}

/** What is sent, one request for each article: one that is refused holds up no other. */
export function parcelsOf(values: Readonly<Record<string, string>>): Parcel[] {
  const whole = Object.entries(values).filter(([field]) => !field.includes('/'))
  const byArticle = Map.groupBy(
    Object.entries(values).filter(([field]) => field.includes('/')),
    ([field]) => field.split('/')[0] as string,
  )
  const parcels = [...byArticle].map(([id, entries]): Parcel => {
    const places: Places = {}
    for (const [field, value] of entries) {
      const [, at = '', member = ''] = field.split('/')
      places[at] = { ...places[at], [member]: value }
    }
    return { articleId: Number(id), fields: Object.fromEntries(entries), body: { places } }
  })
  const first = { articleId: null, fields: Object.fromEntries(whole), body: Object.fromEntries(whole) }
  return whole.length > 0 ? [first, ...parcels] : parcels
}

/** What is still to be saved, after this was: what was typed meanwhile stands over what the server made of it. */
export function afterSaving(
  edits: Edits,
  sent: Readonly<Record<string, string>>,
  newsletter: WrittenNewsletter,
): Edits {
  const kept = Object.entries(edits).flatMap(([field, edit]) => {
    const was = sent[field]
    if (was === undefined) return [[field, edit] as const]
    if (was === edit.value) return []
    return [[field, { ...edit, base: storedIn(newsletter, field) ?? was }] as const]
  })
  return Object.fromEntries(kept)
}
