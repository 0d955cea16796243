import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { RelaySettings } from './relay-settings.ts'
import { aMail, granted, relayFixture, shortly } from './testing/relay-fixture.ts'
import { type Action, hangUp, reset, type Script, silence } from './testing/scripted-relay.ts'
import { selfSigned } from './testing/self-signed.ts'

const { startRelay, open } = relayFixture()
const certificate = selfSigned()
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const offering = (...extensions: string[]) =>
  ['250-scripted.test', ...extensions.map((e) => `250-${e}`), '250 PIPELINING'].join('\n')
const user = { user: 'mailer', password: 'sécret' }
const goThenSilence: Action = (socket) => {
  socket.write('220 go\r\n')
  socket.removeAllListeners('data')
}
const impatient = { greeting: shortly, command: shortly }

test.each<[string, Script, Partial<RelaySettings>, { phase: string; permanent: boolean }]>([
  ['greeting: silence', { connect: silence }, {}, { phase: 'greeting', permanent: false }],
  ['greeting: reset', { connect: reset }, {}, { phase: expect.stringMatching(/connect|greeting/), permanent: false }],
  ['greeting: closed', { connect: hangUp }, {}, { phase: 'greeting', permanent: false }],
  ['greeting: garbage', { connect: 'SSH-2.0-OpenSSH' }, {}, { phase: 'greeting', permanent: false }],
  ['greeting: 421', { connect: '421 4.3.2 too busy' }, {}, { phase: 'greeting', permanent: false }],
  ['greeting: 4xx', { connect: '450 4.3.2 later' }, {}, { phase: 'greeting', permanent: false }],
  ['greeting: 5xx', { connect: '554 5.7.1 no' }, {}, { phase: 'greeting', permanent: false }],
  ['EHLO: 421', { EHLO: '421 4.3.2 going down' }, {}, { phase: 'ehlo', permanent: false }],
  ['EHLO: 5xx', { EHLO: '550 5.7.1 who?' }, {}, { phase: 'ehlo', permanent: true }],
  ['EHLO: silence', { EHLO: silence }, {}, { phase: 'ehlo', permanent: false }],
  ['STARTTLS: not offered', {}, { tls: 'starttls' }, { phase: 'tls', permanent: true }],
  [
    'STARTTLS: 454',
    { EHLO: offering('STARTTLS'), STARTTLS: '454 4.7.0 not now' },
    { tls: 'starttls' },
    { phase: 'tls', permanent: true },
  ],
  [
    'STARTTLS: no TLS follows',
    { EHLO: offering('STARTTLS'), STARTTLS: '220 go\n250 no' },
    { tls: 'starttls' },
    { phase: 'tls', permanent: false },
  ],
  [
    'TLS: silence',
    { EHLO: offering('STARTTLS'), STARTTLS: goThenSilence },
    { tls: 'starttls' },
    { phase: 'tls', permanent: false },
  ],
  ['TLS at once: plain text', {}, { tls: 'implicit' }, { phase: 'tls', permanent: true }],
  ['AUTH: not offered', {}, user, { phase: 'auth', permanent: true }],
  ['AUTH: 535', { EHLO: offering('AUTH PLAIN'), AUTH: '535 5.7.8 wrong' }, user, { phase: 'auth', permanent: true }],
  ['AUTH: 454', { EHLO: offering('AUTH PLAIN'), AUTH: '454 4.7.0 not now' }, user, { phase: 'auth', permanent: true }],
  [
    'AUTH: 421',
    { EHLO: offering('AUTH PLAIN'), AUTH: '421 4.3.2 going down' },
    user,
    { phase: 'auth', permanent: false },
  ],
])('%s', async (name, script, settings, unavailable) => {
  const relay = await startRelay(script)
  const timeouts = /silence/i.test(name) ? impatient : {}
  await expect(open({ ...relay.settings, ...settings }, timeouts)).rejects.toMatchObject({
    name: 'RelayUnavailable',
    ...unavailable,
  })
})

test('nobody listens', async () => {
  const relay = await startRelay()
  const { settings } = relay
  await relay.stop()
  await expect(open(settings)).rejects.toMatchObject({ phase: 'connect', permanent: false })
})

test('a host that does not answer the connection', async () => {
  // Its one place for a connection that nobody fetches is soon taken; the kernel drops what else comes.
  const listen = `require('net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
    require('fs').writeSync(1, this.address().port + '\\n'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) })`
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  const [port] = await once(child.stdout, 'data')
  const settings: RelaySettings = { host: '127.0.0.1', port: Number(port), tls: 'none', heloName: 'client.test' }
  const fillers = [1, 2, 3, 4].map(() => connectSocket(settings.port, settings.host).on('error', () => {}))
  await Promise.all(fillers.slice(0, 2).map((filler) => once(filler, 'connect')))
  await expect(open(settings, { connect: shortly })).rejects.toMatchObject({ phase: 'connect', permanent: false })
  for (const filler of fillers) filler.destroy()
})

test('STARTTLS: the extensions are asked for again, and the mail is secured', async () => {
  const script = { EHLO: [offering('STARTTLS'), offering('SMTPUTF8')] }
  const relay = await startRelay(script, certificate)
  const connection = await open({ ...relay.settings, tls: 'starttls', tlsRejectUnauthorized: false })
  expect(await connection.transmit(aMail({ to: 'grün@receiver.test' }), granted)).toMatchObject({ kind: 'accepted' })
  expect(relay.heard.slice(0, 4)).toEqual(['connect', 'EHLO client.test', 'STARTTLS', 'EHLO client.test'])
})

test('TLS from the first byte', async () => {
  const relay = await startRelay({}, { ...certificate, implicit: true })
  const connection = await open({ ...relay.settings, tls: 'implicit', tlsRejectUnauthorized: false })
  expect(await connection.transmit(aMail(), granted)).toMatchObject({ kind: 'accepted' })
  await connection.quit()
  await expect(open({ ...relay.settings, tls: 'implicit' })).rejects.toMatchObject({ phase: 'tls', permanent: true })
})

test.each(['none', 'starttls', 'implicit'] as const)('a session given up is reset, not closed: %s', async (tls) => {
  const script = { EHLO: tls === 'starttls' ? [offering('STARTTLS'), offering()] : offering() }
  const relay = await startRelay(script, { ...certificate, implicit: tls === 'implicit' })
  const witness = await standBefore(relay.settings.port)
  const connection = await open({ ...relay.settings, port: witness.port, tls, tlsRejectUnauthorized: false })
  connection.destroy()
  expect(await witness.farewell).toBe('ECONNRESET')
})

/** Passes everything on to a port, and sees how its one client leaves. */
async function standBefore(target: number): Promise<{ port: number; farewell: Promise<string> }> {
  const farewell = Promise.withResolvers<string>()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    server.close()
    const onwards = connectSocket(target, '127.0.0.1').on('error', () => {})
    client.on('error', ({ code }: NodeJS.ErrnoException) => farewell.resolve(String(code)))
    client.on('end', () => farewell.resolve('closed')).on('close', () => onwards.destroy())
    client.pipe(onwards).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, farewell: farewell.promise }
}

test('a certificate that nobody vouches for stops us before anything is said', async () => {
  const relay = await startRelay({ EHLO: offering('STARTTLS') }, certificate)
  const opening = open({ ...relay.settings, ...user, tls: 'starttls' })
  await expect(opening).rejects.toMatchObject({ phase: 'tls', permanent: true })
  expect(relay.heard).toEqual(['connect', 'EHLO client.test', 'STARTTLS'])
})

test.each([
  ['a whole reply', '220 go\n250-x\n250 AUTH PLAIN'],
  [
    'the beginning of one',
    (socket: { write(text: string): void }) => socket.write('220 go\r\n250-x\r\n250-AUTH PLAIN\r\n'),
  ],
])('plain text slipped in behind STARTTLS is not believed: %s', async (_name, STARTTLS) => {
  const relay = await startRelay({ EHLO: [offering('STARTTLS'), offering()], STARTTLS }, certificate)
  const opening = open({ ...relay.settings, ...user, tls: 'starttls', tlsRejectUnauthorized: false })
  await expect(opening).rejects.toMatchObject({ name: 'RelayUnavailable' })
  expect(relay.heard.filter((line) => line.startsWith('AUTH'))).toEqual([])
})

test.each([
  ['PLAIN', 'AUTH LOGIN PLAIN', '235 2.7.0 welcome', [`AUTH PLAIN ${base64('\0mailer\0sécret')}`]],
  ['LOGIN', 'AUTH=LOGIN', '334 VXNlcm5hbWU6', ['AUTH LOGIN', base64('mailer'), base64('sécret')]],
])('AUTH %s', async (_name, offer, AUTH, said) => {
  const relay = await startRelay({ EHLO: offering(offer), AUTH, other: ['334 UGFzc3dvcmQ6', '235 2.7.0 welcome'] })
  await open({ ...relay.settings, ...user })
  expect(relay.heard.slice(2)).toEqual(said)
})

test('a wrong password by LOGIN is permanent', async () => {
  const relay = await startRelay({
    EHLO: offering('AUTH LOGIN'),
    AUTH: '334 user',
    other: ['334 password', '535 5.7.8 no'],
  })
  await expect(open({ ...relay.settings, ...user })).rejects.toMatchObject({ phase: 'auth', permanent: true })
})

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
