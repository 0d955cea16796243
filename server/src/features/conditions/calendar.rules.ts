/** Days of an account: what `last 7 days` means hangs on where it is. */
export function dayIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  )
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Month and day as one number: 1231 is the last of December. */
export function monthDayOf(day: string): number {
  return Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10))
}

const leapDay = 229
const firstOfMarch = 301

/** The anniversaries of n days from today on. Where there is no 29 February, it is kept on 1 March. */
export function anniversariesFrom(today: string, days: number): number[] {
  const window = Array.from({ length: days }, (_, i) => addDays(today, i))
  return window.flatMap((day) =>
    monthDayOf(day) === firstOfMarch && !isLeapYear(Number(day.slice(0, 4)))
      ? [leapDay, firstOfMarch]
      : [monthDayOf(day)],
  )
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
