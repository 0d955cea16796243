const fewest = 12
const most = 128
/** Of a shorter local part nearly every password would contain a trace. */
const shortestLocalPart = 3

/** Whether somebody may choose it. */
export function isSuitable(password: string, email: string): boolean {
  const length = lengthOf(password)
  if (length < fewest || length > most) return false
  const localPart = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return localPart.length < shortestLocalPart || !password.toLowerCase().includes(localPart)
}

/** Nothing longer was ever chosen, so nothing longer is hashed. */
export function canBePassword(password: string): boolean {
  return lengthOf(password) <= most
}

/** The same password can be typed in several ways. */
export function normalPassword(password: string): string {
  return password.normalize('NFC')
}

/** As it is kept, not as it is typed. */
function lengthOf(password: string): number {
  return [...normalPassword(password)].length
}
