import { METHODS } from 'node:http'
import fc from 'fast-check'
import { authorizationRequests } from './authorization.ts'
import { bomb } from './bombs.ts'
import { basic, type FuzzRequest, type Keys } from './fuzz-request.ts'
import { hostileHeaders } from './headers.ts'
import { hostileText } from './hostile.ts'
import { toText } from './json-text.ts'
import { mutate, mutationsOf } from './mutations.ts'
import { hostilePath } from './paths.ts'
import { queriesFor } from './queries.ts'
import { idPlaceholder, type Schema, type Vocabulary, valueFrom } from './schema-values.ts'

export interface Operation {
  method: string
  path: string
  parameters: string[]
  body: Schema | null
}

export interface Target {
  keys: Keys
  columns: string[]
  operations: Operation[]
  plain: Vocabulary
  channels: Vocabulary
}

/** Members of a record that a client may send back as it read them. */
const ignoredMembers = new Set([
  ...['objectType', 'id', 'createdAt', 'updatedAt', 'optinAt', 'optinIp', 'optoutAt', 'optoutIp'],
  ...['optoutNewsletterId', 'receivedOptinAt', 'subscriberCount'],
])

/** Everything that is sent over keep-alive connections. */
export function fuzzRequests(target: Target): fc.Arbitrary<FuzzRequest> {
  const documented = fc.oneof(...target.operations.map((operation) => operationRequests(operation, target)))
  return fc.oneof(
    { weight: 700, arbitrary: documented },
    { weight: 100, arbitrary: headerRequests(documented) },
    { weight: 80, arbitrary: authorizationRequests(target.keys) },
    { weight: 50, arbitrary: pathRequests(target.keys) },
    { weight: 25, arbitrary: methodRequests(target.keys) },
    { weight: 25, arbitrary: byteRequests(documented) },
    { weight: 2, arbitrary: bombRequests(target) },
  )
}

function operationRequests(operation: Operation, target: Target): fc.Arbitrary<FuzzRequest> {
  const { keys } = target
  const plain = fc.oneof(
    { weight: 12, arbitrary: fc.constant(keys.plain) },
    { weight: 1, arbitrary: fc.constantFrom(keys.restricted, keys.large, keys.channels) },
  )
  const channels = fc.oneof(
    { weight: 12, arbitrary: fc.constant(keys.channels) },
    { weight: 1, arbitrary: fc.constant(keys.plain) },
  )
  return fc.oneof(
    { weight: 3, arbitrary: requestsOf(operation, target, target.plain, plain) },
    { weight: 2, arbitrary: requestsOf(operation, target, target.channels, channels) },
  )
}

function requestsOf(
  { method, path, parameters, body }: Operation,
  { columns }: Target,
  words: Vocabulary,
  key: fc.Arbitrary<string>,
): fc.Arbitrary<FuzzRequest> {
  const fieldIds = words.fields.map(({ id }) => id)
  const ids = fc.tuple(pathId, pathId, fc.constantFrom(...fieldIds))
  const query = fc.option(queriesFor(parameters, fieldIds), { freq: parameters.length > 2 ? 4 : 1, nil: '' })
  const bodies = body ? fc.tuple(valueFrom(body, words), mutationsOf(columns)) : fc.constant(null)
  const again = fc.option(fc.nat({ max: 300 }), { freq: 1 })
  return fc.tuple(key, ids, query, bodies, again).map(([sender, [first, second, field], search, some, repeat]) => {
    const mutated = some && mutate(some[0], some[1])
    const filled = path
      .replace('{id}', path.startsWith('/customerFields') && first.startsWith('9') ? String(field) : first)
      .replace('{subscriberId}', second)
    const headers: [string, string][] = [['authorization', basic(sender)]]
    if (mutated) headers.push(['content-type', 'application/json'])
    if (mutated && method === 'POST' && repeat !== null) headers.push(['idempotency-key', `again-${repeat}`])
    const known = body && (words.schemas[body.$ref?.slice('#/components/schemas/'.length) ?? ''] ?? body).properties
    const foreign = mutated?.added.some((name) => !ignoredMembers.has(name) && !Object.hasOwn(known ?? {}, name))
    return {
      kind: 'operation',
      method,
      target: `/api/v1${filled}${search}`,
      headers,
      body: mutated && toText(mutated.value),
      ...(foreign && { expect: 'refused' as const }),
    }
  })
}

const pathId = fc.oneof(
  { weight: 10, arbitrary: idPlaceholder.map(String) },
  { weight: 2, arbitrary: fc.nat({ max: 20 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '01',
      '1e3',
      '1.0',
      '9007199254740991',
      '9007199254740993',
      'null',
      '%31',
      'a',
    ),
  },
)

function headerRequests(documented: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(documented, hostileHeaders).map(([{ expect: _, ...request }, headers]) => {
    const replaced = new Set(headers.map(([name]) => name.toLowerCase()))
    const kept = request.headers.filter(([name]) => !replaced.has(name))
    return { ...request, kind: 'headers', headers: [...kept, ...headers] }
  })
}

function pathRequests({ plain }: Keys): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(hostilePath, fc.constantFrom('GET', 'GET', 'HEAD', 'PUT', 'OPTIONS')).map(([target, method]) => ({
    kind: 'path',
    method,
    target,
    headers: [['authorization', basic(plain)]],
    body: null,
  }))
}

/** CONNECT asks for a tunnel and is tried on a socket of its own. */
const methods = [...METHODS.filter((method) => method !== 'CONNECT'), 'get', 'GETT', 'G', 'BREW', '__proto__']

function methodRequests({ plain }: Keys): fc.Arbitrary<FuzzRequest> {
  const path = fc.constantFrom(
    '/whoami',
    '/subscribers',
    '/subscribers/1',
    '/subscribers/multiple',
    '/openapi.json',
    '/x',
  )
  return fc.tuple(fc.constantFrom(...methods), path, fc.boolean()).map(([method, target, hasBody]) => ({
    kind: 'method',
    method,
    target: `/api/v1${target}`,
    headers: [
      ['authorization', basic(plain)],
      ['content-type', 'application/json'],
    ],
    body: hasBody ? '{"email":"method@example.com"}' : null,
  }))
}

/** Bodies that are no JSON, or not even text. */
function byteRequests(documented: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  const broken = fc.constantFrom(
    '',
    '{',
    '}',
    '[]',
    'null',
    '"a"',
    '1',
    '{"email":}',
    "{'email':1}",
    '{"a":1,}',
    '\ufeff{}',
    '{}{}',
    '{"a":\u00a01}',
  )
  const rubbish = fc.oneof(fc.uint8Array({ maxLength: 40 }), broken, hostileText)
  return fc.tuple(documented, rubbish, fc.boolean()).map(([{ expect: _, ...request }, body, isChunked]) => ({
    ...request,
    kind: 'bytes',
    headers: [...request.headers, ...(isChunked ? [['transfer-encoding', 'chunked'] as [string, string]] : [])],
    body,
  }))
}

function bombRequests({ keys, operations }: Target): fc.Arbitrary<FuzzRequest> {
  const elsewhere = fc.constantFrom(
    ...operations.filter(({ body }) => body).map(({ method, path }) => `${method} ${path}`),
  )
  return fc
    .tuple(bomb, fc.option(elsewhere, { freq: 1 }), idPlaceholder, fc.constantFrom(keys.plain, keys.channels))
    .map(([{ body, operation }, other, id, key]) => {
      const [method = '', path = ''] = (other ?? operation).split(' ')
      return {
        kind: 'bomb',
        method,
        target: `/api/v1${path.replace('{id}', String(id))}`,
        headers: [
          ['authorization', basic(key)],
          ['content-type', 'application/json'],
        ],
        body,
      }
    })
}
