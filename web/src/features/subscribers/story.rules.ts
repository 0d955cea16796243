const arrived = ['accepted', 'delivered']
const lost = ['rejected', 'bounced', 'expired', 'excluded', 'canceled', 'quarantined']

/** Whether a mail came to its end well; null = it is still on its way, or nobody knows. */
export function hasArrived(state: string | null): boolean | null {
  if (state !== null && arrived.includes(state)) return true
  return state !== null && lost.includes(state) ? false : null
}
