import type { OutsideCall, OutsideRoute, Principal, Reply } from '../../platform/http/route.ts'
import type { Session } from './session.store.ts'

/** Whoever asks, before a path has named an account. */
export interface Visitor extends Principal {
  /** The one the cookie names, while it lasts. */
  session: Session | null
  /** What the cookie says, whatever it is worth. */
  token: string | null
  shownCsrfToken: string | null
  /** The application asks by itself; nobody has touched it for a while. */
  isUnattended: boolean
  /** All that the browser sends. */
  cookies: string
}

/** A visitor who has signed in. */
export interface SignedIn extends Visitor {
  session: Session
  token: string
}

/**
 * What needs no account: `signIn` is for everybody, `ownSession` for whoever has signed in, and `ownAccess`, by which one
 * signs in otherwise from then on, for whoever has just done so.
 */
export const actionsWithoutAccount = ['signIn', 'ownSession', 'ownAccess'] as const

type Spec<C extends Visitor, Q, B> = Omit<OutsideRoute<C, Q, B>, 'kind' | 'scopes' | 'handle' | 'tag'> & {
  handle(call: OutsideCall<C, Q, B>): Promise<Reply>
}

export function signInRoute<B = undefined>(route: Spec<Visitor, undefined, B>): OutsideRoute<Visitor, undefined, B> {
  return { ...route, kind: 'outside', tag: 'Session', scopes: ['signIn'] }
}

export function ownSessionRoute<B = undefined>(
  route: Spec<SignedIn, undefined, B>,
): OutsideRoute<SignedIn, undefined, B> {
  return { ...route, kind: 'outside', tag: 'Session', scopes: ['ownSession'] }
}

export function ownAccessRoute<B = undefined>(
  route: Spec<SignedIn, undefined, B>,
): OutsideRoute<SignedIn, undefined, B> {
  return { ...route, kind: 'outside', tag: 'Session', scopes: ['ownAccess'] }
}
