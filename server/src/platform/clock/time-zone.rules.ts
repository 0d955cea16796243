/** Names only: an offset such as +01:00 would not follow summer and winter. */
const namePattern = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/

/** Whether the name stands in the time zone database, as Europe/Berlin does. */
export function isTimeZone(name: string): boolean {
  if (!namePattern.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
