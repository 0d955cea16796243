import type {
  Principal,
  ReadCall,
  ReadRoute,
  Reply,
  StreamEvent,
  StreamRoute,
  WriteCall,
  WriteRoute,
} from '../../platform/http/route.ts'
import type { FullAccount } from '../account-setup/index.ts'
import {
  type Act,
  type Action,
  type Actor,
  actOfCaller,
  type Look,
  lookOfCaller,
  type Permission,
} from '../accounts/index.ts'

/** The web application's own interface lives below this path. */
export const appBase = '/app/api'

/** A user in one of the accounts they may work in; the gate of sessions finds it by the path. */
export interface WebCaller extends Principal {
  userId: number
  account: FullAccount
  permissions: ReadonlySet<Permission>
}

/** What the role of the user in the account must allow. The gate of sessions reads it as the route's only scope. */
interface Named {
  action: Action
}

type WebLook = Look<FullAccount>
type ReadSpec<Q> = Omit<ReadRoute<WebCaller, Q>, 'kind' | 'handle' | 'scopes'> &
  Named & {
    handle(call: ReadCall<WebCaller, Q> & { look: WebLook }): Promise<Reply>
  }
type WriteSpec<Q, B> = Omit<WriteRoute<WebCaller, Q, B>, 'kind' | 'handle' | 'scopes'> &
  Named & {
    handle(call: WriteCall<WebCaller, Q, B> & { act: Act<FullAccount> }): Promise<Reply>
  }
type StreamSpec<Q> = Omit<StreamRoute<WebCaller, Q>, 'kind' | 'method' | 'read' | 'scopes'> &
  Named & {
    read(look: WebLook, position: string | null): Promise<StreamEvent[]>
  }

/** Routes of the web application: each turns the request of a user into a look or an act, and calls one use case. */
export const webRoutes = {
  readRoute: <Q = undefined>({ action, ...route }: ReadSpec<Q>): ReadRoute<WebCaller, Q> => ({
    ...route,
    scopes: [action],
    kind: 'read',
    handle: (call) => route.handle({ ...call, look: lookOfCaller(call, call.reader, actorOf(call.caller)) }),
  }),
  writeRoute: <Q = undefined, B = undefined>({ action, ...route }: WriteSpec<Q, B>): WriteRoute<WebCaller, Q, B> => ({
    ...route,
    scopes: [action],
    kind: 'write',
    handle: (call) => route.handle({ ...call, act: actOfCaller(call, actorOf(call.caller)) }),
  }),
  streamRoute: <Q = undefined>({ action, ...route }: StreamSpec<Q>): StreamRoute<WebCaller, Q> => ({
    ...route,
    scopes: [action],
    kind: 'stream',
    method: 'GET',
    read: (call, position) => route.read(lookOfCaller(call, call.reader, actorOf(call.caller)), position),
  }),
}

function actorOf({ userId }: WebCaller): Actor {
  return { kind: 'user', userId }
}
