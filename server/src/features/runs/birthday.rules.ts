/** Which days of birth, as 702 for 2 July, are celebrated on a day; 29 February on 1 March where there is none. */
export function celebratedOn(day: string): number[] {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const own = month * 100 + dayOfMonth
  return own === 301 && !isLeapYear(year) ? [229, 301] : [own]
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
}
