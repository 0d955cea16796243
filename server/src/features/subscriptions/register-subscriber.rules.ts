import { type Guard, guardOf, type Standing } from '../subscribers/status.rules.ts'
import { isReleased, type May } from './write-permission.rules.ts'

export interface RegistrationInput {
  /** Where the subscriber stands now, by channel. A new subscriber has no entries. */
  standings: ReadonlyMap<number, Standing>
  /** What a deleted address or the address itself brings into a channel that has no entry yet. */
  inheritedGuard: (channelId: number) => Guard
  requested: readonly number[]
  forceOptIn: boolean
  may: May
}

export type RegistrationPlan =
  | { outcome: 'blacklisted' }
  | { outcome: 'planned'; activate: number[]; setPending: number[]; optInFor: number[] }

/** Register rules 2 to 5; forceOptIn (rule 5) comes before rule 3. */
export function planRegistration(input: RegistrationInput): RegistrationPlan {
  const { standings, requested, forceOptIn } = input
  const standing = (id: number): Standing =>
    standings.get(id) ?? { state: null, guard: input.inheritedGuard(id), demoted: false }
  if (requested.some((id) => isBlacklisted(standing(id)))) return { outcome: 'blacklisted' }

  const missing = requested.filter((id) => standing(id).state !== 'receiveReady')
  const vouched = !forceOptIn && [...standings.values()].some(({ state }) => state === 'receiveReady')
  // Rule 3: one confirmed channel vouches for the next, but never opens a gate that is closed for this key.
  const activate = vouched ? missing.filter((id) => isOpen(standing(id), input.may)) : []
  const setPending = missing.filter((id) => !activate.includes(id))
  return { outcome: 'planned', activate, setPending, optInFor: mailedChannels(input, setPending) }
}

/** The one mail covers what waits for it; rule 4 adds channels that were waiting already. */
function mailedChannels({ standings, requested, forceOptIn }: RegistrationInput, setPending: number[]): number[] {
  const anyReady = [...standings.values()].some(({ state }) => state === 'receiveReady')
  const waiting = [...standings]
    .filter(([id, { state }]) => state === 'optinPending' && !setPending.includes(id))
    .map(([id]) => id)
  const covered = anyReady ? setPending : [...setPending, ...waiting]
  // Rule 5 with nothing left to confirm: the mail is sent all the same, and nothing changes.
  const mailed = covered.length === 0 && forceOptIn ? requested : covered
  return [...mailed].sort((a, b) => a - b)
}

function isBlacklisted({ state, guard }: Standing): boolean {
  return state === 'blacklist' || (guard & guardOf('blacklist')) !== 0
}

/** A bounced address must answer a mail before it counts again, whatever the key may do. */
function isOpen({ state, guard }: Standing, may: May): boolean {
  return state !== 'hardBounce' && isReleased(guard, may)
}
