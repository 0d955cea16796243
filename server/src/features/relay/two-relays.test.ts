import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../../tools/services/postfix.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { messageStates as states } from '../messages/index.ts'
import { settleDoubts } from './settle-doubts.ts'
import { freePort, PlainClient } from './testing/plain-smtp.ts'
import { createRelayFixture } from './testing/relay-fixture.ts'

const dir = mkdtempSync('/var/tmp/two-relays-test-')
chmodSync(dir, 0o755)
let database: TestDatabase
let postfixes: { usual: PrivatePostfix; second: PrivatePostfix }
let usual: ReturnType<typeof createRelayFixture>
let second: ReturnType<typeof createRelayFixture>
let runId: number

beforeAll(async () => {
  database = await createTestDatabase()
  const start = async (name: string) => startPostfix({ dir: join(dir, name), port: await freePort() })
  postfixes = { usual: await start('usual'), second: await start('second') }
  const names = { usual: `127.0.0.1:${postfixes.usual.port}`, second: `127.0.0.1:${postfixes.second.port}` }
  const fixtureOf = (own: 'usual' | 'second', other: 'usual' | 'second') =>
    createRelayFixture({
      database,
      relayPort: postfixes[own].port,
      logFile: postfixes[own].logFile,
      among: { isUsual: own === 'usual', others: [names[other]] },
    })
  usual = fixtureOf('usual', 'second')
  second = fixtureOf('second', 'usual')
})
afterAll(async () => {
  await Promise.all(Object.values(postfixes).map((postfix) => postfix.stop()))
  await usual.close()
  await second.close()
  await database.drop()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  runId = await usual.aRun('newsletter')
})

const stateOf = async (id: number) => (await usual.findMessage(runId, id))?.state

/** A mail that was on the wire to a relay in a session that has ended there without it. */
async function aDoubtAt(relay: 'usual' | 'second', id: number): Promise<void> {
  const fixture = { usual, second }[relay]
  const client = await PlainClient.greet(postfixes[relay].port)
  const session = await fixture.aSession(client.name)
  await usual.aMessage(runId, id, states.inDoubt, -1, session)
  await client.vanish()
}

test.each([
  ['usual', () => usual, () => second],
  ['second', () => second, () => usual],
] as const)('a doubt about mail of the %s relay is settled by its own log alone', async (name, own, other) => {
  await aDoubtAt(name, 1)
  await other().settle()
  expect(await stateOf(1)).toBe(states.inDoubt)
  await own().settle()
  expect(await stateOf(1)).toBe(states.pending)
})

test('a client that one relay has seen leave may still be with the other, under the same address and port', async () => {
  const client = await PlainClient.greet(postfixes.usual.port)
  const elsewhere = await second.aSession(client.name)
  await usual.aMessage(runId, 2, states.inDoubt, -1, elsewhere)
  await client.vanish()
  await usual.settle()
  const [session] = await database.query('select ended_at from relay_sessions where id = $1', [elsewhere])
  expect(session).toEqual({ ended_at: null })
  expect(await stateOf(2)).toBe(states.inDoubt)
})

test('where the other relay cannot be asked, nothing is given up that this one can be asked about', async () => {
  await aDoubtAt('usual', 3)
  await aDoubtAt('second', 4)
  const opaque = createRelayFixture({
    database,
    relayPort: postfixes.second.port,
    logFile: undefined,
    among: { isUsual: false, others: [`127.0.0.1:${postfixes.usual.port}`] },
  })
  await settleDoubts(opaque.app)
  await opaque.close()
  expect([await stateOf(3), await stateOf(4)]).toEqual([states.inDoubt, states.unknown])
})
