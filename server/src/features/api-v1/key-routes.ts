import type { Principal, ReadCall, ReadRoute, Reply, WriteCall, WriteRoute } from '../../platform/http/route.ts'
import {
  type Account,
  type Act,
  type Actor,
  actOfCaller,
  type Look,
  lookOfCaller,
  type Permission,
} from '../accounts/index.ts'

/** What an act needs to know of the key that calls. */
export interface KeyCaller<A extends Account = Account> extends Principal {
  prefix: string
  account: A
  permissions: ReadonlySet<Permission>
}

type AccountOf<C> = C extends KeyCaller<infer A> ? A : never
type KeyRead<C extends KeyCaller, Q> = ReadCall<C, Q> & { look: Look<AccountOf<C>> }
type KeyWrite<C extends KeyCaller, Q, B> = WriteCall<C, Q, B> & { act: Act<AccountOf<C>> }
type ReadSpec<C extends KeyCaller, Q> = Omit<ReadRoute<C, Q>, 'kind' | 'handle'> & {
  handle(call: KeyRead<C, Q>): Promise<Reply>
}
type WriteSpec<C extends KeyCaller, Q, B> = Omit<WriteRoute<C, Q, B>, 'kind' | 'handle'> & {
  handle(call: KeyWrite<C, Q, B>): Promise<Reply>
}

/** Routes of API v1: each turns the request of a key into a look or an act, and calls one use case with it. */
export function keyRoutes<C extends KeyCaller = KeyCaller>() {
  return {
    readRoute: <Q = undefined>(route: ReadSpec<C, Q>): ReadRoute<C, Q> => ({
      ...route,
      kind: 'read',
      handle: (call) =>
        route.handle({ ...call, look: lookOfCaller(call, call.reader, actorOf(call.caller)) as Look<AccountOf<C>> }),
    }),
    writeRoute: <Q = undefined, B = undefined>(route: WriteSpec<C, Q, B>): WriteRoute<C, Q, B> => ({
      ...route,
      kind: 'write',
      handle: (call) => route.handle({ ...call, act: actOfCaller(call, actorOf(call.caller)) as Act<AccountOf<C>> }),
    }),
  }
}

function actorOf({ prefix }: KeyCaller): Actor {
  return { kind: 'key', prefix }
}
