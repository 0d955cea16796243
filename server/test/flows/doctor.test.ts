import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { createHealthReport } from '../../src/features/health/index.ts'
import { createEngine } from '../../src/processes/create-engine.ts'
import { runPostrider, spawnPostrider } from '../command-line.ts'
import { EngineProcesses, kill } from '../engine-processes.ts'
import { anAccount, anEmail, aTriggerMailing, type TestAccount } from '../factories.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

// Processes of their own take their time on a busy machine.
const connections = 2
let api: TestApi
let receiver: MailReceiver
let account: TestAccount
let processes: EngineProcesses

beforeAll(async () => {
  ;[api, receiver] = await Promise.all([startTestApi(), startMailReceiver()])
  account = await anAccount(api)
  processes = new EngineProcesses({ api, relayPort: receiver.port, connections })
})
afterEach(() => processes.killAll())
afterAll(() => Promise.all([api.stop(), receiver.stop()]))

const engineSettings = () => ({ ENGINE_DATABASE_URL: api.database.engineUrl })
const ask = (...args: string[]) => runPostrider(api.database, ['sending', 'doctor', ...args], engineSettings())
const kindsFound = async (...args: string[]): Promise<string[]> =>
  JSON.parse((await ask('--json', ...args)).stdout).findings.map(({ kind }: { kind: string }) => kind)
/** What only time brings: nobody has heard of the senders for a while. */
const senderFellSilent = () =>
  api.database.query("update senders set heartbeat_at = heartbeat_at - interval '30 seconds'")

/** The same through the other door. */
async function metricsLines(): Promise<string[]> {
  const engine = createEngine(api.app.config, { log: api.app.log })
  try {
    await createHealthReport(engine)()
    return (await engine.metrics.registry.metrics()).split('\n')
  } finally {
    await engine.close()
  }
}

async function aCampaign(receivers: number): Promise<void> {
  const { triggerTypeId } = await aTriggerMailing(api, account, { placeholders: [], html: '<p>Rückruf</p>' })
  const post = (path: string, body: object) => api.call('POST', `/mailings/trigger${path}`, { key: account.key, body })
  const { id } = (await post('', { triggerTypeId })).body.data
  await post(`/${id}/receivers`, { receivers: Array.from({ length: receivers }, () => ({ email: anEmail() })) })
  await post(`/${id}/schedule`, {})
}

test('before anything runs, the doctor says which processes are missing and how to start them', async () => {
  const { status, stdout } = await ask()
  expect(status).toBe(3)
  expect(stdout).toContain('The dispatcher is away: it has never been at work here.')
  expect(stdout).toContain('$ postrider dispatcher')
  expect(stdout).toContain('No sender is at work, so no mail leaves.')
})

test('while all is well it says so in a few lines', async () => {
  await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  // The database is as old as the template it was cut from: statistics first catch up with that.
  await waitUntil('the first rounds', async () => (await kindsFound()).length === 0, 60)
  const { status, stdout } = await ask()
  expect(stdout).toMatch(
    /^Sending is well\.\n1 sender is at work: \d+ \(process \d+ on .*: sign of life \d s ago, \d+ MB/,
  )
  expect(stdout.split('\n').length).toBeLessThan(10)
  expect(status).toBe(0)
})

test('what a killed sender holds is named while nobody gives it back, and the repair sends nothing twice', async () => {
  const people = 20
  const [sender, dispatcher] = await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  const silence = Promise.withResolvers<void>()
  receiver.hold = silence.promise
  const before = receiver.mails.length
  await aCampaign(people)
  await waitUntil('a mail on every connection', () => receiver.held === connections, 30)
  await Promise.all([kill(dispatcher), kill(sender)])
  silence.resolve()
  receiver.hold = undefined
  await senderFellSilent()

  const found = await ask()
  expect(found.status).toBe(3)
  expect(found.stdout).toMatch(
    /1 block of newsletters \(run \d+; 2 mails on the wire\) belongs to senders that are gone/,
  )
  expect(found.stdout).toContain('$ postrider sending doctor --repair')
  expect(await metricsLines()).toEqual(
    expect.arrayContaining(['postrider_stray_work{what="blocks"} 1', 'postrider_findings{kind="strayWork"} 1']),
  )
  const { stdout } = await ask('--repair')
  expect(stdout).toContain('3 blocks and mails of senders that are gone were given back.')
  expect(await kindsFound()).not.toContain('strayWork')
  expect(await metricsLines()).toContain('postrider_findings{kind="strayWork"} 0')
  expect((await ask('--repair')).stdout).toContain('0 blocks and mails of senders that are gone were given back.')

  await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  await receiver.received(before + people)
  await sleep(1000)
  const addresses = receiver.mails.slice(before).map(({ to }) => to)
  expect(addresses).toHaveLength(people)
  expect(new Set(addresses).size).toBe(people)
})

describe('secrets', () => {
  test('a process that was refused with another secret is named, and so is a command that has one', async () => {
    await processes.start('sender')
    const other = { ...engineSettings(), POSTRIDER_SECRET: 'another-secret-that-is-long-enough-to-be-one' }
    expect((await spawnPostrider(api.database, ['sender'], other)).status).toBe(2)
    expect(await kindsFound()).toContain('refusedSecret')
    const { stdout } = await runPostrider(api.database, ['sending', 'doctor'], other)
    expect(stdout).toContain('This command has another POSTRIDER_SECRET than the installation.')
    expect(stdout).not.toContain('frozen')
    await api.database.query("update installation set refused_at = refused_at - interval '25 hours'")
    expect(await kindsFound()).not.toContain('refusedSecret')
  })
})

test('a doctor never decides anything: neither who may send nor which secret is the right one', async () => {
  const untouched = await startTestApi()
  try {
    const settings = { ENGINE_DATABASE_URL: untouched.database.engineUrl }
    expect((await runPostrider(untouched.database, ['sending', 'doctor'], settings)).status).toBe(3)
    for (const table of ['installation', 'sending_state'])
      expect(await untouched.database.query(`select from ${table}`)).toHaveLength(0)
  } finally {
    await untouched.stop()
  }
})

test('sending that is frozen is said with its reason', async () => {
  await runPostrider(api.database, ['sending', 'freeze', '--reason', 'the relay moves'], engineSettings())
  const { status, stdout } = await ask()
  expect(status).toBe(3)
  expect(stdout).toContain('No mail leaves, because sending is frozen: the relay moves.')
  expect(stdout).toContain('$ postrider sending unfreeze')
  await runPostrider(api.database, ['sending', 'unfreeze'], engineSettings())
  expect(await kindsFound()).not.toContain('frozen')
})
