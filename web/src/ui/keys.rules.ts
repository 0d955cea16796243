/** What is waited for after a first key, and whether a sequence is complete. */
export interface KeyState {
  pressed: string
  at: number
}

const patience = 2_000

/** The sequence so far: a second key follows the first within two seconds, else it begins anew. */
export function pressKey(state: KeyState, key: string, now: number, sequences: readonly string[]): KeyState {
  const together = now - state.at <= patience && state.pressed !== '' ? `${state.pressed} ${key}` : key
  const leads = (text: string) => sequences.some((sequence) => sequence === text || sequence.startsWith(`${text} `))
  return { pressed: leads(together) ? together : leads(key) ? key : '', at: now }
}
