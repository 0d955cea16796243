import type { App } from '../../platform/app/app.ts'
import type { Refusal } from '../../platform/errors/refusal.ts'
import type { Gate, GateRequest, Pass } from '../../platform/http/gate.ts'
import type { Route } from '../../platform/http/route.ts'
import { expectUnlocked } from '../accounts/index.ts'
import { admitToAccount } from './admit-account.gate.ts'
import { keyRefusals } from './api-key.refusals.ts'
import { type Authenticator, createKeyAuthenticator } from './authenticate-key.gate.ts'
import { passwordOf, prefixOf } from './basic-auth.gate.ts'
import type { Caller } from './caller.gate.ts'
import { accountLimitRefusal, authenticationThrottled, limitHeaders, limitRefusal } from './limit-headers.gate.ts'

type Parts = Pick<App, 'db' | 'clock' | 'log' | 'limiter'>

/** The way into API v1: a key as the password of Basic authentication, its limits, its scopes. */
export function createKeyGate(app: Parts): Gate<Caller> {
  const authenticator = createKeyAuthenticator(app)
  return {
    refuseInClear: keyRefusals.key_sent_in_clear,
    enter: async (request) => admit(app, authenticator, request, await authenticate(app, authenticator, request)),
    authorize: (route, caller) => {
      checkRights(route, caller)
      return caller
    },
    mayStay: async (route, { prefix }) => {
      const caller = await authenticator.current(prefix)
      return caller !== null && caller.account.lockedAt === null && hasScope(route, caller)
    },
    refuseLeft: authenticationFailed,
  }
}

async function authenticate({ limiter }: Parts, authenticator: Authenticator, request: GateRequest): Promise<Caller> {
  const { authorization } = request.headers
  // Many clients wait to be asked before they show a key; they have not guessed anything.
  if (authorization === undefined) throw authenticationFailed()
  const password = countAuthorizations(request) > 1 ? null : passwordOf(authorization)
  const attempt = { clientAddress: request.clientAddress, prefix: prefixOf(password) }
  const mayLookUp = async () => {
    const wait = await limiter.waitBeforeLookUp(attempt)
    if (wait !== null) throw authenticationThrottled(wait)
  }
  const caller = password === null ? null : await authenticator.identify(password, mayLookUp)
  if (caller) return caller
  const wait = await limiter.recordFailure(attempt)
  throw wait === null ? authenticationFailed() : authenticationThrottled(wait)
}

function countAuthorizations({ rawHeaders }: GateRequest): number {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'authorization').length
}

async function admit(
  app: Parts,
  authenticator: Authenticator,
  request: GateRequest,
  caller: Caller,
): Promise<Pass<Caller>> {
  const { limiter } = app
  const { prefix } = caller
  const admission = await limiter.admit({
    keyId: prefix,
    accountId: caller.tenant.accountId,
    clientAddress: request.clientAddress,
    prefix,
    limits: caller.key,
  })
  if (admission.outcome !== 'admitted') throw limitRefusal(admission)
  // A key that was changed since our copy was read is read again before it opens anything.
  const current = await authenticator.renew(caller, admission.version).catch((error) => {
    limiter.release(prefix, admission.lease)
    throw error
  })
  if (!current) {
    limiter.release(prefix, admission.lease, { undo: true })
    throw authenticationFailed()
  }
  // It was counted by limits that are no longer its own.
  if (!hasLimitsOf(caller, current)) {
    limiter.release(prefix, admission.lease, { undo: true })
    return admit(app, authenticator, request, current)
  }
  const ofAccount = await admitToAccount(app, request, current)
  if (ofAccount && ofAccount.admission.outcome !== 'admitted') {
    limiter.release(prefix, admission.lease, { undo: true })
    throw accountLimitRefusal(ofAccount.admission, admission)
  }
  const leave = () => {
    limiter.release(prefix, admission.lease)
    ofAccount?.leave()
  }
  return { principal: current, headers: limitHeaders(admission), leave }
}

function hasLimitsOf({ key: a }: Caller, { key: b }: Caller): boolean {
  return a.minuteLimit === b.minuteLimit && a.concurrentLimit === b.concurrentLimit
}

function checkRights(route: Route, caller: Caller): void {
  expectUnlocked(caller)
  if (!hasScope(route, caller)) throw keyRefusals.scope_required({ requiredScopes: [...route.scopes] })
  if (route.tenantTypes && !route.tenantTypes.includes(caller.account.type))
    throw keyRefusals.account_type_unfit({ types: route.tenantTypes })
}

function hasScope({ scopes }: Route, { key }: Caller): boolean {
  return scopes.length === 0 || scopes.some((scope) => (key.scopes as readonly string[]).includes(scope))
}

function authenticationFailed(): Refusal {
  return keyRefusals.key_invalid().withHeaders({ 'www-authenticate': 'Basic realm="api", charset="UTF-8"' })
}
