import type { Place } from './mail-frame.tsx'

type FrameMessage =
  | { kind: 'size'; height: number; place: Place | null }
  | { kind: 'chosen'; article: number | null }
  | { kind: 'followed'; href: string }

/** Higher ones would only make the page endless. */
const highest = 30_000

/** What a frame tells, if it has the shape it should have: its content is somebody else's. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, height, place, article, href } = data as Record<string, unknown>
  if (kind === 'chosen') return { kind, article: Number.isSafeInteger(article) ? (article as number) : null }
  if (kind === 'followed') return typeof href === 'string' ? { kind, href } : null
  if (kind !== 'size' || !isLength(height)) return null
  return { kind, height: Math.min(height, highest), place: readPlace(place) }
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
