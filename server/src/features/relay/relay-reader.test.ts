import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../../tools/services/postfix.ts'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { messageStates as states } from '../messages/index.ts'
import { freePort, PlainClient, type PlainSink, startPlainSink } from './testing/plain-smtp.ts'
import { createRelayFixture } from './testing/relay-fixture.ts'

const dir = mkdtempSync('/var/tmp/relay-test-')
chmodSync(dir, 0o755)
let database: TestDatabase
let sink: PlainSink
let postfix: PrivatePostfix
let relay: ReturnType<typeof createRelayFixture>
let runId: number

beforeAll(async () => {
  database = await createTestDatabase()
  sink = await startPlainSink()
  postfix = await startPostfix({ dir, port: await freePort(), relayTo: { host: '127.0.0.1', port: sink.port } })
  relay = createRelayFixture({ database, relayPort: postfix.port, logFile: postfix.logFile })
})
afterAll(async () => {
  await postfix.stop()
  await relay.close()
  await sink.close()
  await database.drop()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  sink.rcptReply = '250 2.1.5 ok'
  runId = await relay.aRun('newsletter')
})

async function send(id: number, ofRun = runId): Promise<string> {
  const client = await PlainClient.greet(postfix.port)
  const reply = await client.send(relay.letterTo(ofRun, id))
  await client.vanish()
  return reply
}

test('a mail on the wire that the relay has delivered is delivered', async () => {
  await relay.aMessage(runId, 1, states.onWire)
  const reply = await send(1)
  const row = await relay.readUntil(states.delivered, runId, 1)
  expect(row).toMatchObject({ reply: '250 2.0.0 taken', due_at: null, reason: null })
  expect(reply).toContain(`queued as ${row.queue_id}`)
})

test('a doubt ends when the relay took the mail although its answer was never read', async () => {
  await relay.aMessage(runId, 2, states.inDoubt, -1)
  const client = await PlainClient.greet(postfix.port)
  await client.beginData(relay.letterTo(runId, 2))
  client.write('.\r\n')
  await client.vanish()
  expect(await relay.readUntil(states.delivered, runId, 2)).toMatchObject({ due_at: null, reason: null })
})

test('a refusal by the receiver is a bounce with its reply', async () => {
  sink.rcptReply = '550 5.1.1 no such user'
  await relay.aMessage(runId, 3, states.accepted)
  await send(3)
  const row = await relay.readUntil(states.bounced, runId, 3)
  expect(row).toMatchObject({ reply_code: 550, reply: expect.stringContaining('no such user') })
})

test('a deferred mail stays accepted with the reply until it is through', async () => {
  sink.rcptReply = '451 4.7.1 try later'
  await relay.aMessage(runId, 4, states.onWire)
  await send(4)
  const accepted = await relay.readUntil(states.accepted, runId, 4)
  expect(accepted.due_at).toBeNull()
  await waitUntil('the deferral in the log', () => readFileSync(postfix.logFile, 'utf8').includes('try later'))
  await relay.reader.readOn()
  expect(await relay.findMessage(runId, 4)).toMatchObject({ state: states.accepted, reply_code: 451 })
  sink.rcptReply = '250 2.1.5 ok'
  await relay.readUntil(states.delivered, runId, 4)
})

test.each([
  ['rejected', states.rejected],
  ['excluded', states.excluded],
  ['cancelled', states.canceled],
  ['bounced', states.bounced],
])('a %s message has its end, whatever the relay does', async (_name, state) => {
  await relay.aMessage(runId, 5, state)
  await relay.aMessage(runId, 6, states.pending, 3600)
  await send(5)
  await send(6)
  await relay.readUntil(states.delivered, runId, 6)
  expect(await relay.findMessage(runId, 5)).toMatchObject({ state, queue_id: null, reason: 'as arranged' })
})

test('a mail the ledger has forgotten is entered again, so that it is not sent twice', async () => {
  await send(7)
  expect(await relay.readUntil(states.delivered, runId, 7)).toMatchObject({ reason: 'reconciled', due_at: null })
})

test('a forgotten single mail is not made up: nobody would send it again', async () => {
  const standing = await relay.aRun('trigger', 'standing')
  const client = await PlainClient.greet(postfix.port)
  await client.send(relay.letterTo(standing, 8))
  await client.send(relay.letterTo(999_999, 8))
  await client.vanish()
  await send(9)
  await relay.readUntil(states.delivered, runId, 9)
  expect(await relay.findMessage(standing, 8)).toBeUndefined()
  expect(await relay.findMessage(999_999, 8)).toBeUndefined()
})

test('reading the whole log again changes nothing', async () => {
  await relay.aMessage(runId, 10, states.onWire)
  await send(10, 999_999)
  await send(10)
  await relay.readUntil(states.delivered, runId, 10)
  const before = await database.query('select xmin::text, * from messages order by run_id, id')
  await database.query('update relays set log_file = 0, log_offset = 0')
  const anew = createRelayFixture({ database, relayPort: postfix.port, logFile: postfix.logFile })
  expect(await anew.reader.readOn()).toMatchObject({ changed: 0, reconciled: 0, unknownRuns: [999_999] })
  await anew.close()
  expect(await database.query('select xmin::text, * from messages order by run_id, id')).toEqual(before)
})

test('rotation hides no line', async () => {
  await relay.aMessage(runId, 11, states.onWire)
  await relay.aMessage(runId, 12, states.onWire)
  await send(11)
  await waitUntil('the delivery in the log', () => sink.received.includes(relay.letterTo(runId, 11).messageId))
  renameSync(postfix.logFile, `${postfix.logFile}.1`)
  await postfix.reload()
  await send(12)
  await relay.readUntil(states.delivered, runId, 11)
  await relay.readUntil(states.delivered, runId, 12)
})

test('a relay that died knows its mail again, even when the line with its name is lost', async () => {
  sink.rcptReply = '451 4.7.1 try later'
  await relay.aMessage(runId, 13, states.inDoubt, -1)
  await send(13)
  await postfix.kill()
  await relay.reader.readOn()
  // As a crash would: everything the relay had logged about this mail is gone from the file and from the ledger.
  await database.query('update messages set state = 6, queue_id = null where run_id = $1', [runId])
  await database.query('delete from relay_queue')
  sink.rcptReply = '250 2.1.5 ok'
  await postfix.start()
  await relay.readUntil(states.delivered, runId, 13)
})
