import type { Report } from '../../api/records.ts'
import type { LinkPlace, Place } from '../../ui/mail-frame.rules.ts'
import type { Counted } from './report.rules.ts'

export interface RankedLink {
  /** Its number in the table and on the mail. */
  rank: number
  link: Report['links'][number]
  clicks: number
  share: number
}

/** The links by their clicks, with their share of all clicks: also of those on links that are not listed. */
export function rankLinks({ links, figures }: Pick<Report, 'links' | 'figures'>, counted: Counted): RankedLink[] {
  const isAll = counted === 'all'
  const all = figures.clicks + (isAll ? figures.machineClicks : 0)
  return links
    .map((link) => ({ link, clicks: link.clicks + (isAll ? link.machineClicks : 0) }))
    .toSorted((a, b) => b.clicks - a.clicks)
    .map((each, i) => ({ ...each, rank: i + 1, share: all === 0 ? 0 : each.clicks / all }))
}

export interface Hot extends Place {
  key: string
  rank: number
  share: number
  /** Where its label begins; null on the further lines of a link. */
  label: { top: number; left: number } | null
}

export const labelSize = { width: 78, height: 22 }

/** What to draw over the mail: a frame around each line of a counted link, and beside each link one label that hides no other. */
export function hotPlaces(
  places: readonly LinkPlace[],
  ranked: readonly RankedLink[],
  { scale, width }: { scale: number; width: number },
): Hot[] {
  const labels: { top: number; left: number }[] = []
  const labelled = new Set<number>()
  return places.flatMap(({ anchor, href, ...place }, i) => {
    const found = ranked.find(({ link }) => sameTarget(link.url, href))
    if (!found || place.width === 0) return []
    const box = scaled(place, scale)
    const isFirst = !labelled.has(anchor)
    labelled.add(anchor)
    const label = isFirst ? freePlace(box, width, labels) : null
    if (label) labels.push(label)
    return [{ key: `${anchor}.${i}`, rank: found.rank, share: found.share, label, ...box }]
  })
}

function scaled({ top, left, width, height }: Place, scale: number): Place {
  return { top: top * scale, left: left * scale, width: width * scale, height: height * scale }
}

/** Right of the link where there is room, else at the edge; below every label that is in the way. */
function freePlace(box: Place, width: number, taken: readonly { top: number; left: number }[]) {
  const left = Math.max(0, Math.min(box.left + box.width + 4, width - labelSize.width))
  let top = Math.max(0, box.top + box.height / 2 - labelSize.height / 2)
  for (const other of taken.toSorted((a, b) => a.top - b.top)) {
    const isBeside = Math.abs(other.left - left) < labelSize.width
    if (isBeside && Math.abs(other.top - top) < labelSize.height) top = other.top + labelSize.height + 1
  }
  return { top, left }
}

/** Mails write the same target with and without a last slash, or with letters a browser would escape. */
function sameTarget(url: string, href: string): boolean {
  return url === href || normal(url) === normal(href)
}

function normal(target: string): string {
  return URL.canParse(target) ? new URL(target).href : target
}
