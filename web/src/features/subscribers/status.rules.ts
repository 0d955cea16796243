/** The nine states of a person, by the pair the server shows. */
const states = {
  receiveReady: [1, null],
  optinPending: [2, 1],
  noOptin: [2, 2],
  transaction: [2, 3],
  unsubscribed: [3, 4],
  hardBounce: [3, 5],
  manual: [3, 6],
  complained: [3, 7],
  blacklist: [3, 8],
} as const

export type State = keyof typeof states | 'none'
export const allStates = Object.keys(states) as Exclude<State, 'none'>[]

interface Standing {
  status: number | null
  statusAddition: number | null
}

/** Who was never in a channel stands nowhere in it. */
export function stateOf({ status, statusAddition }: Standing): State {
  return allStates.find((state) => states[state][0] === status && states[state][1] === statusAddition) ?? 'none'
}

export function pairOf(state: Exclude<State, 'none'>): Standing {
  const [status, statusAddition] = states[state]
  return { status, statusAddition }
}
