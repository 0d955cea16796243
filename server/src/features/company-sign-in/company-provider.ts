import * as openid from 'openid-client'
import type { App } from '../../platform/app/app.ts'
import type { Config } from '../../platform/config/config.ts'
import { boundedFetch } from '../../platform/net/bounded-fetch.ts'
import { companyRefusals } from './company.refusals.ts'

type Parts = Pick<App, 'config' | 'log'>

/** Of each of the few requests that a sign-in takes. */
const patienceSeconds = 5
const longestAnswer = 512 * 1024
/** Keys and addresses of a provider change rarely; a new key is asked for as soon as it is seen. */
const keptMs = 60 * 60 * 1000
/** How old a sign-in at the provider may be for whoever is asked to show once more who they are. */
const freshSeconds = 10 * 60

interface Found {
  since: number
  client: Promise<openid.Configuration>
}
const found = new WeakMap<Config, Found>()

/** The client of the provider, whose addresses are looked up with the first sign-in: one that is down keeps nothing from starting. */
async function clientOf({ config, log }: Parts): Promise<openid.Configuration> {
  if (!config.OIDC_ISSUER) throw companyRefusals.company_sign_in_off()
  const known = found.get(config)
  if (known && Date.now() - known.since < keptMs) return known.client
  const client = discover(config, new URL(config.OIDC_ISSUER)).catch((error) => {
    found.delete(config)
    log.warn({ reason: reasonOf(error) }, 'the provider of the company sign-in does not say who it is')
    throw companyRefusals.company_sign_in_unreachable()
  })
  found.set(config, { since: Date.now(), client })
  return client
}

async function discover(config: Config, issuer: URL): Promise<openid.Configuration> {
  const isPlain = issuer.protocol === 'http:'
  const secret = config.OIDC_CLIENT_SECRET as string
  return openid.discovery(issuer, config.OIDC_CLIENT_ID as string, secret, authenticateWith(secret), {
    timeout: patienceSeconds,
    [openid.customFetch]: boundedFetch(longestAnswer) as openid.CustomFetch,
    // The configuration lets plain HTTP stand for this machine alone.
    execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
  })
}

/** In the header, as every provider has to take it, but for those that say they only take it in the body. */
function authenticateWith(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const isOnlyPost = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic')
    return (isOnlyPost ? post : basic)(server, client, body, headers)
  }
}

/** What binds the answer of the provider to the browser that has asked. */
export interface Bonds {
  state: string
  nonce: string
  verifier: string
  /** The person has to sign in there now, however long they are known. */
  isAgain: boolean
}

export function newBonds(isAgain: boolean): Bonds {
  return {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    isAgain,
  }
}

/** Where the provider sends people back to. */
function returnAddress({ APP_URL }: Config): URL {
  return new URL('/company-sign-in', APP_URL)
}

/** Where the browser goes. */
export async function addressAtProvider(app: Parts, { state, nonce, verifier, isAgain }: Bonds): Promise<string> {
  const client = await clientOf(app)
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: returnAddress(app.config).href,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isAgain && { prompt: 'login', max_age: String(freshSeconds) }),
  })
  return address.href
}

export interface Claims {
  iss: string
  sub: string
  email?: unknown
  email_verified?: unknown
  name?: unknown
  locale?: unknown
  amr?: unknown
  auth_time?: unknown
}

/** Who the provider says has signed in; null where its answer is not one to this question. */
export async function claimsFrom(app: Parts, answer: string, bonds: Bonds): Promise<Claims | null> {
  const client = await clientOf(app)
  const address = returnAddress(app.config)
  address.search = answer
  try {
    const tokens = await openid.authorizationCodeGrant(client, address, {
      expectedState: bonds.state,
      expectedNonce: bonds.nonce,
      pkceCodeVerifier: bonds.verifier,
      idTokenExpected: true,
      ...(bonds.isAgain && { maxAge: freshSeconds }),
    })
    const claims = tokens.claims() as openid.IDToken
    const isWhole = claims.email !== undefined && claims.email_verified !== undefined
    if (isWhole || !client.serverMetadata().userinfo_endpoint) return claims
    // Who somebody is, and how they have signed in, says the signed token alone.
    const { email, email_verified, name, locale } = await openid.fetchUserInfo(client, tokens.access_token, claims.sub)
    return { ...claims, email, email_verified, name, locale }
  } catch (error) {
    return refuse(app, error)
  }
}

/** What the answer itself is to blame for. Everything else is the provider's own trouble, or that of the set-up. */
const faultsOfAnswer = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

function refuse({ log }: Parts, error: unknown): null {
  if (error instanceof openid.AuthorizationResponseError) {
    log.info({ reason: error.error }, 'the provider of the company sign-in has let nobody in')
    throw companyRefusals.company_sign_in_declined()
  }
  const isSpent = error instanceof openid.ResponseBodyError && error.error === 'invalid_grant'
  const isFaulty = error instanceof openid.ClientError && faultsOfAnswer.has(error.code ?? '')
  if (isSpent || isFaulty) {
    log.warn(
      { reason: isSpent ? 'invalid_grant' : (error as openid.ClientError).code },
      'a company sign-in does not hold',
    )
    return null
  }
  log.warn({ reason: reasonOf(error) }, 'the provider of the company sign-in does not answer as it should')
  throw companyRefusals.company_sign_in_unreachable()
}

/** Without what it has sent: there may be tokens in it. */
function reasonOf(error: unknown): string {
  if (error instanceof openid.ResponseBodyError) return error.error
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown'
}
