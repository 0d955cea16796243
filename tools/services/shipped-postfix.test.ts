import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, PlainClient } from '../../server/src/features/relay/testing/plain-smtp.ts'
import { type IncomingMail, type MailServer, startMailServer } from '../../server/src/platform/smtp/mail-server.ts'
import type { PrivatePostfix } from './postfix.ts'
import { waitUntil } from './process-control.ts'
import { installShippedPostfix } from './shipped-postfix.ts'

const dir = mkdtempSync('/var/tmp/shipped-postfix-')
const config = join(dir, 'config')
let inbound: MailServer
let isInboundWell = true
const reports: IncomingMail[] = []
let postfix: PrivatePostfix
let transactionalPort: number
let worldPort: number
let logOfStart: string

beforeAll(async () => {
  inbound = await startMailServer(
    {
      knows: (address) => address.startsWith('b+'),
      take: async (mail) => {
        if (!isInboundWell) throw new Error('the database is away')
        reports.push(mail)
      },
    },
    { host: '127.0.0.1', port: 0, log: { warn: () => {} } },
  )
  transactionalPort = await freePort()
  worldPort = await freePort()
  const port = await freePort()
  postfix = installShippedPostfix({
    dir,
    port,
    transactionalPort,
    world: `127.0.0.1:${worldPort}`,
    inboundPort: inbound.port,
    reportDomains: ['bounces.example.com'],
    // No mail may leave this machine in a test.
    parameters: ['smtp_dns_support_level=disabled', 'smtp_host_lookup=native', 'inet_protocols=ipv4'],
  })
  await postfix.start()
  logOfStart = log()
})
afterAll(async () => {
  await postfix.stop()
  await inbound.stop(0)
  rmSync(dir, { recursive: true })
})

const letter = (to: string) => ({ from: 'b+1@bounces.example.com', to, messageId: `${to}-mail` })

async function send(port: number, to: string): Promise<void> {
  const client = await PlainClient.greet(port)
  expect(await client.send(letter(to))).toMatch(/^250 /)
  await client.vanish()
}

const log = () => readFileSync(postfix.logFile, 'utf8')

test('Postfix knows every parameter and finds nothing to complain about', () => {
  for (const command of [
    ['postconf', '-c', config, '-n'],
    ['postconf', '-c', config, '-M'],
    ['postfix', '-c', config, 'check'],
  ] as const) {
    const { status, stderr } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  }
  const logOfChecks = log().match(/^.*postfix-script.*$/gm) ?? []
  expect([logOfStart, ...logOfChecks].join('\n')).not.toMatch(/warning:|fatal:/)
})

test('a bare newline is refused from our own senders, too', async () => {
  const client = await PlainClient.greet(postfix.port)
  await client.beginData(letter('a@gmail.com'))
  client.write('smuggled\n.\nline\r\n')
  expect(await client.command('.')).toMatch(/^550 /)
  await client.vanish()
})

test.each([
  ['gmail.com', 'gmail'],
  ['hotmail.de', 'microsoft'],
  ['aol.com', 'yahoo'],
])('mail to %s leaves through the transport %s', async (domain, transport) => {
  await send(postfix.port, `someone@${domain}`)
  const line = new RegExp(`postfix/${transport}/(smtp|error)\\[\\d+\\]: \\w+: to=<someone@${domain}>`)
  await waitUntil(`${transport} in the log`, () => line.test(log()))
})

test('what arrives at the second port does not wait behind newsletters', async () => {
  await send(transactionalPort, 'in-a-hurry@gmail.com')
  const line = /postfix\/transactional\/smtp\[\d+\]: \w+: to=<in-a-hurry@gmail.com>/
  await waitUntil('transactional in the log', () => line.test(log()))
})

const reportsTo = (address: string) => reports.filter(({ recipient }) => recipient === address)

test('a report of failure that Postfix makes reaches Postrider', async () => {
  await send(postfix.port, 'b+2@bounces.example.com')
  await waitUntil('the mail at the inbound process', () => reportsTo('b+2@bounces.example.com').length === 1)
  await waitUntil('the line about it in the log', () =>
    /postfix\/inbound\/lmtp\[\d+\]: \w+: to=<b\+2@bounces.example.com>.*status=sent/.test(log()),
  )
})

test('a report from the world is answered by Postrider itself, and never bounced', async () => {
  const client = await PlainClient.greet(worldPort)
  expect(await client.send(letter('b+4@bounces.example.com'))).toMatch(/^250 /)
  expect(reportsTo('b+4@bounces.example.com')).toHaveLength(1)
  const refusal = async (to: string) => {
    await client.command('RSET')
    await client.command('MAIL FROM:<forged@innocent.example>')
    return client.command(`RCPT TO:<${to}>`)
  }
  expect(await refusal('nobody@bounces.example.com')).toMatch(/^550 5\.1\.1 /)
  isInboundWell = false
  await client.command('RSET')
  expect(await client.send(letter('b+5@bounces.example.com'))).toMatch(/^451 /)
  isInboundWell = true
  await client.vanish()
})

test('the world cannot send through us', async () => {
  const client = await PlainClient.greet(worldPort)
  await client.command('MAIL FROM:<a@stranger.example>')
  expect(await client.command('RCPT TO:<b@elsewhere.example>')).toMatch(/^[45]54 5\.7\.1 /)
  await client.vanish()
})

test('a rotated log stays beside the new one, as it was', async () => {
  await send(postfix.port, 'b+6@bounces.example.com')
  await waitUntil('the first mail in the log', () => log().includes('b+6@'))
  execFileSync('postfix', ['-c', config, 'logrotate'], { stdio: 'ignore' })
  await send(postfix.port, 'b+3@bounces.example.com')
  await waitUntil('the new log', () => existsSync(postfix.logFile) && log().includes('b+3@'))
  const rotated = readdirSync(dir).filter((name) => name.startsWith('mail.log.'))
  expect(rotated).toEqual([expect.stringMatching(/^mail\.log\.\d{8}-\d{6}$/)])
  expect(readFileSync(join(dir, rotated[0] as string), 'utf8')).toContain('b+6@')
})
