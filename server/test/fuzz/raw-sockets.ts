import { connect } from 'node:net'
import fc from 'fast-check'
import { checkAnswer, Mismatch } from './check-answer.ts'
import { basic, type Keys } from './fuzz-request.ts'
import { parseHead, type RawAnswer } from './http-connection.ts'

interface Attempt {
  name: string
  bytes: string
  /** Answers that may come at most; more would mean that hidden bytes were taken for a request. */
  most: number
}

const quietMs = 120
const patienceMs = 3000

/** Bytes that are no HTTP, nearly HTTP, or HTTP that two readers could read in two ways. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one line per attempt, to be read as a table
function attemptsFor({ plain }: Keys): Attempt[] {
  const key = `authorization: ${basic(plain)}\r\n`
  const host = 'host: a\r\n'
  const whoami = `GET /api/v1/whoami HTTP/1.1\r\n${host}${key}\r\n`
  const post = `POST /api/v1/subscribers/upsert HTTP/1.1\r\n${host}${key}content-type: application/json\r\n`
  const json = '{"email":"raw@example.com"}'
  const withHeaders = (headers: string, body = `0\r\n\r\n${whoami}`) => `${post}${headers}\r\n\r\n${body}`
  const once = Object.entries({
    rubbish: '\x00\x01\x02\xff\xfe\r\n\r\n',
    'TLS hello': '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03',
    'HTTP/0.9': 'GET /\r\n\r\n',
    'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'HTTP/1.0': `GET /api/v1/whoami HTTP/1.0\r\n${key}\r\n`,
    'HTTP/3.7': `GET /api/v1/whoami HTTP/3.7\r\n${host}\r\n`,
    'no host': `GET /api/v1/whoami HTTP/1.1\r\n${key}\r\n`,
    'two hosts': `GET /api/v1/whoami HTTP/1.1\r\n${host}host: b\r\n${key}\r\n`,
    'bare line feeds': whoami.replaceAll('\r\n', '\n'),
    'bare returns': whoami.replaceAll('\r\n', '\r'),
    'folded header': `GET /api/v1/whoami HTTP/1.1\r\n${host}x: a\r\n b\r\n${key}\r\n`,
    'blank before colon': `GET /api/v1/whoami HTTP/1.1\r\n${host}authorization : x\r\n\r\n`,
    'NUL in a header': `GET /api/v1/whoami HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`,
    'header without a name': `GET /api/v1/whoami HTTP/1.1\r\n${host}: x\r\n\r\n`,
    'line without a colon': `GET /api/v1/whoami HTTP/1.1\r\n${host}xyz\r\n\r\n`,
    'large head': `GET /api/v1/whoami HTTP/1.1\r\n${host}x: ${'y'.repeat(100_000)}\r\n\r\n`,
    'head without end': `GET /api/v1/whoami HTTP/1.1\r\n${host}x: y`,
    'length and chunks': withHeaders('content-length: 4\r\ntransfer-encoding: chunked'),
    'chunks and length': withHeaders('transfer-encoding: chunked\r\ncontent-length: 4'),
    'unknown coding': withHeaders('transfer-encoding: xchunked'),
    'chunked, identity': withHeaders('transfer-encoding: chunked, identity'),
    'chunked twice': withHeaders('transfer-encoding: chunked\r\ntransfer-encoding: identity'),
    'vertical tab': withHeaders('transfer-encoding:\x0bchunked'),
    'two lengths': withHeaders('content-length: 5\r\ncontent-length: 6'),
    'listed lengths': withHeaders('content-length: 5, 6'),
    'negative length': withHeaders('content-length: -5'),
    'signed length': withHeaders('content-length: +5'),
    'hex length': withHeaders('content-length: 0x5'),
    'endless length': withHeaders('content-length: 99999999999999999999999'),
    'announced terabyte': withHeaders('content-length: 1099511627776', json),
    'length too large': withHeaders('content-length: 500', json),
    'endless chunk': withHeaders('transfer-encoding: chunked', `FFFFFFFFFFFFFFFFF\r\n${json}`),
    'negative chunk': withHeaders('transfer-encoding: chunked', `-1\r\n${json}\r\n0\r\n\r\n`),
    'chunk of rubbish': withHeaders('transfer-encoding: chunked', `zz\r\n${json}`),
    'long chunk extension': withHeaders('transfer-encoding: chunked', `1;${'x'.repeat(50_000)}\r\na\r\n0\r\n\r\n`),
    'many small chunks': withHeaders('transfer-encoding: chunked', `${'1\r\n \r\n'.repeat(3000)}0\r\n\r\n`),
    'chunks without end': withHeaders('transfer-encoding: chunked', `5\r\n{"a":`),
    trailers: withHeaders('transfer-encoding: chunked', `2\r\n{}\r\n0\r\nauthorization: x\r\n\r\n`),
    tunnel: `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
    'HTTP/2 upgrade': `GET /api/v1/whoami HTTP/1.1\r\n${host}${key}connection: upgrade, http2-settings\r\nupgrade: h2c\r\n\r\n`,
    'expectation without body': `${post}content-length: 27\r\nexpect: 100-continue\r\n\r\n`,
    'unknown expectation': `${post}content-length: 27\r\nexpect: miracle\r\n\r\n${json}`,
  })
  const more: Attempt[] = [
    { name: 'length too small', bytes: withHeaders('content-length: 2', `{}{"x":1}`), most: 2 },
    { name: 'pipelined', bytes: whoami.repeat(20), most: 20 },
    { name: 'pipelined with rubbish', bytes: `${whoami}\0\0${whoami}`, most: 2 },
  ]
  return [...once.map(([name, bytes]) => ({ name, bytes, most: 1 })), ...more]
}

export interface RawRequest extends Attempt {
  isChanged: boolean
}

/** The attempts as they are, cut short, or with one byte changed. */
export function rawRequests(keys: Keys): fc.Arbitrary<RawRequest> {
  const attempts = fc.constantFrom(...attemptsFor(keys))
  const change = fc.option(
    fc.record({ at: fc.nat({ max: 400 }), byte: fc.integer({ min: 0, max: 255 }), cut: fc.boolean() }),
    { freq: 1 },
  )
  return fc.tuple(attempts, change).map(([attempt, some]) => {
    if (!some || some.at >= attempt.bytes.length) return { ...attempt, isChanged: false }
    const rest = some.cut ? '' : String.fromCharCode(some.byte) + attempt.bytes.slice(some.at + 1)
    return { ...attempt, bytes: attempt.bytes.slice(0, some.at) + rest, isChanged: true }
  })
}

/** Sends the bytes on a socket of their own and looks at whatever comes back. */
export async function fireRaw(port: number, request: RawRequest, tables: readonly string[]): Promise<number> {
  // Where all answers are wanted, silence is waited for longer.
  const isWhole = request.name === 'pipelined' && !request.isChanged
  const received = await exchange(port, Buffer.from(request.bytes, 'latin1'), isWhole ? patienceMs : quietMs)
  const answers = answersIn(received)
  for (const answer of answers) {
    // What the server could read of the request is unknown here, so the document is not consulted.
    checkAnswer({ kind: 'path', method: 'RAW', target: '', headers: [], body: null }, answer, tables)
  }
  if (!request.isChanged && answers.length > request.most)
    throw new Mismatch(`${request.name}: ${answers.length} answers instead of ${request.most}`)
  if (isWhole && answers.length !== request.most)
    throw new Mismatch(`only ${answers.length} of ${request.most} pipelined requests were answered`)
  return answers.length
}

function exchange(port: number, bytes: Buffer, silenceMs: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect({ host: '127.0.0.1', port })
    const finish = () => {
      clearTimeout(quiet)
      socket.destroy()
      resolve(Buffer.concat(parts))
    }
    let quiet = setTimeout(finish, 5000)
    const listen = (ms: number) => {
      clearTimeout(quiet)
      quiet = setTimeout(finish, ms)
    }
    socket.on('error', () => {})
    socket.on('close', finish)
    socket.on('data', (part) => {
      parts.push(part)
      listen(silenceMs)
    })
    socket.on('connect', () => {
      socket.write(bytes)
      listen(silenceMs * 4)
    })
  })
}

function answersIn(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end < 0) throw new Mismatch(`half an answer: ${bytes.toString('latin1', at, at + 200)}`)
    const { status, headers } = parseHead(bytes.toString('latin1', at, end))
    const length = status < 200 || status === 204 ? 0 : Number(headers.get('content-length') ?? 0)
    const text = bytes.toString('utf8', end + 4, end + 4 + length)
    at = end + 4 + length
    if (status >= 200) answers.push({ status, headers, text, ms: 0 })
  }
  return answers
}

/** Clients that never finish their head, nor hang up: that is left to the server. `stop` says how many it let stay. */
export function openSlowSockets(port: number, count: number): { stop(): number } {
  const sockets = Array.from({ length: count }, () => {
    // They do not close their half either, and still have to go.
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
    socket.on('error', () => {})
    socket.resume()
    socket.write('GET /api/v1/whoami HTTP/1.1\r\nhost: a\r\n')
    return socket
  })
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable && !socket.readableEnded) socket.write('x')
  }, 1000)
  return {
    stop: () => {
      clearInterval(drip)
      const open = sockets.filter((socket) => !socket.readableEnded).length
      for (const socket of sockets) socket.destroy()
      return open
    },
  }
}
