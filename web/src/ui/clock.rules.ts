/** Times are shown in one zone that is named, never in the browser's own by accident. */
export interface Place {
  zone: string
  language: string
}

/** The server writes UTC without saying so: 2027-03-01 09:00:00. */
export function instantOf(text: string): Date {
  return new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
}

/** The last part of an IANA name is a place people know: Europe/Berlin is Berlin. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

export function dayOf(at: Date, { zone, language }: Place): string {
  return format(at, language, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' })
}

export function longDayOf(at: Date, { zone, language }: Place): string {
  return format(at, language, { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' })
}

/** Thursday 19 November: English needs no comma between the two, German does. */
export function weekdayOf(at: Date, { zone, language }: Place): string {
  const parts = { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' } as const
  return format(at, language, parts)
}

/** 19 Nov, where the year goes without saying. */
export function dayAndMonthOf(at: Date, { zone, language }: Place): string {
  return format(at, language, { timeZone: zone, day: 'numeric', month: 'short' })
}

export function timeOf(at: Date, { zone, language }: Place): string {
  return format(at, language, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** Sat 21 Nov, 10:00, where space is short and the year goes without saying. */
export function shortMomentOf(at: Date, { zone, language }: Place): string {
  const day = format(at, language, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' })
  return `${day}, ${timeOf(at, { zone, language })}`
}

const shortlyMs = 300 * 86_400_000

/** So long that a day without its year could be meant of this one. */
export function isLongAgo(at: Date): boolean {
  return Date.now() - at.getTime() > shortlyMs
}

/** Morning until eleven, evening from six, and who works past eleven is just greeted: the hour that counts is the account's. */
export function partOfDay(at: Date, zone: string): 'morning' | 'day' | 'evening' | 'night' {
  const hour = Number(format(at, 'en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }))
  if (hour >= 23 || hour < 5) return 'night'
  if (hour < 11) return 'morning'
  return hour < 18 ? 'day' : 'evening'
}

function format(at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(at)
}

/** The instant a day begins in a zone, also where that night lost or won an hour. */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - offsetAt(midnight, zone)
  return new Date(midnight - offsetAt(guess, zone))
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Milliseconds a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const
  const [day, time] = new Intl.DateTimeFormat('sv-SE', options).format(instant).split(' ')
  return Date.parse(`${day}T${time}Z`) - instant
}
