import type { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What a stranger's server said, or why it said nothing. */
export type Answer =
  | { outcome: 'answered'; status: number; retryAfter: string | null }
  | { outcome: 'unanswered'; reason: string }

export interface GuardedClient {
  /** One POST to an address somebody else chose. No redirect is followed, the body of the answer is not read. */
  post(url: string, headers: Record<string, string>, body: string, timeoutMs: number): Promise<Answer>
  close(): void
}

export interface GuardedClientOptions {
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>
  /** For development: plain HTTP, every port, and addresses inside our own network. */
  allowPrivate: boolean
}

const longestAnswer = 4096
const addressRefused = 'ADDRESS_REFUSED'

export function createGuardedClient({ resolver, allowPrivate }: GuardedClientOptions): GuardedClient {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address)
  const lookup = guardedLookup(resolver, isAllowed)
  const pool = { keepAlive: true, maxFreeSockets: 8, timeout: 60_000 }
  const agents = { 'http:': new http.Agent(pool), 'https:': new https.Agent(pool) }

  const attempt: GuardedClient['post'] = async (url, headers, body, timeoutMs) => {
    const target = new URL(url)
    const problem = targetProblem(target, { allowPrivate, isAllowed })
    if (problem) return { outcome: 'unanswered', reason: problem }
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: agents[target.protocol as keyof typeof agents],
      lookup,
    }
    const request = (target.protocol === 'https:' ? https : http).request(target, options)
    const answer = await exchange(request, body, timeoutMs)
    // A kept connection may be closed by the other side just as we use it again; that says nothing about the receiver.
    const wasStale = answer.outcome === 'unanswered' && answer.reason === 'ECONNRESET' && request.reusedSocket
    return wasStale ? attempt(url, headers, body, timeoutMs) : answer
  }
  return {
    post: attempt,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

interface Rules {
  allowPrivate: boolean
  isAllowed(address: string): boolean
}

/** Node asks no name server about an address, so one that stands in the URL itself is looked at here. */
function targetProblem({ protocol, port, hostname }: URL, { allowPrivate, isAllowed }: Rules): string | null {
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'HTTPS_REQUIRED'
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

function exchange(request: http.ClientRequest, body: string, timeoutMs: number): Promise<Answer> {
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
