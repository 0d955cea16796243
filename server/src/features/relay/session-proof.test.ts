import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../../tools/services/postfix.ts'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { messageStates as states } from '../messages/index.ts'
import { freePort, PlainClient } from './testing/plain-smtp.ts'
import { createRelayFixture, impatient } from './testing/relay-fixture.ts'
import { watchRelayLog } from './watch-relay-log.ts'

const dir = mkdtempSync('/var/tmp/session-proof-test-')
chmodSync(dir, 0o755)
const disk = join(dir, 'log')
const filler = join(disk, 'filler')
const logFile = join(disk, 'mail.log')
let database: TestDatabase
let postfix: PrivatePostfix
let relay: ReturnType<typeof createRelayFixture>
let runId: number
let stopped: number[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k,mode=755', 'tmpfs', disk])
  postfix = await startPostfix({ dir: join(dir, 'postfix'), port: await freePort(), logFile })
  relay = createRelayFixture({ database, relayPort: postfix.port, logFile })
})
afterAll(async () => {
  await postfix.stop()
  await relay.close()
  await database.drop()
  execFileSync('umount', [disk])
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  runId = await relay.aRun('newsletter')
})
afterEach(() => goOn())

const stateOf = async (id: number) => (await relay.findMessage(runId, id))?.state

function hold(name: string): void {
  const pids = postfix.daemons(name)
  expect(pids.length).toBeGreaterThan(0)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  stopped.push(...pids)
}

function goOn(): void {
  for (const pid of stopped) process.kill(pid, 'SIGCONT')
  stopped = []
}

/** A client whose session is written down as a sender's is. */
async function aClient(): Promise<{ client: PlainClient; session: number }> {
  const client = await PlainClient.greet(postfix.port)
  return { client, session: await relay.aSession(client.name) }
}

/** Its session is said to have ended by no line of its own. */
async function aDoubtInOpenSession(id: number): Promise<PlainClient> {
  const { client, session } = await aClient()
  await relay.aMessage(runId, id, states.inDoubt, -1, session)
  await relay.settle()
  expect(await stateOf(id)).toBe(states.inDoubt)
  return client
}

async function settlesTo(state: number, id: number): Promise<void> {
  await waitUntil('the end of the doubt', async () => {
    await relay.settle(impatient, 1)
    return (await stateOf(id)) === state
  })
}

test('what a hung daemon of the relay has yet to read is not what the relay never had', async () => {
  const { client, session } = await aClient()
  hold('smtpd')
  client.write(relay.wholeMail(runId, 1))
  await client.vanish()
  await relay.aMessage(runId, 1, states.inDoubt, -1, session)
  await relay.settle()
  expect(await stateOf(1)).toBe(states.inDoubt)
  goOn()
  await relay.readUntil(states.delivered, runId, 1)
})

test('a log that stands still proves nothing, and somebody hears of it', async () => {
  const { client, session } = await aClient()
  await relay.settle()
  hold('postlogd')
  await client.send(relay.letterTo(runId, 2))
  await client.vanish()
  await relay.aMessage(runId, 2, states.inDoubt, -1, session)
  await relay.settle()
  expect(await stateOf(2)).toBe(states.inDoubt)
  expect(await alarms()).toEqual([expect.stringContaining('stands still')])
  expect(await stillSeconds()).toBeGreaterThan(0)
  goOn()
  await relay.readUntil(states.delivered, runId, 2)
  await relay.settle()
  expect(await alarms()).toEqual([])
  expect(await stillSeconds()).toBe(0)
})

async function alarms(): Promise<string[]> {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) })
  await watchRelayLog({ ...relay.app, log }, { patienceSeconds: 0 })
  return lines
}

const stillSeconds = async () => (await relay.app.metrics.relayLogStillSeconds.get()).values[0]?.value

test('a session that ended without the mail is proof', async () => {
  const client = await aDoubtInOpenSession(3)
  await client.vanish()
  await settlesTo(states.pending, 3)
})

test('a daemon that was killed has ended its session, although it has no last words', async () => {
  await aDoubtInOpenSession(4)
  for (const pid of postfix.daemons('smtpd')) process.kill(pid, 'SIGKILL')
  await settlesTo(states.pending, 4)
})

test('a relay that was started anew has ended all its sessions', async () => {
  await aDoubtInOpenSession(5)
  await postfix.kill()
  await postfix.start()
  await settlesTo(states.pending, 5)
})

test('a session of which the log knows nothing leaves a mail nobody can judge', async () => {
  await relay.aMessage(runId, 6, states.inDoubt, -1, await relay.aSession('192.0.2.1:1234'))
  await settlesTo(states.unknown, 6)
  expect(await relay.findMessage(runId, 6)).toMatchObject({ reason: 'the log of the relay has lost lines' })
})

test('where the disk of the log was full nobody can judge the mails of that time', async () => {
  const { client, session } = await aClient()
  await relay.settle()
  await fillDisk()
  await client.send(relay.letterTo(runId, 7))
  await client.vanish()
  await relay.aMessage(runId, 7, states.inDoubt, -1, session)
  await relay.settle()
  expect(await stateOf(7)).toBe(states.inDoubt)
  rmSync(filler)
  await relay.settle()
  // A log daemon that has failed once writes nothing more, however much room there is.
  expect(await stateOf(7)).toBe(states.inDoubt)
  await postfix.reload()
  await settlesTo(states.unknown, 7)
  const later = await aDoubtTheLogKnows()
  await later.client.vanish()
  await settlesTo(states.pending, later.id)
})

/** While the log daemon comes back lines may still be lost, so that the first sessions may be unknown to the log. */
async function aDoubtTheLogKnows(): Promise<{ client: PlainClient; id: number }> {
  for (let id = 8; id < 28; id++) {
    const { client, session } = await aClient()
    await relay.aMessage(runId, id, states.inDoubt, -1, session)
    await relay.settle()
    if ((await stateOf(id)) === states.inDoubt) return { client, id }
    await client.vanish()
  }
  throw new Error('the log has come to know no session')
}

/** Leaves no room for another line; the log itself has to fill the page it has begun. */
async function fillDisk(): Promise<void> {
  try {
    for (;;) appendFileSync(filler, 'x'.repeat(4096))
  } catch {}
  for (let lines = 0; lines < 2 * 4096; lines += 200) await (await PlainClient.greet(postfix.port)).vanish()
}
