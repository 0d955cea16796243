import type { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What a stranger's server said, or why it said nothing. */
export type Answer =
  | { outcome: 'answered'; status: number; retryAfter: string | null }
  | { outcome: 'unanswered'; reason: string }

export type Looked =
  | { outcome: 'answered'; status: number; location: string | null }
  | Extract<Answer, { outcome: 'unanswered' }>

export interface GuardedClient {
  /** One POST to an address somebody else chose. No redirect is followed, the body of the answer is not read. */
  post(url: string, headers: Record<string, string>, body: string, timeoutMs: number): Promise<Answer>
  /** Whether somebody answers there. No redirect is followed, but the answer says where it leads. */
  look(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Looked>
  close(): void
}

export interface GuardedClientOptions {
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>
  /** For development: plain HTTP, every port, and addresses inside our own network. */
  allowPrivate: boolean
  /** Plain HTTP on its own port, for what is only looked at. */
  allowPlain?: boolean
}

const longestAnswer = 4096
const addressRefused = 'ADDRESS_REFUSED'

export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const { resolver, allowPrivate, allowPlain = false } = options
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address)
  const lookup = guardedLookup(resolver, isAllowed)
  const pool = { keepAlive: true, maxFreeSockets: 8, timeout: 60_000 }
  const agents = { 'http:': new http.Agent(pool), 'https:': new https.Agent(pool) }

  const attempt = async (url: string, call: Call): Promise<Exchanged> => {
    const target = new URL(url)
    const problem = targetProblem(target, { allowPrivate, allowPlain, isAllowed })
    if (problem) return { outcome: 'unanswered', reason: problem }
    const { method, headers } = call
    const agent = agents[target.protocol as keyof typeof agents]
    const request = (target.protocol === 'https:' ? https : http).request(target, { method, headers, agent, lookup })
    const answer = await exchange(request, call)
    // A kept connection may be closed by the other side just as we use it again; that says nothing about the receiver.
    const wasStale = answer.outcome === 'unanswered' && answer.reason === 'ECONNRESET' && request.reusedSocket
    return wasStale ? attempt(url, call) : answer
  }
  return {
    async post(url, given, body, timeoutMs) {
      const headers = { ...given, 'content-length': String(Buffer.byteLength(body)) }
      const answer = await attempt(url, { method: 'POST', headers, body, timeoutMs })
      if (answer.outcome === 'unanswered') return answer
      const { location: _, ...rest } = answer
      return rest
    },
    async look(url, method, timeoutMs) {
      const answer = await attempt(url, { method, headers: { accept: '*/*' }, body: '', timeoutMs })
      if (answer.outcome === 'unanswered') return answer
      const { retryAfter: _, ...rest } = answer
      return rest
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

interface Call {
  method: 'POST' | 'HEAD' | 'GET'
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

type Exchanged =
  | (Extract<Answer, { outcome: 'answered' }> & { location: string | null })
  | Extract<Answer, { outcome: 'unanswered' }>

interface Rules {
  allowPrivate: boolean
  allowPlain: boolean
  isAllowed(address: string): boolean
}

/** Node asks no name server about an address, so one that stands in the URL itself is looked at here. */
function targetProblem({ protocol, port, hostname }: URL, rules: Rules): string | null {
  const { allowPrivate, allowPlain, isAllowed } = rules
  const isPlain = protocol === 'http:' && (allowPrivate || allowPlain)
  if (protocol !== 'https:' && !isPlain) return 'HTTPS_REQUIRED'
  if (port !== '' && !allowPrivate) return 'PORT_REFUSED'
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) && !isAllowed(host) ? addressRefused : null
}

/**
 * Called once per connection, and the connection goes to what is returned: a name that answers differently the second
 * time gains nothing. One address we may not reach is reason enough to refuse the name.
 */
function guardedLookup(resolver: GuardedClientOptions['resolver'], isAllowed: Rules['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    resolve(resolver, hostname).then(
      (found) => {
        const [first] = found
        if (!first) callback(failure('ENOTFOUND'), '', 0)
        else if (!found.every(({ address }) => isAllowed(address))) callback(failure(addressRefused), '', 0)
        else if (options.all) callback(null, found)
        else callback(null, first.address, first.family)
      },
      () => callback(failure('ENOTFOUND'), '', 0),
    )
  }
}

async function resolve(resolver: GuardedClientOptions['resolver'], name: string) {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = (result: PromiseSettledResult<string[]>, family: 4 | 6) =>
    result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
  return [...found(four, 4), ...found(six, 6)]
}

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code })
}

function exchange(
  request: http.ClientRequest,
  { body, timeoutMs }: Pick<Call, 'body' | 'timeoutMs'>,
): Promise<Exchanged> {
  return new Promise((done) => {
    const timer = setTimeout(() => {
      done({ outcome: 'unanswered', reason: 'TIMEOUT' })
      request.destroy()
    }, timeoutMs)
    request.once('close', () => clearTimeout(timer))
    request.on('error', (error: NodeJS.ErrnoException) =>
      done({ outcome: 'unanswered', reason: error.code ?? 'BROKEN_CONNECTION' }),
    )
    request.once('response', (response) => {
      done({
        outcome: 'answered',
        status: response.statusCode as number,
        retryAfter: response.headers['retry-after'] ?? null,
        location: response.headers.location ?? null,
      })
      discard(response)
    })
    request.end(body)
  })
}

/** Reads a short answer to its end, so that the connection can be used again, and breaks off a long one. */
function discard(response: http.IncomingMessage): void {
  let length = 0
  response.on('error', () => {})
  response.on('data', (piece: Buffer) => {
    length += piece.length
    if (length > longestAnswer) response.destroy()
  })
}
