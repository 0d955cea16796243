import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../../tools/services/postfix.ts'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { RelayPool } from './relay-pool.ts'
import type { Mail } from './verdict.ts'

const dir = mkdtempSync('/var/tmp/smtp-client-test-')
const granted = { permit: Promise.resolve(true) }
let postfix: PrivatePostfix
let pool: RelayPool<'bulk'>

beforeAll(async () => {
  chmodSync(dir, 0o755)
  const extra = {
    smtpd_recipient_restrictions: 'check_recipient_access inline:{nobody@receiver.test=REJECT}, permit',
    message_size_limit: '1000000',
  }
  postfix = await startPostfix({ dir: `${dir}/postfix`, port: await freePort(), extra })
  pool = new RelayPool({
    settings: { host: '127.0.0.1', port: postfix.port, tls: 'none', heloName: 'client.test' },
    lanes: { bulk: { connections: 4 } },
  })
})

afterAll(async () => {
  await pool?.drain(10_000)
  await postfix?.stop()
  rmSync(dir, { recursive: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function aMail(name: string, { to = 'to@receiver.test', lines = 10 } = {}): Mail {
  const header = `From: <from@sender.test>\r\nTo: <${to}>\r\nMessage-ID: <${name}@sender.test>\r\n\r\n`
  return {
    envelopeFrom: 'from@sender.test',
    envelopeTo: to,
    data: Buffer.from(header + 'good morning\r\n'.repeat(lines)),
  }
}

const logLines = () => readFileSync(postfix.logFile, 'utf8').split('\n')
const queueIdsOf = (name: string) =>
  logLines().flatMap((line) => line.match(new RegExp(`cleanup\\[\\d+\\]: (\\w+): message-id=<${name}@`))?.[1] ?? [])
const isRemoved = (queueId: string) => logLines().some((line) => line.includes(`${queueId}: removed`))

test('every accepted mail is in the queue once, under the queue id of its reply', async () => {
  const names = Array.from({ length: 200 }, (_, i) => `plain-${i}`)
  const verdicts = await Promise.all(names.map((name) => pool.send('bulk', aMail(name), granted)))
  const replies = verdicts.map((verdict) => (verdict.kind === 'accepted' ? verdict.reply.text : verdict.kind))
  await waitUntil('the end of the queue', () => names.every((name) => queueIdsOf(name).some(isRemoved)))
  expect(names.map((name) => queueIdsOf(name).map((id) => `Ok: queued as ${id}`))).toEqual(
    replies.map((text) => [text]),
  )
})

test('a refused recipient and a mail too large do not disturb their neighbours', async () => {
  const verdicts = await Promise.all([
    pool.send('bulk', aMail('before'), granted),
    pool.send('bulk', aMail('refused', { to: 'nobody@receiver.test' }), granted),
    pool.send('bulk', aMail('large', { lines: 100_000 }), granted),
    ...Array.from({ length: 20 }, (_, i) => pool.send('bulk', aMail(`after-${i}`), granted)),
  ])
  expect(verdicts).toEqual([
    { kind: 'accepted', reply: expect.anything() },
    { kind: 'rejected', phase: 'rcpt', reply: expect.objectContaining({ code: 554, enhanced: '5.7.1' }) },
    { kind: 'rejected', phase: 'dot', reply: expect.objectContaining({ code: 552, enhanced: '5.3.4' }) },
    ...Array(20).fill({ kind: 'accepted', reply: expect.anything() }),
  ])
})

test('a mail withheld after its body never enters the queue', async () => {
  const permit = Promise.withResolvers<boolean>()
  const verdict = pool.send('bulk', aMail('withheld', { lines: 2_000 }), { permit: permit.promise })
  await waitUntil('the header of the mail', () => queueIdsOf('withheld').length > 0)
  permit.resolve(false)
  expect(await verdict).toEqual({ kind: 'withheld' })
  await waitUntil('the end of the session', () =>
    logLines().some((line) => line.includes('lost connection after DATA')),
  )
  expect(await pool.send('bulk', aMail('later'), granted)).toMatchObject({ kind: 'accepted' })
  await waitUntil('the end of the queue', () => queueIdsOf('later').some(isRemoved))
  const [queueId] = queueIdsOf('withheld')
  expect(logLines().filter((line) => line.includes(`${queueId}: from=`))).toEqual([])
})

test('a Postfix that dies and comes back is found again', async () => {
  await postfix.kill()
  const lost = await Promise.all(Array.from({ length: 10 }, (_, i) => pool.send('bulk', aMail(`lost-${i}`), granted)))
  expect(new Set(lost.map(({ kind }) => kind))).toEqual(new Set(['returned']))
  await postfix.start()
  await waitUntil('a trial', () => pool.free('bulk') > 0)
  expect(await pool.send('bulk', aMail('back'), granted)).toMatchObject({ kind: 'accepted' })
})
