import type { App } from '../../platform/app/app.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { httpRefusals } from '../../platform/errors/http.refusals.ts'
import type { Gate, GateRequest, Pass } from '../../platform/http/gate.ts'
import { GatheredReads } from '../../platform/http/gathered-reads.ts'
import type { Route } from '../../platform/http/route.ts'
import { loadFullAccount } from '../account-setup/index.ts'
import {
  type Action,
  expectOpen,
  factorDueAt,
  findFactorSetting,
  hasEnded,
  isAction,
  isSensitive,
  mayDoIn,
  missingRight,
  permissionsOfRole,
} from '../accounts/index.ts'
import type { WebCaller } from '../app-api/index.ts'
import { comesFromApplication, isUnsafe } from './csrf.rules.ts'
import { findReach, type Reach } from './find-reach.ts'
import { dummyHash } from './hash-password.ts'
import { findSession, rightsOfSessions, type Session, touchSession } from './session.store.ts'
import { isCsrfTokenOf, tokenOf } from './session-cookie.rules.ts'
import { hashOfToken } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'
import { actionsWithoutAccount, type Visitor } from './visitor.gate.ts'

type Parts = Pick<App, 'db' | 'config' | 'clock'>

/** The way into the application: a session, its token on whatever changes something, and the role in the account of the path. */
export function createSessionGate(app: Parts, routes: readonly Route[]): Gate<Visitor> {
  for (const route of routes) {
    requireAction(route)
    requireRecord(route)
  }
  // Made before anybody signs in, so that the first unknown email takes no longer than any other.
  void dummyHash()
  const rights = new GatheredReads((tokens) => rightsOfSessions(app.db, tokens))
  return {
    refuseInClear: userRefusals.session_sent_in_clear,
    enter: (request) => enter(app, request),
    authorize: (route, visitor, ids) => authorize(app, route, visitor, ids),
    mayStay: (route, visitor) => mayStay(app, { route, visitor, rights }),
    refuseLeft: userRefusals.not_signed_in,
  }
}

interface Staying {
  route: Route
  visitor: Visitor
  rights: GatheredReads<string>
}

/** Asked twice a second about everybody who listens: what was allowed to somebody of the account stays so with the same rights. */
async function mayStay({ db }: Parts, { route, visitor: { session, tenant }, rights }: Staying): Promise<boolean> {
  if (!session) return false
  const now = await rights.read(session.tokenHash.toString('hex'))
  if (now === undefined) return false
  const isMember = session.memberships.some(({ accountId }) => accountId === tenant.accountId)
  if (isMember && now === session.rights) return true
  const current = await findSession(db, session.tokenHash)
  const reach = current && (await findReach(db, current, tenant.accountId))
  return Boolean(reach && mayDoIn(reach.tenant.accountId, reach.standing, route.scopes[0] as Action))
}

/** Default deny: a route that does not say what it lets people do must not be reachable at all. */
function requireAction({ method, path, scopes }: Route): void {
  const [name = '', ...more] = scopes
  const isKnown = path.startsWith('/accounts/{accountId}/') ? isAction(name) : isWithoutAccount(name)
  if (!isKnown || more.length > 0) throw new Error(`${method} ${path} names no action that the roles know`)
}

/** What changes something in an account stands in its audit log, or cannot be reached. */
function requireRecord(route: Route): void {
  if (route.kind === 'write' && !route.isRecorded) throw new Error(`${route.method} ${route.path} is not recorded`)
}

function isWithoutAccount(name: string): boolean {
  return (actionsWithoutAccount as readonly string[]).includes(name)
}

async function enter({ db, config }: Parts, { method, headers }: GateRequest): Promise<Pass<Visitor>> {
  if (isUnsafe(method) && !comesFromApplication(headers, config.APP_URL)) throw userRefusals.csrf_failed()
  const token = tokenOf(headers.cookie)
  const session = (token && (await findSession(db, hashOfToken(token)))) || null
  const shown = headers['x-csrf-token']
  const principal: Visitor = {
    // No account has the id 0.
    tenant: { accountId: 0, customerId: 0 },
    name: session ? `user:${session.user.id}` : 'visitor',
    logged: session ? { user: session.user.id } : {},
    session,
    token,
    shownCsrfToken: typeof shown === 'string' ? shown : null,
    isUnattended: headers['x-unattended'] !== undefined,
    cookies: headers.cookie ?? '',
  }
  return { principal, headers: {}, leave: () => {} }
}

async function authorize(app: Parts, route: Route, visitor: Visitor, ids: Readonly<Record<string, number>>) {
  const action = route.scopes[0] as string
  if (action === 'signIn') return visitor
  const { session, token } = visitor
  if (!session || !token) throw userRefusals.not_signed_in()
  if (isUnsafe(route.method) && !isCsrfTokenOf(token, visitor.shownCsrfToken)) throw userRefusals.csrf_failed()
  // Somebody who only listens, or whose screen asks by itself, may have left.
  const mayHaveLeft = route.kind === 'stream' || visitor.isUnattended
  if (session.isUntouched && !mayHaveLeft) await touchSession(app.db, session.tokenHash)
  if (action === 'ownSession') return visitor
  if (action === 'ownAccess') {
    if (!session.isFresh) throw userRefusals.reauthentication_required()
    return visitor
  }
  const reach = await findReach(app.db, session, ids.accountId as number)
  if (!reach) throw httpRefusals.path_unknown()
  requireRight(reach, action as Action)
  // A browser would not open a stream again that was refused once; what it tells was allowed by the roles of now.
  if (session.isOutdated && route.kind !== 'stream') throw userRefusals.session_outdated()
  return inAccount(app, { route, visitor, session, reach })
}

interface Entering {
  route: Route
  visitor: Visitor
  session: Session
  reach: Reach
}

async function inAccount({ db, clock }: Parts, { route, visitor, session, reach }: Entering) {
  const { tenant, standing, membership } = reach
  const [account, setting] = await Promise.all([
    loadFullAccount(db.reader(tenant)),
    // Whoever comes from above keeps to what is asked of them there.
    findFactorSetting(db.reader(membership)),
  ])
  if (!account || !setting || hasEnded(account, clock.now())) throw httpRefusals.path_unknown()
  const isForSensitiveAct = isSensitive(route.scopes[0] as Action) && isUnsafe(route.method)
  expectFactor(session, factorDueAt(membership, setting), { now: setting.now, isForSensitiveAct })
  if (isForSensitiveAct && !session.isFresh) throw userRefusals.reauthentication_required()
  if (changes(route)) expectOpen({ account })
  const logged = { ...visitor.logged, account: tenant.accountId }
  const caller: WebCaller & Visitor = {
    ...visitor,
    tenant,
    logged,
    userId: session.user.id,
    account,
    permissions: permissionsOfRole(standing),
    may: (action) => mayDoIn(tenant.accountId, standing, action),
    require: (action) => requireRight(reach, action),
  }
  return caller
}

/** In a closed account nothing is changed, but that it is taken along and opened again. */
function changes({ kind, scopes }: Route): boolean {
  return (kind === 'write' || kind === 'upload') && scopes[0] !== ('endAccount' satisfies Action)
}

/** Whoever must have a second factor has some days to set one up, but none for a sensitive act. */
function expectFactor(
  { hasFactor }: Session,
  dueAt: Timestamp | null,
  { now, isForSensitiveAct }: { now: Timestamp; isForSensitiveAct: boolean },
): void {
  if (hasFactor || dueAt === null) return
  if (isForSensitiveAct || dueAt <= now) throw userRefusals.second_factor_required()
}

/** To whoever comes from above, all but the numbers is not there. */
function requireRight({ tenant, standing }: Reach, action: Action): void {
  if (mayDoIn(tenant.accountId, standing, action)) return
  throw standing === 'above' ? httpRefusals.path_unknown() : userRefusals.right_required(missingRight(action))
}
