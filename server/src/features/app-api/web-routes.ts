import type { App } from '../../platform/app/app.ts'
import type {
  Principal,
  ReadCall,
  ReadRoute,
  Reply,
  StreamEvent,
  StreamRoute,
  UploadRoute,
  WriteCall,
  WriteRoute,
} from '../../platform/http/route.ts'
import { versionRefusals } from '../../platform/versions/version.refusals.ts'
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
import { actNameOf, recordAct } from '../audit/index.ts'
import { recordWrite, type SaidInAudit, type Stated } from './record-write.ts'

/** The web application's own interface lives below this path. */
export const appBase = '/app/api'

/** A user in one of the accounts they may work in; the gate of sessions finds it by the path. */
export interface WebCaller extends Principal {
  userId: number
  account: FullAccount
  permissions: ReadonlySet<Permission>
  may(action: Action): boolean
  /** Refuses them where their role in the account does not let them do this. */
  require(action: Action): void
}

/** What the role of the user in the account must allow. The gate of sessions reads it as the route's only scope. */
interface Named {
  action: Action
}

type WebLook = Look<FullAccount>
type ReadSpec<Q, B> = Omit<ReadRoute<WebCaller, Q, B>, 'kind' | 'handle' | 'scopes'> &
  Named & {
    handle(call: ReadCall<WebCaller, Q, B> & { look: WebLook }): Promise<Reply>
  }
type WriteSpec<Q, B> = Omit<WriteRoute<WebCaller, Q, B>, 'kind' | 'handle' | 'scopes'> &
  Named & {
    /** How what is changed stands: read before and after, the audit log keeps what differs. Nothing secret, nothing of people. */
    stateForAudit?: Stated
    saidInAudit?: SaidInAudit
    handle(call: WriteCall<WebCaller, Q, B> & { act: Act<FullAccount> }): Promise<Reply>
  }
type StreamSpec<Q> = Omit<StreamRoute<WebCaller, Q>, 'kind' | 'method' | 'read' | 'scopes'> &
  Named & {
    read(
      look: WebLook,
      position: string | null,
      ids: Readonly<Record<string, number>>,
      app: Pick<App, 'doorbell'>,
    ): Promise<StreamEvent[]>
  }

type InAct = <T>(work: (act: Act<FullAccount>) => Promise<T>) => Promise<T>
/** Writes down what was taken in, in the transaction that keeps it. */
type RecordUpload = (act: Act, objectId: number) => Promise<void>
type UploadSpec<Q> = Omit<UploadRoute<WebCaller, Q>, 'kind' | 'offset' | 'receive' | 'scopes'> &
  Named & {
    offset(look: WebLook, ids: Record<string, number>): Promise<number>
    /** Every call of `inAct` is a transaction of its own. */
    receive(
      inAct: InAct,
      call: { ids: Record<string, number>; query: Q; record: RecordUpload },
      body: AsyncIterable<Buffer>,
      offset: number,
    ): Promise<Reply>
  }

/** Routes of the web application: each turns the request of a user into a look or an act, and calls one use case. */
export const webRoutes = {
  readRoute: <Q = undefined, B = undefined>({ action, ...route }: ReadSpec<Q, B>): ReadRoute<WebCaller, Q, B> => ({
    ...route,
    scopes: [action],
    kind: 'read',
    handle: (call) => route.handle({ ...call, look: lookOfCaller(call, call.reader, actorOf(call.caller)) }),
  }),
  writeRoute: <Q = undefined, B = undefined>(spec: WriteSpec<Q, B>): WriteRoute<WebCaller, Q, B> => {
    const { action, stateForAudit, saidInAudit, ...route } = spec
    return {
      ...route,
      errors: [...(route.errors ?? []), ...(route.versioned ? Object.values(versionRefusals) : [])],
      scopes: [action],
      kind: 'write',
      isRecorded: true,
      handle: (call) => {
        const act = actOfCaller(call, actorOf(call.caller))
        const written = { act, ids: call.ids, body: call.body, method: route.method, path: route.path }
        return recordWrite(written, { state: stateForAudit, said: saidInAudit }, () => route.handle({ ...call, act }))
      },
    }
  },
  uploadRoute: <Q = undefined>({ action, ...route }: UploadSpec<Q>): UploadRoute<WebCaller, Q> => ({
    ...route,
    scopes: [action],
    kind: 'upload',
    offset: (call) => route.offset(lookOfCaller(call, call.reader, actorOf(call.caller)), call.ids),
    receive: (call, body, offset) => {
      const inAct: InAct = (work) =>
        call.app.db.transaction(call.caller.tenant, (tx) => work(actOfCaller({ ...call, tx }, actorOf(call.caller))))
      const record: RecordUpload = (act, objectId) =>
        recordAct(act, { act: actNameOf(route.method as 'POST', route.path), objectId, changes: {} })
      return route.receive(inAct, { ...call, record }, body, offset)
    },
  }),
  streamRoute: <Q = undefined>({ action, ...route }: StreamSpec<Q>): StreamRoute<WebCaller, Q> => ({
    ...route,
    scopes: [action],
    kind: 'stream',
    method: 'GET',
    read: (call, position) =>
      route.read(lookOfCaller(call, call.reader, actorOf(call.caller)), position, call.ids, call.app),
  }),
}

function actorOf({ userId }: WebCaller): Actor {
  return { kind: 'user', userId }
}
