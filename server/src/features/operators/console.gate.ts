import type { Gate, GateRequest, Pass } from '../../platform/http/gate.ts'
import type { OutsideCall, OutsideRoute, Principal, Reply, Route } from '../../platform/http/route.ts'
import type { Doer } from '../accounts/index.ts'
import {
  comesFromApplication,
  dummyHash,
  hashOfToken,
  isCsrfTokenOf,
  isUnsafe,
  sessionCookie,
  userRefusals,
} from '../users/index.ts'
import type { Desk } from './desk.ts'
import { operatorRefusals } from './operator.refusals.ts'
import { findOperatorSession, type OperatorSession, touchOperatorSession } from './operator-session.store.ts'
import { doerOf } from './sign-in-operator.ts'

/** The console's own interface lives below this path, on an origin of its own. */
export const consoleBase = '/console/api'
export const consoleCookie = sessionCookie('__Host-console')

/** Whoever asks at the console. */
export interface ConsoleVisitor extends Principal {
  desk: Desk
  session: OperatorSession | null
  token: string | null
  shownCsrfToken: string | null
}

/** An operator who has signed in. */
export interface ConsoleCaller extends ConsoleVisitor {
  session: OperatorSession
  token: string
}

/** `signIn` is for everybody, `enrol` for whoever has shown a password, and `operate` for those with a second factor. */
const consoleActions = ['signIn', 'enrol', 'operate'] as const
type ConsoleAction = (typeof consoleActions)[number]

type Spec<C extends ConsoleVisitor, Q, B> = Omit<OutsideRoute<C, Q, B>, 'kind' | 'scopes' | 'handle'> & {
  handle(call: OutsideCall<C, Q, B> & { desk: Desk; doer: Doer }): Promise<Reply>
}

function routeOf<C extends ConsoleVisitor>(action: ConsoleAction) {
  return <Q = undefined, B = undefined>(route: Spec<C, Q, B>): OutsideRoute<C, Q, B> => ({
    ...route,
    kind: 'outside',
    scopes: [action],
    handle: (call) => {
      const { session, desk } = call.caller
      const doer = doerOf(session?.operator.id ?? 0, { address: call.peerAddress, requestId: call.requestId })
      return route.handle({ ...call, desk, doer })
    },
  })
}

/** Routes of the console: each is a schema and one call. */
export const consoleRoutes = {
  forEverybody: routeOf<ConsoleVisitor>('signIn'),
  forNewcomers: routeOf<ConsoleCaller>('enrol'),
  forOperators: routeOf<ConsoleCaller>('operate'),
}

/** The way into the console. It knows nothing of the sessions of users, and theirs nothing of it. */
export function createConsoleGate(desk: Desk, routes: readonly Route[]): Gate<ConsoleVisitor> {
  for (const route of routes) requireAction(route)
  void dummyHash()
  return {
    refuseInClear: userRefusals.session_sent_in_clear,
    enter: (request) => enter(desk, request),
    authorize: (route, visitor) => authorize(desk, route, visitor),
    mayStay: async (_route, { session }) =>
      session !== null && (await findSession(desk, session.tokenHash))?.hasFactor === true,
    refuseLeft: userRefusals.not_signed_in,
  }
}

/** Default deny, as in the application. */
function requireAction({ method, path, scopes }: Route): void {
  const isKnown = scopes.length === 1 && (consoleActions as readonly string[]).includes(scopes[0] ?? '')
  if (!isKnown) throw new Error(`${method} ${path} names no action that the console knows`)
}

function findSession({ operatorDb }: Desk, tokenHash: Buffer): Promise<OperatorSession | undefined> {
  return operatorDb.transaction((tx) => findOperatorSession(tx, tokenHash))
}

async function enter(desk: Desk, { method, headers }: GateRequest): Promise<Pass<ConsoleVisitor>> {
  if (isUnsafe(method) && !comesFromApplication(headers, desk.config.CONSOLE_URL)) throw userRefusals.csrf_failed()
  const token = consoleCookie.tokenOf(headers.cookie)
  const session = (token && (await findSession(desk, hashOfToken(token)))) || null
  const shown = headers['x-csrf-token']
  const principal: ConsoleVisitor = {
    tenant: { accountId: 0, customerId: 0 },
    name: session ? `operator:${session.operator.id}` : 'visitor',
    logged: session ? { operator: session.operator.id } : {},
    desk,
    session,
    token,
    shownCsrfToken: typeof shown === 'string' ? shown : null,
  }
  return { principal, headers: {}, leave: () => {} }
}

async function authorize(desk: Desk, { method, scopes }: Route, visitor: ConsoleVisitor): Promise<ConsoleVisitor> {
  const action = scopes[0] as ConsoleAction
  if (action === 'signIn') return visitor
  const { session, token } = visitor
  if (!session || !token) throw userRefusals.not_signed_in()
  if (isUnsafe(method) && !isCsrfTokenOf(token, visitor.shownCsrfToken)) throw userRefusals.csrf_failed()
  if (action === 'operate' && !session.hasFactor) throw operatorRefusals.operator_factor_missing()
  if (session.isUntouched) await desk.operatorDb.transaction((tx) => touchOperatorSession(tx, session.tokenHash))
  return visitor
}
