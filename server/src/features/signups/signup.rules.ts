/** Who may open an account: anybody; anybody, but it sends nothing until the operator has looked at it; nobody. */
export const signupModes = ['open', 'approval', 'closed'] as const

export const signupMinutes = 24 * 60

const mostAnHour = 5
const hourSeconds = 60 * 60

/** Seconds until an address may sign up again, by the ages of its sign-ups, newest first; 0 = now. */
export function signupWaitSeconds(agesOfAddress: readonly number[]): number {
  const deciding = agesOfAddress.filter((age) => age < hourSeconds)[mostAnHour - 1]
  return deciding === undefined ? 0 : Math.ceil(hourSeconds - deciding)
}
