import type { WrittenArticle, WrittenTemplate } from '../../api/records.ts'
import { wordsOf } from './text.rules.ts'
import { readByDefault } from './variable.rules.ts'

export type TemplatePlace = WrittenTemplate['places'][number]

/** What an article is called in lists: its heading, else its first words. */
export function titleOf({ places }: Pick<WrittenArticle, 'places'>, template: WrittenTemplate | undefined): string {
  const texts = (template?.places ?? []).filter(({ kind }) => kind !== 'image')
  const leading = [...texts.filter(({ label }) => label === 'heading'), ...texts]
  return leading.map(({ at }) => readByDefault(wordsOf(places[at]?.text ?? ''))).find((words) => words !== '') ?? ''
}

/** A picture that nobody describes, or a button that leads nowhere. */
export function isUnfinished({ places }: Pick<WrittenArticle, 'places'>): boolean {
  return Object.values(places).some(
    ({ text, link, url, alt }) =>
      (url !== undefined && url !== '' && alt === '') || (url === undefined && !!text && link === ''),
  )
}

/** The order after one article went up or down; null = it is at the end already. */
export function moved(ids: readonly number[], id: number, by: -1 | 1): number[] | null {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return null
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** The order after one article was dropped on another. */
export function droppedOn(ids: readonly number[], id: number, target: number): number[] {
  const to = ids.indexOf(target)
  return ids.filter((one) => one !== id).toSpliced(to, 0, id)
}

/** An earlier order again; what others added since stays, at the end. */
export function withStrangers(wanted: readonly number[], left: readonly number[], now: readonly number[]): number[] {
  return [...wanted, ...now.filter((id) => !wanted.includes(id) && !left.includes(id))]
}
