const markRuns = /\p{M}+/gu
/** As in Unicode's stream-safe text format; no language comes near it. */
const mostMarksInARow = 30

/**
 * The text in NFC, or null for one that piles up combining marks: putting a run of marks in order takes quadratic
 * time, a minute for 200 kB.
 */
export function normalForm(text: string): string | null {
  const runs = text.match(markRuns) ?? []
  return runs.some((run) => [...run].length > mostMarksInARow) ? null : text.normalize('NFC')
}

/** False when even the NFC of this text has more than `max` characters; true means that it must be counted. */
export function canFit(text: string, max: number): boolean {
  // At most four code points compose into one, each of at most two units.
  return text.length <= 8 * max
}
