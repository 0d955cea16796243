import { raw } from 'sql-template-tag'

/** Senders that may end over one mail, or over a block, before it is not the senders' fault. By accident that happens a few times. */
export const mostCrashes = 8
/** People at a time by the number of senders that have ended over their block; the last one as long as there are more. */
const parts = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 64, 8, 1]
const fewest = parts.length - 1
/** From here on a block is tried in parts, and nothing beside it; a message that was claimed is tried alone. */
export const suspectedFrom = parts.findIndex(Number.isFinite)
/** So many parts without an accident, and it is trusted with the next larger ones. */
const calmEnough = 8
/** Who had got so many people of a block done before it ended did not end over it. */
const enoughDone = 128

export function peopleAtOnce(crashes: number): number {
  return parts[Math.min(crashes, fewest)] as number
}

/** How one person is tried alone: with the crashes of the one before, where that was somebody else. */
export function trialOf(
  { crashes, suspect }: { crashes: number; suspect: number | null },
  person: number,
): 'try' | 'tryAnew' | 'giveUp' {
  if (person !== suspect) return 'tryAnew'
  return crashes >= mostCrashes ? 'giveUp' : 'try'
}

export const blockCrashSql = {
  suspectedFrom: raw(`${suspectedFrom}`),
  tryingOne: raw(`${fewest}`),
  calmEnough: raw(`${calmEnough}`),
  enoughDone: raw(`${enoughDone}`),
}
