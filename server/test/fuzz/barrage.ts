import fc from 'fast-check'
import { checkAnswer, Mismatch } from './check-answer.ts'
import { type FuzzRequest, toBytes, uniqueAddress } from './fuzz-request.ts'
import { HttpConnection, type RawAnswer } from './http-connection.ts'
import { withRealIds } from './schema-values.ts'

export interface Tally {
  requests: number
  serverErrors: number
  mismatches: number
  byStatus: Map<string, number>
  slowestMs: number
  /** Kinds of failure of which an example was shown. */
  shown: Set<string>
}

export function emptyTally(): Tally {
  return { requests: 0, serverErrors: 0, mismatches: 0, byStatus: new Map(), slowestMs: 0, shown: new Set() }
}

const mostMismatches = 20
const remembered = 100

export interface Plan {
  requests: number
  seed: number
  /** Repeats one failure instead, as its report names it. */
  path?: string | undefined
}

/** Ids of records that were created lately, by the key that created them. */
export class KnownIds {
  private readonly byKey = new Map<string, Record<'subscribers' | 'groups' | 'copies' | 'articles', number[]>>()

  of({ headers }: FuzzRequest) {
    const key = headers.find(([name]) => name === 'authorization')?.[1] ?? ''
    const known = this.byKey.get(key) ?? { subscribers: [1], groups: [1], copies: [1], articles: [1] }
    this.byKey.set(key, known)
    return known
  }
}

/** Turns generated requests into real ones: ids that exist, addresses nobody used, one connection per lane. */
export class Gunner {
  private readonly connection: HttpConnection
  private readonly known: KnownIds
  private readonly tables: readonly string[]
  private readonly tally: Tally

  constructor(port: number, known: KnownIds, tables: readonly string[], tally: Tally) {
    this.connection = new HttpConnection(port)
    this.known = known
    this.tables = tables
    this.tally = tally
  }

  async fire(generated: FuzzRequest): Promise<void> {
    const request = this.real(generated)
    this.tally.requests++
    const answer = await this.connection
      .send(toBytes(request), { isHead: request.method === 'HEAD' })
      .catch((error) => {
        this.connection.close()
        throw new Mismatch((error as Error).message)
      })
    this.count(request, answer)
    checkAnswer(request, answer, this.tables)
    this.remember(request, answer)
  }

  close(): void {
    this.connection.close()
  }

  private real(request: FuzzRequest): FuzzRequest {
    const { subscribers, groups, copies, articles } = this.known.of(request)
    const target = request.target
      .replace(/(?<=\/subscriberGroups\/)9000000\d\d/, (id) => withRealIds(id, groups))
      .replace(/(?<=\/mailings\/(?:trigger\/)?)9000000\d\d/, (id) => withRealIds(id, copies))
      .replace(/(?<=\/articles\/)9000000\d\d/, (id) => withRealIds(id, articles))
    return {
      ...request,
      target: withRealIds(target, subscribers),
      headers: request.headers.map(([name, value]) => [name, value === uniqueAddress ? nextAddress() : value]),
      body: typeof request.body === 'string' ? withRealIds(request.body, subscribers) : request.body,
    }
  }

  private count({ kind }: FuzzRequest, { status, ms }: RawAnswer): void {
    const { byStatus } = this.tally
    const name = `${kind} ${status}`
    byStatus.set(name, (byStatus.get(name) ?? 0) + 1)
    this.tally.slowestMs = Math.max(this.tally.slowestMs, ms)
    if (status >= 500) this.tally.serverErrors++
  }

  private remember(request: FuzzRequest, { status, text }: RawAnswer): void {
    if (status !== 201 || request.kind !== 'operation') return
    const { subscribers, groups, copies, articles } = this.known.of(request)
    const places = { '/subscriberGroups': groups, '/mailings': copies, '/articles': articles }
    const place = Object.entries(places).find(([path]) => request.target.startsWith(`/api/v1${path}`))
    const ids = place?.[1] ?? subscribers
    const { id } = JSON.parse(text).data
    if (ids.push(id) > remembered) ids.shift()
  }
}

let addresses = Math.floor(Math.random() * 2 ** 31)

function nextAddress(): string {
  addresses = (addresses + 1) >>> 0
  return [1 + ((addresses >>> 24) % 100), (addresses >>> 16) & 255, (addresses >>> 8) & 255, addresses & 255].join('.')
}

interface Lane<T> {
  name: string
  values: fc.Arbitrary<T>
  fire(value: T): Promise<unknown>
  show(value: T): string
}

/** Fires so many values; a failure is shrunk, reported with its seed, and the lane goes on from another seed. */
export async function runLane<T>(
  { name, values, fire, show }: Lane<T>,
  { requests, seed, path }: Plan,
  tally: Tally,
): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    await fire(value)
  })
  for (let left = requests, attempt = 0; left > 0; attempt++) {
    if (tally.mismatches >= mostMismatches) return
    const from = seed + attempt * 1_000_003
    const replay = path === undefined ? {} : { path, endOnFailure: true }
    const result = await fc.check(property, { seed: from, numRuns: left, ...replay })
    left -= path === undefined ? result.numRuns : left
    if (!result.failed) return
    tally.mismatches++
    const [value] = result.counterexample as [T]
    const reason = (result.errorInstance as Error | null)?.message ?? 'unknown'
    const example = `\n--seed ${from} --path ${name}/${result.counterexamplePath}\n  ${reason}\n  ${show(value)}\n`
    const sort = reason.replaceAll(/[0-9a-f]*\d[0-9a-f-]*/g, '#').slice(0, 120)
    if (!tally.shown.has(sort)) console.log(example)
    tally.shown.add(sort)
  }
}
