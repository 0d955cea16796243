import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { AppError } from '../errors/app-error.ts'
import { passwordOf, prefixOf } from './basic-auth.ts'
import { authenticationThrottled, limitHeaders, limitRefusal } from './limit-headers.ts'
import { checkNegotiation } from './negotiation.ts'
import type { Principal, Route } from './route.ts'
import type { RouteTable } from './route-table.ts'

/** Knows the keys; a feature provides it. */
export interface Authenticator {
  /** Who presents this password? What is not in memory is looked up, once `mayLookUp` has nothing against it. */
  identify(password: string, mayLookUp?: () => Promise<void>): Promise<Principal | null>
  /** The same principal as it is now, given its account's provisioning version (null when unknown); null when it is gone. */
  renew(principal: Principal, version: string | null): Promise<Principal | null>
}

/** What one admitted request holds until it is answered. */
export interface Pass {
  principal: Principal
  leave(): void
}

interface GateParts {
  app: Pick<App, 'limiter' | 'config' | 'metrics'>
  authenticator: Authenticator
  routes: RouteTable
}

/**
 * The checks in front of every route, in the order the specification gives: transport, authentication, limits, then
 * whether the path exists, scope and account type, and the format. The body has not been read yet.
 */
export async function passGate(parts: GateParts, request: FastifyRequest, reply: FastifyReply): Promise<Pass> {
  const { app } = parts
  if (app.config.REQUIRE_HTTPS && request.protocol !== 'https') {
    throw new AppError('https_required', 'The key was sent in clear: use HTTPS, and replace this key.')
  }
  const principal = await authenticate(parts, request)
  const pass = await admit(parts, request, reply, principal)
  try {
    const route = parts.routes.resolve(request)
    checkRights(route, pass.principal)
    checkNegotiation(request)
    return pass
  } catch (error) {
    pass.leave()
    throw error
  }
}

async function authenticate({ app, authenticator }: GateParts, request: FastifyRequest): Promise<Principal> {
  const { authorization } = request.headers
  // Many clients wait to be asked before they show a key; they have not guessed anything.
  if (authorization === undefined) throw authenticationFailed()
  const password = countAuthorizations(request) > 1 ? null : passwordOf(authorization)
  const attempt = { clientAddress: request.clientAddress, prefix: prefixOf(password) }
  const mayLookUp = async () => {
    const wait = await app.limiter.waitBeforeLookUp(attempt)
    if (wait !== null) throw authenticationThrottled(wait)
  }
  const principal = password === null ? null : await authenticator.identify(password, mayLookUp)
  if (principal) return principal
  const wait = await app.limiter.recordFailure(attempt)
  throw wait === null ? authenticationFailed() : authenticationThrottled(wait)
}

function countAuthorizations({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'authorization').length
}

async function admit(
  parts: GateParts,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
): Promise<Pass> {
  const { limiter } = parts.app
  const keyId = principal.prefix
  const admission = await limiter.admit({
    keyId,
    accountId: principal.tenant.accountId,
    clientAddress: request.clientAddress,
    prefix: principal.prefix,
  })
  if (admission.outcome !== 'admitted') throw limitRefusal(admission)
  // A key that was changed since our copy was read is read again before it opens anything.
  const current = await parts.authenticator.renew(principal, admission.version).catch((error) => {
    limiter.release(keyId, admission.lease)
    throw error
  })
  if (!current) {
    limiter.release(keyId, admission.lease, { undo: true })
    throw authenticationFailed()
  }
  reply.headers(limitHeaders(admission))
  let inside = true
  const leave = () => {
    if (inside) limiter.release(keyId, admission.lease)
    inside = false
  }
  return { principal: current, leave }
}

function checkRights(route: Route, principal: Principal): void {
  if (route.scopes.length > 0 && !route.scopes.some((scope) => principal.scopes.includes(scope))) {
    throw new AppError(
      'scope_required',
      'The API key lacks the scope for this endpoint; an admin can add it to the key.',
      {
        extensions: { requiredScopes: route.scopes },
      },
    )
  }
  if (route.accountTypes && !route.accountTypes.includes(principal.accountType)) {
    throw new AppError(
      'not_available_for_account_type',
      `This endpoint belongs to accounts of type ${route.accountTypes.join(' or ')}.`,
    )
  }
}

function authenticationFailed(): AppError {
  return new AppError('authentication_failed', 'Send a valid API key as the password of HTTP Basic authentication.', {
    headers: { 'www-authenticate': 'Basic realm="api", charset="UTF-8"' },
  })
}
