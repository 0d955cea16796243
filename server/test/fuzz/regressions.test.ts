import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomerField, anAccount, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
let account: TestAccount

beforeAll(async () => {
  api = await startTestApi({ config: { TRUSTED_PROXIES: '127.0.0.1' } })
  account = await anAccount(api, { channels: ['Reisen'] })
})
afterAll(() => api.stop())

/** Failed authentications are remembered for an hour, so each comes from an address of its own. */
function anAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

const nearlyTheLimit = 1024 * 1024 - 200

const post = (path: string, member: string) =>
  api.call('POST', path, {
    key: account.key,
    rawBody: `{"email":"a@example.com",${member}}`,
    headers: { 'content-type': 'application/json' },
  })

test('more faults in channel ids than a call can have arguments are 422', async () => {
  const { status, body } = await post('/subscribers/register', `"channelIds":[${'9,'.repeat(nearlyTheLimit / 2)}9]`)
  expect(status).toBe(422)
  expect(body.errors).toHaveLength(100)
})

test('so many customer fields are refused before anybody looks at one', async () => {
  const fields = Array.from({ length: 95_000 }, (_, i) => `"${i}":0`)
  const { status, body } = await post('/subscribers', `"customerFields":{${fields}}`)
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'too_many_members' })
})

test.each([
  ['city', 'characters_invalid', (text: string) => ({ city: text })],
  ['email', 'email_invalid', (text: string) => ({ email: `${text}@example.com` })],
])('combining marks piled up in %s are refused before they are put in order', async (_name, code, members) => {
  const marks = `a${'\u0301\u0316'.repeat(100)}`
  const { status, body } = await api.call('POST', '/subscribers', {
    key: account.key,
    body: { email: 'marks@example.com', ...members(marks) },
  })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ code }])
})

test('a megabyte of combining marks costs no more than any other megabyte', async () => {
  const field = await aCustomerField(api, account.customerId, 1)
  const processorMsFor = async (text: string) => {
    const startedAt = process.cpuUsage()
    const { status } = await api.call('POST', '/subscribers', {
      key: account.key,
      body: { email: 'marks@example.com', city: text, firstname: text, customerFields: { [field]: text } },
    })
    expect(status).toBe(422)
    return process.cpuUsage(startedAt).user / 1000
  }
  const letters = [await processorMsFor('ää'.repeat(80_000)), await processorMsFor('ää'.repeat(80_000))]
  // Putting them in order would take minutes.
  const marks = await processorMsFor(`a${'\u0301\u0316'.repeat(80_000)}`)
  expect(marks).toBeLessThan(20 * Math.max(...letters))
})

test.each(['=', '===', '!'])('a key with "%s" behind its base64 is no key', proving('E-004'), async (rest) => {
  const encoded = ['', 'a', 'aa'].map((user) => Buffer.from(`${user}:${account.key}`).toString('base64'))
  const unpadded = encoded.find((text) => !text.endsWith('=')) as string
  const ask = (text: string) =>
    api.call('GET', '/whoami', { headers: { authorization: `Basic ${text}`, 'x-forwarded-for': anAddress() } })
  expect((await ask(unpadded)).status).toBe(200)
  expect((await ask(unpadded + rest)).status).toBe(401)
})

test('a client that goes away in the middle of its body is no error of ours', async () => {
  const before = api.logLines.length
  const socket = await open()
  const key = Buffer.from(`api:${account.key}`).toString('base64')
  socket.write(
    `POST /api/v1/subscribers HTTP/1.1\r\nhost: a\r\nauthorization: Basic ${key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"`,
  )
  await sleep(200)
  socket.destroy()
  await sleep(200)
  expect(api.logLines.slice(before).join()).not.toContain('unexpected error')
})

test('HTTP/1.1 without a Host header is answered with a problem document', async () => {
  expect(await exchange('GET /api/v1/whoami HTTP/1.1\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 .*x-request-id: .*application\/problem\+json/is,
  )
})

test('an expectation nobody knows does not get past the gate', async () => {
  expect(
    await exchange(
      `GET /api/v1/whoami HTTP/1.1\r\nhost: a\r\nexpect: miracle\r\nx-forwarded-for: ${anAddress()}\r\n\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 401 /)
})

test('a client that sends rubbish and never hangs up loses its connection', async () => {
  const socket = await open()
  socket.write('rubbish\r\n\r\n')
  socket.resume()
  await once(socket, 'end')
  const connections = () =>
    new Promise<number>((resolve) => api.server.server.getConnections((_error, count) => resolve(count)))
  const before = await connections()
  await expect.poll(connections, { timeout: 60_000 }).toBeLessThan(before)
  socket.destroy()
})

test('an answer to an unreadable head arrives although the client is still sending', async () => {
  const socket = await open()
  socket.pause()
  socket.write('rubbish\r\n')
  socket.write('x'.repeat(300_000))
  await sleep(200)
  const answer = once(socket, 'data') as Promise<[Buffer]>
  socket.resume()
  expect(String(await Promise.race([answer, sleep(60_000)]))).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
})

test('who wants to speak something else is answered, and told that the connection ends', async () => {
  const body = '{"email":"upgrade@example.com"}'
  const key = Buffer.from(`api:${account.key}`).toString('base64')
  const answer = await exchange(
    [
      'POST /api/v1/subscribers HTTP/1.1',
      'host: api.postrider.example',
      `authorization: Basic ${key}`,
      'content-type: application/json',
      'connection: upgrade',
      'upgrade: h2c',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  )
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  expect(answer).toMatch(/^connection: close\r$/im)
})

async function open(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(api.url).port), allowHalfOpen: true })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function exchange(text: string): Promise<string> {
  const socket = await open()
  socket.write(text)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString()
}
