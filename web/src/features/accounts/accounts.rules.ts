import type { Subaccount } from '../../api/records.ts'
import { noAnswer, reasonAmong } from '../../api/refusal.ts'

export type Health = Subaccount['health']

/** The worst first, as the server judges. */
export const healths = [
  'locked',
  'complaintsTooMany',
  'notApproved',
  'adminMissing',
  'domainMissing',
  'complaintsNear',
  'quiet',
  'well',
] as const satisfies Health[]

export const tones: Record<Health, 'good' | 'warn' | 'bad' | 'quiet'> = {
  locked: 'bad',
  complaintsTooMany: 'bad',
  notApproved: 'warn',
  adminMissing: 'warn',
  domainMissing: 'bad',
  complaintsNear: 'warn',
  quiet: 'quiet',
  well: 'good',
}

const mostNamed = 2

/** What a sentence names: the worst of those that need somebody, one of each kind. Quiet ones and those that are well do not. */
export function troubledOf(accounts: readonly Subaccount[]): Subaccount[] {
  return accounts
    .filter(({ health }) => tones[health] === 'bad' || tones[health] === 'warn')
    .toSorted((a, b) => healths.indexOf(a.health) - healths.indexOf(b.health))
    .filter(({ health }, i, all) => all[i - 1]?.health !== health)
    .slice(0, mostNamed)
}

export function readersOf(accounts: readonly Subaccount[]): number {
  return accounts.reduce((sum, { readers }) => sum + readers, 0)
}

/** What is usual among them; null = there are not two to compare. */
export function usualOpened(accounts: readonly Subaccount[]): number | null {
  const shares = accounts.flatMap(({ opened }) => opened ?? [])
  return shares.length < 2 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

export interface Wanted {
  words: string
  health: Health | null
}

export function foundIn(accounts: readonly Subaccount[], { words, health }: Wanted): Subaccount[] {
  const wanted = words.trim().toLocaleLowerCase()
  return accounts.filter(
    (account) => account.name.toLocaleLowerCase().includes(wanted) && (health === null || account.health === health),
  )
}

const explained = [
  'account_locked',
  'locked_by_operator',
  'account_has_admin',
  'account_not_found',
  'accounts_too_many',
  'already_member',
  'channel_in_use',
  'email_invalid',
  'invitations_too_many',
  'right_required',
  noAnswer,
] as const

/** Which words tell why an act was refused, and what helps. */
export function reasonOf(error: Error): (typeof explained)[number] | 'other' {
  return reasonAmong(explained, error)
}
