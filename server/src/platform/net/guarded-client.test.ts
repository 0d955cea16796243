import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proves, proving } from '../../../test/proves.ts'
import { selfSigned } from '../smtp/testing/self-signed.ts'
import { createGuardedClient } from './guarded-client.ts'

/** Counts connections, whatever comes over them. */
let trap: ReturnType<typeof createTcpServer>
let connects = 0
let port: number
let receiver: Server
let receiverPort: number
beforeAll(async () => {
  trap = createTcpServer((socket) => {
    connects += 1
    socket.destroy()
  }).listen(0, '0.0.0.0')
  await once(trap, 'listening')
  port = (trap.address() as AddressInfo).port
  receiver = createServer((request, response) => {
    if (request.url === '/long') return void response.end(Buffer.alloc(1_000_000))
    if (request.url === '/drip') {
      response.write('x')
      return
    }
    if (request.url === '/silent') return
    if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/' }).end()
    response.writeHead(200, { 'retry-after': '7' }).end('ok')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  receiverPort = (receiver.address() as AddressInfo).port
})
afterAll(() => {
  trap.close()
  receiver.closeAllConnections()
  receiver.close()
})

const names = (addresses: Record<string, string[]>) => ({
  resolve4: async (name: string) => (addresses[name] ?? []).filter((address) => !address.includes(':')),
  resolve6: async (name: string) => (addresses[name] ?? []).filter((address) => address.includes(':')),
})
const inner = { 'inner.example': ['127.0.0.1'], 'two.example': ['1.1.1.1', '127.0.0.1'], 'six.example': ['::1'] }
const guarded = () => createGuardedClient({ resolver: names(inner) as never, allowPrivate: false })
const free = () => createGuardedClient({ resolver: names(inner) as never, allowPrivate: true })
const post = (client: ReturnType<typeof free>, url: string, timeoutMs = 2000) => client.post(url, {}, '{}', timeoutMs)

test.each([
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://017700000001/', 'https://127.1/'],
  ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://[fd00:ec2::254]/'],
  ...['https://169.254.169.254/latest/meta-data/', 'https://0/', 'https://10.0.0.1/', 'https://①②⑦.⓪.⓪.①/'],
  ...['https://inner.example/', 'https://two.example/', 'https://six.example/'],
])('T73 %s is refused before anything is sent', proving(['E-279', 'D-WHK-4.7']), async (url) => {
  const client = guarded()
  expect(await post(client, url)).toEqual({ outcome: 'unanswered', reason: 'ADDRESS_REFUSED' })
  client.close()
})

test('T73 nothing but HTTPS on its own port', async () => {
  const client = guarded()
  expect(await post(client, `http://127.0.0.1:${port}/`)).toMatchObject({ reason: 'HTTPS_REQUIRED' })
  expect(await post(client, `https://127.0.0.1:${port}/`)).toMatchObject({ reason: 'PORT_REFUSED' })
  expect(await post(client, 'https://1.1.1.1:22/')).toMatchObject({ reason: 'PORT_REFUSED' })
  client.close()
  expect(connects).toBe(0)
})

test('T73 a name that is public when asked first and private afterwards is asked once per connection', async () => {
  const dns = await rebindingDns()
  const resolver = new Resolver({ timeout: 1000, tries: 1 })
  resolver.setServers([dns.address])
  const client = createGuardedClient({ resolver, allowPrivate: false })
  // The first answer is public, so a connection to it is tried; nobody answers there.
  const first = await post(client, 'https://rebind.example/', 500)
  expect(first.outcome).toBe('unanswered')
  expect(first).not.toMatchObject({ reason: 'ADDRESS_REFUSED' })
  expect(dns.asked()).toBe(1)
  expect(await post(client, 'https://rebind.example/', 500)).toMatchObject({ reason: 'ADDRESS_REFUSED' })
  expect(dns.asked()).toBe(2)
  expect(connects).toBe(0)
  client.close()
  dns.stop()
})

test('an answer is its status; redirects are not followed, long and dripping bodies not read', async () => {
  const client = free()
  const at = (path: string, ms?: number) => post(client, `http://inner.example:${receiverPort}${path}`, ms)
  expect(await at('/')).toEqual({ outcome: 'answered', status: 200, retryAfter: '7' })
  await proves('D-WHK-4.3', async () => expect(await at('/elsewhere')).toMatchObject({ status: 302 }))
  expect(await at('/long')).toMatchObject({ status: 200 })
  expect(await at('/drip', 300)).toMatchObject({ status: 200 })
  expect(await at('/silent', 300)).toEqual({ outcome: 'unanswered', reason: 'TIMEOUT' })
  expect(await post(client, 'http://nobody.example/')).toEqual({ outcome: 'unanswered', reason: 'ENOTFOUND' })
  client.close()
})

test('a receiver without a certificate of its name gets nothing', async () => {
  let requests = 0
  const server = createTlsServer(selfSigned(), (_request, response) => {
    requests += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = free()
  const { port: tlsPort } = server.address() as AddressInfo
  expect(await post(client, `https://inner.example:${tlsPort}/`)).toEqual({
    outcome: 'unanswered',
    reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  expect(requests).toBe(0)
  client.close()
  server.close()
})

/** Answers for every name: a public address the first time, this machine afterwards. */
async function rebindingDns() {
  let asked = 0
  const socket = createSocket('udp4')
  socket.on('message', (query, peer) => {
    const end = query.indexOf(0, 12) + 5
    const isA = query.readUInt16BE(end - 4) === 1
    if (isA) asked += 1
    // TEST-NET-1 would be refused; this one is public and routed nowhere from here.
    const address = asked === 1 ? [192, 0, 1, 1] : [127, 0, 0, 1]
    const header = Buffer.from([query[0] as number, query[1] as number, 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0])
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address])
    socket.send(Buffer.concat([header, query.subarray(12, end), ...(isA ? [answer] : [])]), peer.port, peer.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked, stop: () => socket.close() }
}
