/** Where something lies in the mail, in its own pixels. */
export interface Place {
  top: number
  left: number
  width: number
  height: number
}

/** A link, or a line of one that runs over several. */
export interface LinkPlace extends Place {
  /** Which of the links of the mail it is, from 0 on. */
  anchor: number
  /** As the mail has it. */
  href: string
}

type FrameMessage =
  | { kind: 'size'; height: number; place: Place | null; links: LinkPlace[] }
  | { kind: 'chosen'; article: number | null }
  | { kind: 'followed'; href: string }

/** Higher ones would only make the page endless. */
const highest = 30_000

/** What a frame tells, if it has the shape it should have: its content is somebody else's. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, height, place, links, article, href } = data as Record<string, unknown>
  if (kind === 'chosen') return { kind, article: Number.isSafeInteger(article) ? (article as number) : null }
  if (kind === 'followed') return typeof href === 'string' ? { kind, href } : null
  if (kind !== 'size' || !isLength(height)) return null
  return { kind, height: Math.min(height, highest), place: readPlace(place), links: readLinks(links) }
}

/** More would only hide the mail. */
const mostLinks = 1000

function readLinks(links: unknown): LinkPlace[] {
  if (!Array.isArray(links)) return []
  return links.slice(0, mostLinks).flatMap((link) => {
    const place = readPlace(link)
    const { anchor, href } = (link ?? {}) as Record<string, unknown>
    return place && Number.isSafeInteger(anchor) && typeof href === 'string'
      ? [{ ...place, anchor: anchor as number, href }]
      : []
  })
}

function readPlace(place: unknown): Place | null {
  if (typeof place !== 'object' || place === null) return null
  const { top, left, width, height } = place as Record<string, unknown>
  if (![top, left, width, height].every(isLength)) return null
  return { top, left, width, height } as Place
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
