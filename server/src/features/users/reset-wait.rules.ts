const mailsOfUser = 3
const mailWindowSeconds = 15 * 60
const mostOfAddress = 20
const addressWindowSeconds = 10 * 60

/** Whether a mailbox has had its share for a quarter of an hour; ages in seconds, newest first. */
export function isMailEnough(agesOfUser: readonly number[]): boolean {
  return agesOfUser.filter((age) => age < mailWindowSeconds).length >= mailsOfUser
}

/** Seconds until an address may ask again; 0 = now. */
export function resetWaitSeconds(agesOfAddress: readonly number[]): number {
  const deciding = agesOfAddress.filter((age) => age < addressWindowSeconds)[mostOfAddress - 1]
  return deciding === undefined ? 0 : Math.ceil(addressWindowSeconds - deciding)
}
