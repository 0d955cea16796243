import { existsSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { runPostrider } from '../../../test/command-line.ts'
import { EngineProcesses, kill } from '../../../test/engine-processes.ts'
import { aMailing, anAccount, anOptoutMailing, type TestAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { aPersonEverywhere } from '../../../test/marked-person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aRowEverywhere } from '../../../test/row-everywhere.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { unzip } from '../../../test/unzip.ts'
import { jobKinds } from '../../processes/job-kinds.ts'
import { startAccountExport, takeArchive } from '../account-exports/index.ts'
import { inAccount, lookInto } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { keepHeads } from '../chains/index.ts'
import { runJob } from '../jobs/index.ts'
import { closeAccount } from './close-account.ts'
import { endAccounts } from './end-accounts.ts'
import { deleteRows, listEnding } from './ended.store.ts'

const { api, web } = await startApiAndWeb()
let engine: TestEngine
let pages: TestPages
beforeAll(async () => {
  engine = await startTestEngine(api)
  pages = await startTestPages(api)
})
afterAll(async () => {
  await pages.stop()
  await engine.stop()
})

const name = 'Reisebüro Nord'
const dayMs = 24 * 60 * 60 * 1000

/** Every table that says whose its rows are. */
async function tablesOfAccounts(): Promise<string[]> {
  const tables = await api.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1`,
  )
  return tables.map((table) => table.name)
}

async function rowsOf(accountId: number): Promise<Record<string, number>> {
  const counted = (table: string) => `select '${table}' as name, count(*)::int as n from ${table} where account_id = $1`
  const counts = await api.database.query<{ name: string; n: number }>(
    (await tablesOfAccounts()).map(counted).join(' union all '),
    [accountId],
  )
  return Object.fromEntries(counts.filter(({ n }) => n > 0).map((row) => [row.name, row.n]))
}

async function aFullAccount(wishes: Parameters<typeof anAccount>[1] = {}): Promise<TestAccount & { userId: number }> {
  const account = await anAccount(api, { channels: ['Angebote'], ...wishes })
  const { accountId } = account
  await aPersonEverywhere(api, account)
  const { id: userId, ...user } = await aUser(api, accountId)
  const ada = await web.guardedSessionOf({ id: userId, ...user })
  const at = `/accounts/${accountId}`
  const optout = await anOptoutMailing(api, accountId)
  await ada.call('PATCH', `${at}/settings`, { body: { defaultOptoutMailingId: optout } })
  await ada.call('POST', `${at}/webhooks`, { body: { name: 'shop', url: 'https://nord.example/hook', types: [] } })
  await ada.call('POST', `${at}/invitations`, {
    body: { email: 'wren@nord.example', role: 'author', languageIso: 'en' },
  })
  await ada.call('POST', `${at}/senderDomains`, { body: { domain: `nord${accountId}.example` } })
  const made = await ada.call('POST', `${at}/exports`, {
    body: { mode: 'all', ids: [], words: '', columns: ['email'], format: 'csv', language: 'en' },
  })
  expect(made.status, made.text).toBe(201)
  await runJob(api.app, jobKinds, { tenant: account, jobId: made.body.data.id }, () => true)
  await aMailing(api, accountId)
  return { ...account, userId }
}

/** As if it had been closed so many days ago. */
async function close({ accountId, customerId }: TestAccount, daysAgo: number): Promise<void> {
  api.clock.advance(-daysAgo * dayMs)
  const inside = <T>(work: (act: Act) => Promise<T>) => inAccount(api.operator, accountId, work)
  const jobId = await inside(startAccountExport)
  await runJob(api.app, jobKinds, { tenant: { accountId, customerId }, jobId }, () => true)
  const look = await lookInto(api.operator, accountId, async (seen) => seen)
  for await (const piece of await takeArchive(look, jobId, inside)) expect(piece.length).toBeGreaterThan(-1)
  await inside((act) => closeAccount(act, { name }))
  api.clock.advance(daysAgo * dayMs)
}

const ending = async () => (await listEnding(engine.engine.db)).map(({ accountId }) => accountId)

test('after 30 days every row of it goes, and nobody else loses one', proving('W-012.4'), async () => {
  const parent = await anAccount(api, { type: 'L' })
  const { customerId, accountId: parentAccountId } = parent
  const [gone, waits, other] = [
    await aFullAccount({ customerId, parentAccountId }),
    await aFullAccount(),
    await aFullAccount(),
  ]
  await close(gone, 31)
  await close(waits, 29)
  await aRowEverywhere(api, gone)
  const before = await rowsOf(gone.accountId)
  const tables = await tablesOfAccounts()
  expect(tables.filter((table) => !(table in before))).toEqual([])
  const [kept, waiting] = [await rowsOf(other.accountId), await rowsOf(waits.accountId)]
  expect(await ending()).toEqual([gone.accountId])
  await keepHeads(engine.engine)
  const headsOf = ({ accountId }: TestAccount) => existsSync(join(api.database.headsFolder, `${accountId}`))
  expect([gone, other].map(headsOf)).toEqual([true, true])

  await endAccounts(engine.engine, undefined, 7)

  expect([gone, other].map(headsOf)).toEqual([false, true])

  expect(await rowsOf(gone.accountId)).toEqual({})
  expect(await api.database.query('select id from accounts where id = $1', [gone.accountId])).toEqual([])
  expect([await rowsOf(other.accountId), await rowsOf(waits.accountId)]).toEqual([kept, waiting])
  const [entry] = await api.database.query(
    'select act, object_id::int as object, actor from audit_entries where account_id = $1 order by seq desc limit 1',
    [parentAccountId],
  )
  expect(entry).toEqual({ act: 'subaccounts.end', object: gone.accountId, actor: 'retention' })
  expect(await api.database.query('select id from customers where id = $1', [customerId])).toHaveLength(1)
})

test('the sandbox of an account is closed, and ends, with it', async () => {
  const admin = await anAdmin(api, web, { name })
  const sandbox = await aSandbox(web, admin)
  await close(admin.account, 31)
  expect(await api.call('GET', '/whoami', { key: sandbox.key })).toMatchObject({ status: 401 })
  expect(await ending()).toEqual([sandbox.account.accountId, admin.account.accountId])
  await endAccounts(engine.engine)
  expect([await rowsOf(sandbox.account.accountId), await rowsOf(admin.account.accountId)]).toEqual([{}, {}])
})

test('what belongs to the customer goes with its last account', async () => {
  const only = await aFullAccount()
  await close(only, 31)
  await endAccounts(engine.engine)
  expect(await rowsOf(only.accountId)).toEqual({})
  for (const table of ['customers where id', 'customer_fields where customer_id', 'trigger_types where customer_id'])
    expect(await api.database.query(`select 1 from ${table} = $1`, [only.customerId]), table).toEqual([])
})

test('the database itself ends no account that is open, or closed for less', async () => {
  const account = await anAccount(api)
  const tryIt = () => engine.engine.db.transaction(account, (tx) => deleteRows(tx, 10))
  await expect(tryIt()).rejects.toThrow(/has not been closed for 30 days/)
  await close(account, 29)
  await expect(tryIt()).rejects.toThrow(/has not been closed for 30 days/)
  await expect(api.app.db.transaction(account, (tx) => deleteRows(tx, 10))).rejects.toThrow(/permission denied/)
})

test('links of mails say that their sender has ended', async () => {
  const account = await aFullAccount()
  const p = pages.ticket(account, 1)
  expect((await pages.visit(`/unsubscribe?p=${p}`)).status).toBe(200)
  await close(account, 31)
  const look = () => pages.visit(`/unsubscribe?p=${p}`, { headers: { 'accept-language': 'en' } })
  const [beforeRowsGo] = [await look(), await endAccounts(engine.engine)]
  const [unsubscribe, browser] = [
    await look(),
    await pages.visit(`/browser/${pages.ticket(account, 1, { purpose: 'browser' })}`),
  ]
  proves('W-012.5', () => {
    expect([beforeRowsGo.status, unsubscribe.status, browser.status]).toEqual([410, 410, 410])
    expect(unsubscribe.text).toContain('This link has ended with its sender')
  })
})

test('a dispatcher that is killed in the middle is followed by one that ends it', async () => {
  const account = await anAccount(api)
  const people = Array.from({ length: 15_000 }, (_, i) => ({ id: i + 1 }))
  await manySubscribers(api, account, people)
  await close(account, 31)
  const left = async () => {
    const [row] = await api.database.query<{ n: number }>(
      `select (select count(*) from subscribers where account_id = $1) + (select count(*) from subscriptions where account_id = $1)
              + (select count(*) from accounts where id = $1) as n`,
      [account.accountId],
    )
    return Number(row?.n)
  }
  const all = await left()
  const processes = new EngineProcesses({ api, relayPort: engine.receiver.port, connections: 1 })
  const first = await processes.start('dispatcher')
  await waitUntil('rows that are gone', async () => (await left()) < all, 60)
  await kill(first)
  const rest = await left()
  expect(rest).toBeGreaterThan(0)
  expect(rest).toBeLessThan(all)
  await processes.start('dispatcher')
  await waitUntil('the end of the account', async () => (await left()) === 0, 90)
  await processes.killAll()
  expect(await rowsOf(account.accountId)).toEqual({})
})

test('the operator takes it along, closes it and opens it again', async () => {
  const account = await anAccount(api)
  const { accountId } = account
  const run = (...args: string[]) => runPostrider(api.database, ['account', ...args])
  const early = await run('close', `${accountId}`, '--name', name)
  expect([early.status, early.stderr]).toEqual([1, expect.stringContaining('takes everything along first')])
  const { exportId } = JSON.parse((await run('export', `${accountId}`, '--json')).stdout)
  await runJob(api.app, jobKinds, { tenant: account, jobId: exportId }, () => true)
  const file = join(await mkdtemp(join(tmpdir(), 'postrider-')), 'account.zip')
  expect((await run('export-file', `${accountId}`, `${exportId}`, '--to', file)).status).toBe(0)
  expect([...unzip(await readFile(file)).keys()]).toContain('manifest.json')
  expect((await run('close', `${accountId}`, '--name', name)).stdout).toContain('is closed')
  expect((await run('reopen', `${accountId}`)).stdout).toContain('is open')
  expect((await run('reopen', `${accountId}`)).status).toBe(1)
})
