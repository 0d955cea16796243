import type { Clock } from '../../platform/clock/clock.ts'
import { type Action, mayDo, type Standing } from './role.rules.ts'

/** The id of a twin is that of its account and this; return paths have room for 40 bits. */
const firstTwin = 2 ** 39

/** Known by the id alone: whoever has a mail in hand can ask nobody, and must not be wrong. */
export function isSandbox(accountId: number): boolean {
  return accountId >= firstTwin
}

/** The id that the twin of an account has, or would have. */
export function sandboxIdOf(accountId: number): number {
  return accountId + firstTwin
}

export function realIdOf(accountId: number): number {
  return isSandbox(accountId) ? accountId - firstTwin : accountId
}

/** What a sandbox follows its account in, or has none of. */
const ofRealAccounts: ReadonlySet<Action> = new Set<Action>([
  'manageUsers',
  'grantSupport',
  'endSupport',
  'manageDomains',
  'checkDomains',
  'endAccount',
  'manageAccounts',
])

/** What somebody may do in this account, standing as they do. */
export function mayDoIn(accountId: number, standing: Standing, action: Action): boolean {
  return mayDo(standing, action) && !(isSandbox(accountId) && ofRealAccounts.has(action))
}

/** Whether a sender's domain must have passed its check; nothing leaves a sandbox, so there it need not. */
export function needsSenderDomain(config: { REQUIRE_SENDER_DOMAIN: boolean }, accountId: number): boolean {
  return config.REQUIRE_SENDER_DOMAIN && !isSandbox(accountId)
}

export const mostDaysAhead = 400

/** What time it is outside, for whoever acts in an account: addresses that end soon end by it. */
export function timeOutside({ clock, account }: { clock: Clock; account: { clockAheadSeconds: number } }): Date {
  return new Date(clock.now().getTime() - account.clockAheadSeconds * 1000)
}

/** The time as it is in an account: that of a sandbox may be ahead. */
export function clockOf(clock: Clock, { clockAheadSeconds }: { clockAheadSeconds: number }): Clock {
  if (clockAheadSeconds === 0) return clock
  return { now: () => new Date(clock.now().getTime() + clockAheadSeconds * 1000) }
}
