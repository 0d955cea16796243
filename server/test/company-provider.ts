import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

/** Somebody whom the provider knows, by what it says of them. */
export interface CompanyMember {
  email?: string
  email_verified?: boolean
  name?: string
  locale?: string
  /** How it says they have signed in. */
  amr?: string[]
}

type Claims = Record<string, unknown>
/** Instead of what the provider itself would do. */
type Trouble = (request: IncomingMessage, response: ServerResponse) => void

export interface CompanyProvider {
  issuer: string
  clientSecret: string
  /** By subject. */
  members: Map<string, CompanyMember>
  /** By path: what goes wrong there from now on. */
  troubles: Map<string, Trouble>
  /** Another ID token than the one it has made, signed by its own key unless another is given. */
  forge: ((claims: Claims) => { claims: Claims; key?: KeyObject }) | null
  /** How often its tokens were asked for. */
  tokensAsked: number
  stop(): Promise<void>
}

const clientId = 'postrider'
const clientSecret = 'a secret between the two of them'
const keyId = 'first'

/** A real provider of OpenID Connect on this machine. It asks for a name only, and can be made to go wrong or to lie. */
export async function startCompanyProvider(returnTo: string, port = 0): Promise<CompanyProvider> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const partner: CompanyProvider = {
    issuer,
    clientSecret,
    members: new Map(),
    troubles: new Map(),
    forge: null,
    tokensAsked: 0,
    stop: () => close(server),
  }
  const provider = createProvider(partner, returnTo, privateKey)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url as string, issuer)
    const trouble = partner.troubles.get(pathname)
    if (trouble) return trouble(request, response)
    if (pathname.startsWith('/interaction/')) return void interact(provider, partner, request, response)
    if (pathname === '/token') spoil(partner, response, privateKey)
    return void answer(request, response)
  })
  return partner
}

function createProvider({ issuer, members }: CompanyProvider, returnTo: string, key: KeyObject): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnTo],
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['keeps its sessions'] },
    claims: { openid: ['sub', 'amr', 'auth_time'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...members.get(sub) }) }),
    // Everybody has agreed that the application learns who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId as string })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  })
}

const form = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Sign in at Lindhof</title><main><h1>Lindhof</h1>
<form method="post"><label>Who are you? <input name="person" autofocus></label> <button>Sign in</button>
<button name="decline" value="1">Not now</button></form></main></html>`

/** Its own page: whoever names themselves has signed in. */
async function interact(
  provider: Provider,
  { members }: CompanyProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(form)
  const said = new URLSearchParams(await text(request))
  const accountId = said.get('person') ?? ''
  const amr = members.get(accountId)?.amr
  const result = said.has('decline')
    ? { error: 'access_denied', error_description: 'they did not want to' }
    : { login: { accountId, ...(amr && { amr }) } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Has the ID token in this answer replaced, where it shall be another one. */
function spoil(partner: CompanyProvider, response: ServerResponse, ownKey: KeyObject): void {
  partner.tokensAsked += 1
  const { forge } = partner
  if (!forge) return
  const end = response.end.bind(response)
  response.end = ((body: string) => {
    const said = JSON.parse(String(body))
    if (typeof said.id_token === 'string') {
      const { claims, key = ownKey } = forge(claimsIn(said.id_token))
      said.id_token = signed(claims, key)
    }
    const spoiled = JSON.stringify(said)
    response.setHeader('content-length', Buffer.byteLength(spoiled))
    return end(spoiled)
  }) as typeof response.end
}

function claimsIn(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString())
}

function signed(claims: Claims, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'RS256', kid: keyId })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** A key that is nobody's. */
export function strangeKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

/** What a process needs to know of it. */
export function settingsFor({ issuer, clientSecret: secret }: CompanyProvider): Record<string, string> {
  return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret }
}
