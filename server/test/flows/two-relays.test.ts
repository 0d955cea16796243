import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../tools/services/postfix.ts'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { messageStateName } from '../../src/features/messages/index.ts'
import { freePort } from '../../src/features/relay/testing/plain-smtp.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { runPostrider } from '../command-line.ts'
import { EngineProcesses } from '../engine-processes.ts'
import { aMailing, anAccount, anEmail, aSubscriber, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

// Processes of their own take their time on a busy machine.
const people = 40
const dir = mkdtempSync('/var/tmp/two-relays-flow-')
chmodSync(dir, 0o755)
let api: TestApi
let processes: EngineProcesses
let usual: PrivatePostfix
let second: PrivatePostfix
let settings: Record<string, string>
let one: TestAccount
let other: TestAccount

beforeAll(async () => {
  api = await startTestApi()
  const start = async (name: string) =>
    startPostfix({ dir: join(dir, name), port: await freePort(), relayTo: 'discard' })
  usual = await start('usual')
  second = await start('second')
  const further = { second: { url: `smtp://127.0.0.1:${second.port}`, log: second.logFile } }
  settings = { RELAY_LOG: usual.logFile, FURTHER_RELAYS: JSON.stringify(further) }
  // Senders know which account has which relay from their first second on.
  one = await anAccountOf('usual')
  other = await anAccountOf('second')
  processes = new EngineProcesses({ api, relayPort: usual.port, connections: 4, environment: settings })
  await Promise.all([processes.start('sender'), processes.start('dispatcher')])
})
afterAll(async () => {
  await processes.killAll()
  await Promise.all([usual.stop(), second.stop()])
  await api.stop()
  rmSync(dir, { recursive: true })
})

async function anAccountOf(relay: string): Promise<TestAccount> {
  const account = await anAccount(api)
  for (let i = 0; i < people; i++) await aSubscriber(api, account)
  const given = await runPostrider(api.database, ['account', 'relay', `${account.accountId}`, relay], settings)
  expect(given).toMatchObject({ status: 0 })
  return account
}

async function send({ accountId }: TestAccount): Promise<void> {
  const id = await aMailing(api, accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
}

/** How many messages of an account are in which state, at which relay's port. */
async function standing({ accountId }: TestAccount): Promise<Record<string, number>> {
  const rows = await api.database.query<{ state: number; relay: string | null; n: number }>(
    `select m.state, s.relay, count(*)::int as n from messages m left join relay_sessions s on s.id = m.session
     where m.account_id = $1 group by 1, 2`,
    [accountId],
  )
  const nameOf = (relay: string | null) =>
    relay === null ? 'nowhere' : relay.endsWith(`:${usual.port}`) ? 'usual' : 'second'
  return Object.fromEntries(rows.map(({ state, relay, n }) => [`${messageStateName(state)} ${nameOf(relay)}`, n]))
}
const isDelivered = async (account: TestAccount, relay: string) =>
  (await standing(account))[`delivered ${relay}`] === people

test('a relay that is away holds up the accounts that have it, and nobody else', async () => {
  await second.stop()
  // More than the connections there are, so that none of them would be left if they were shared.
  await send(other)
  for (let i = 0; i < 10; i++)
    await api.call('POST', '/subscribers/register', { key: other.key, body: { email: anEmail('wartet') } })
  await send(one)
  await waitUntil('the newsletter through the usual relay', () => isDelivered(one, 'usual'), 90)
  const waiting = Object.keys(await standing(other)).filter(
    (state) => !/^(pending|claimed|deferred) nowhere$/.test(state),
  )
  expect(waiting).toEqual([])
  await second.start()
  await waitUntil(
    'everything through the second relay',
    async () => {
      const { 'delivered second': delivered = 0 } = await standing(other)
      return delivered === people + 10
    },
    90,
  )
  expect(await standing(other)).toEqual({ 'delivered second': people + 10 })
  expect(await standing(one)).toEqual({ 'delivered usual': people })
})

test('an account is given no relay that is not there', async () => {
  const { accountId } = await anAccount(api)
  const refused = await runPostrider(api.database, ['account', 'relay', `${accountId}`, 'third'], settings)
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('no relay third') })
})
