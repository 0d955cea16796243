/** A day and an hour on the clocks of some place, as `2027-03-28T02:30`. */
export type LocalTime = `${number}-${number}-${number}T${number}:${number}`

const dayMs = 24 * 60 * 60 * 1000
const minuteMs = 60_000

/** The moment at which clocks show this; a time they show twice is the first one. Skipped ones have none, but a next one. */
export function momentOf(local: LocalTime, zone: string): { moment: Date } | { skippedTo: LocalTime } {
  const wanted = Date.parse(`${local}Z`)
  const offsets = [wanted - dayMs, wanted + dayMs].map((around) => offsetAt(around, zone))
  const moments = offsets.map((offset) => wanted - offset).filter((moment) => localTimeAt(moment, zone) === local)
  if (moments.length > 0) return { moment: new Date(Math.min(...moments)) }
  return { skippedTo: localTimeAt(changeBetween(wanted - dayMs, wanted + dayMs, zone), zone) }
}

function localTimeAt(moment: number, zone: string): LocalTime {
  return new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 16) as LocalTime
}

/** By how much clocks of the zone are ahead of UTC then. */
function offsetAt(moment: number, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}

/** The first minute after which clocks are ahead by another amount. */
function changeBetween(from: number, to: number, zone: string): number {
  let [before, after] = [from, to]
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle, zone) === offsetAt(from, zone)) before = middle
    else after = middle
  }
  return after
}
