import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { pair } from '../../../test/ledgers.ts'
import { proves } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { beginning, type ChainEnd, linkHash } from '../chains/chain.rules.ts'
import { chainKey, keepHeads } from '../chains/index.ts'
import { forgetOutdated } from '../rights/index.ts'
import { readConsent } from './consent.store.ts'
import { consentChaining } from './consent-chain.rules.ts'

type Person = { id: number; email: string }

let api: TestApi
let engine: TestEngine
let account: TestAccount
let people: Person[]
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  api.clock.set('2026-11-18 12:00:00')
  account = await anAccount(api)
  people = [await aSubscriber(api, account), await aSubscriber(api, account), await aSubscriber(api, account)]
})

const channel = () => account.channelIds[0] as number
const put = (id: number, to: string) =>
  api.call('PUT', `/subscribers/${id}`, { key: account.key, body: pair(to as '1') })
const takeHeads = () => keepHeads({ ...engine.engine, clock: api.clock })
const filesOf = (ledger: string) =>
  readdirSync(join(api.database.headsFolder, `${account.accountId}`)).filter((name) => name.includes(ledger))
const bySql = (statement: string) => api.database.query(`${statement} and account_id = ${account.accountId}`)

async function verify() {
  const args = ['consent', 'verify', '--account', `${account.accountId}`]
  const json = await runPostrider(api.database, [...args, '--json'])
  const { status, stdout } = await runPostrider(api.database, args)
  return { status, text: stdout, found: JSON.parse(json.stdout) }
}

/** What somebody can do who owns the database, triggers or not. */
async function asOwner(...statements: string[]) {
  await api.database.query('alter table consent_entries disable trigger user')
  try {
    for (const statement of statements) await bySql(statement)
  } finally {
    await api.database.query('alter table consent_entries enable trigger user')
  }
}

/** Writes the last entries anew and closes the chain again, with whatever hash. */
async function rewriteFrom(
  first: number,
  toState: string,
  hashOf: (end: ChainEnd, said: readonly unknown[]) => Buffer,
) {
  const entries = await readConsent(api.app.db.reader(account), 0, 100)
  const { said } = consentChaining(() => Buffer.alloc(0))
  let end = first === 1 ? beginning : (entries[first - 2] as ChainEnd)
  const statements: string[] = []
  for (const entry of entries.slice(first - 1)) {
    const hash = hashOf(end, said({ ...entry, toState }))
    end = { seq: entry.seq, hash }
    statements.push(
      `update consent_entries set to_state = '${toState}', hash = '\\x${hash.toString('hex')}' where seq = ${entry.seq}`,
    )
  }
  await asOwner(...statements, `update account_heads set consent_hash = '\\x${end.hash.toString('hex')}' where true`)
}

test('every day a signed head leaves the database for each chain that has grown', async () => {
  await takeHeads()
  await takeHeads()
  proves('W-123.2', () => {
    expect(filesOf('consent')).toEqual([`${account.accountId}-consent-2026-11-18.json`])
    const [name] = filesOf('consent') as [string]
    const head = JSON.parse(readFileSync(join(api.database.headsFolder, `${account.accountId}`, name), 'utf8'))
    expect(head).toMatchObject({
      seq: 3,
      takenAt: expect.stringMatching(/^2026-11-18 12:0/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })
  api.clock.set('2026-11-19 12:00:00')
  await takeHeads()
  expect(filesOf('consent')).toHaveLength(1)
  await put(people[0]?.id as number, '3/4')
  await takeHeads()
  proves('W-123.2', () => expect(filesOf('consent')).toHaveLength(2))
  const { status, text } = await verify()
  proves('W-123.3', () => {
    expect(status).toBe(0)
    expect(text).toContain('holds: 4 entries, 2 signed heads')
  })
})

test('whoever owns the database but not the key cannot make a chain anew', async () => {
  const sha256 = (end: ChainEnd, said: readonly unknown[]) =>
    linkHash(end, said, (text) => createHash('sha256').update(text).digest())
  await rewriteFrom(2, 'manual', sha256)
  const { found, status } = await verify()
  proves('W-123.1', () => expect([status, found.brokenAt]).toEqual([1, 2]))
})

test('a chain that was rewritten as a whole, even with the key, fails at the first head', async () => {
  await takeHeads()
  api.clock.set('2026-11-19 12:00:00')
  await put(people[0]?.id as number, '3/4')
  await takeHeads()
  const keyed = chainKey(api.app, { ledger: 'consent', accountId: account.accountId })
  await rewriteFrom(2, 'manual', (end, said) => linkHash(end, said, keyed))
  const { found, status, text } = await verify()
  proves('F-043', () => {
    expect([status, found.brokenAt, found.brokenHead]).toEqual([1, 3, expect.stringMatching(/^2026-11-18 12:0/)])
    expect(text).toContain('does not pass the head signed at 2026-11-18 12:0')
  })
})

test('a chain that was cut back to an earlier end misses its heads', async () => {
  const before = await readConsent(api.app.db.reader(account), 0, 100)
  await takeHeads()
  const hash = before[1]?.hash.toString('hex')
  await asOwner(
    'delete from consent_entries where seq > 2',
    `update account_heads set consent_seq = 2, consent_hash = '\\x${hash}' where true`,
  )
  const { found } = await verify()
  proves('W-123.3', () =>
    expect(found).toMatchObject({ brokenAt: 3, heads: 0, brokenHead: expect.stringMatching(/^2026-11-18 12:0/) }),
  )
})

test('a head that nobody signed here is named', async () => {
  await takeHeads()
  const [name] = filesOf('consent') as [string]
  const file = join(api.database.headsFolder, `${account.accountId}`, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"seq":3', '"seq":2'))
  const { status, text, found } = await verify()
  proves('W-123.3', () => expect([status, found.unsignedHeads]).toEqual([1, [name]]))
  expect(text).toContain(`${name} was not signed`)
})

test('a status or evidence changed by SQL is named by subscriber, channel and entry', async () => {
  const [one, two] = people as [Person, Person]
  await put(two.id, '2/2')
  expect((await verify()).status).toBe(0)
  await bySql(`update subscriptions set status = 3, status_addition = 4 where subscriber_id = ${one.id}`)
  await bySql(
    `update consent_entries set evidence = null where subscriber_id = ${two.id} and to_state = 'receiveReady'`,
  )
  const { status, text, found } = await verify()
  proves(['F-044.1', 'W-123.4'], () => {
    expect(status).toBe(1)
    expect(found.findings).toEqual([
      { kind: 'evidenceMissing', subscriberId: two.id, channelId: channel(), entry: 2 },
      {
        kind: 'statusChanged',
        subscriberId: one.id,
        channelId: channel(),
        entry: 1,
        ledger: 'receiveReady',
        row: 'unsubscribed',
      },
    ])
  })
  expect(text).toContain(`subscriber ${two.id}, channel ${channel()}, entry 2: its evidence is missing`)
})

test('an erasure is no fault', async () => {
  const { id, email } = people[0] as Person
  await takeHeads()
  await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
  await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  const [row] = await bySql(
    `select count(*)::int as bare from consent_entries where evidence is null and subscriber_id = ${id}`,
  )
  expect(row).toEqual({ bare: 2 })
  await proves('F-044.2', async () =>
    expect(await verify()).toMatchObject({ status: 0, found: { findings: [], heads: 1 } }),
  )
})

test('evidence stays to the end of the third calendar year after somebody left, then goes', async () => {
  const [left, stays] = people as [Person, Person]
  await put(left.id, '3/4')
  const erased = people[2] as Person
  await api.call('DELETE', `/subscribers/${erased.id}`, { key: account.key })
  const evidenceOf = async (id: number) => {
    const rows = await bySql(`select evidence from consent_entries where subscriber_id = ${id}`)
    return rows.map(({ evidence }) => evidence !== null)
  }
  const erasures = () => bySql('select subscriber_id::int as id from erasures where true')
  const forget = () => forgetOutdated({ ...engine.engine, clock: api.clock })
  api.clock.set('2029-12-31 23:00:00')
  await forget()
  await proves('W-124.1', async () => {
    expect(await evidenceOf(left.id)).toEqual([true, true])
    expect(await erasures()).toEqual([{ id: erased.id }])
  })
  api.clock.set('2030-01-01 00:00:01')
  await forget()
  await proves('W-124.1', async () => {
    expect(await evidenceOf(left.id)).toEqual([false, false])
    expect(await evidenceOf(stays.id)).toEqual([true])
    expect(await erasures()).toEqual([])
  })
})
