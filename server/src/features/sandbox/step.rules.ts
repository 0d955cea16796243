interface Way {
  aheadSeconds: number
  dueSeconds: number
  /** What time it is there, in milliseconds. */
  nowMs: number
  /** When the next thing happens on the way; null = nothing does. */
  nextMs: number | null
}

/** How far the clock is put next, and whether it is where it was to be. */
export function stepOf({ aheadSeconds, dueSeconds, nowMs, nextMs }: Way): {
  aheadSeconds: number
  dueSeconds: number | null
} {
  const next = nextMs === null ? dueSeconds : aheadSeconds + Math.ceil((nextMs - nowMs) / 1000)
  return next < dueSeconds ? { aheadSeconds: next, dueSeconds } : { aheadSeconds: dueSeconds, dueSeconds: null }
}
