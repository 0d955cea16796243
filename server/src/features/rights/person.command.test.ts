import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { aPersonEverywhere, type Marks, markEverything, tablesShowing } from '../../../test/marked-person.ts'
import { personIn } from '../../../test/person.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { verifyConsent } from '../../features/consent/index.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'

// Every command is a process of its own, which takes its time on a busy machine.
const run = promisify(execFile)
let api: TestApi
let account: TestAccount
let dir: string
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  dir = await mkdtemp(join(tmpdir(), 'person-'))
})
afterAll(async () => {
  await rm(dir, { recursive: true })
  await api.stop()
})

const person = (...args: string[]) => personOn(api.database, ...args)
const personOn = (database: TestDatabase, ...args: string[]) =>
  runPostrider(database, ['person', ...args], { ENGINE_DATABASE_URL: database.engineUrl })
const inAccount = () => ['--account', `${account.accountId}`]

describe('a person with a mark in every column', () => {
  let own: { id: number; marks: Marks }
  let other: { id: number; marks: Marks }
  beforeAll(async () => {
    const [first, second] = [await aPersonEverywhere(api, account), await aPersonEverywhere(api, account)]
    own = { ...first, marks: await markEverything(api, account.accountId, first.id, 'own') }
    other = { ...second, marks: await markEverything(api, account.accountId, second.id, 'other') }
  })

  test.each(['json', 'csv'])(
    'the export as %s shows each of them, and nothing of anybody else',
    proving('W-033.1'),
    async (format) => {
      expect(own.marks.personal.length).toBeGreaterThan(20)
      const { stdout, stderr } = await person('export', ...inAccount(), `${own.id}`, '--format', format)
      expect(stderr).toBe('')
      expect([...own.marks.personal, ...own.marks.fact].filter((mark) => !stdout.includes(mark))).toEqual([])
      expect(stdout).not.toContain('other-')
      const [{ token }] = (await api.database.query(
        "select encode(token_hash, 'hex') as token from optin_requests where account_id = $1 and subscriber_id = $2",
        [account.accountId, own.id],
      )) as [{ token: string }]
      expect(stdout).not.toContain(token)
    },
  )

  test('erased, no table shows a mark that was theirs; the neighbour keeps everything', async () => {
    expect(await tablesShowing(api.database, 'own-subscribers-firstname')).toEqual(['subscribers'])
    expect((await person('erase', ...inAccount(), `${own.id}`)).status).toBe(0)
    const left = await tablesShowing(api.database, 'own-')
    expect(left).toEqual(['account_events', 'consent_entries', 'messages'])
    for (const mark of own.marks.personal) for (const table of left) expect(await showing(table, mark)).toBe(false)
    const readers = await api.database.query<{ id: string }>(
      `select distinct m.subscriber_id as id from tracking_events t
       join messages m on m.account_id = t.account_id and m.run_id = t.run_id and m.id = t.message_id
       where t.account_id = $1 and t.network is not null`,
      [account.accountId],
    )
    expect(readers).toEqual([{ id: `${other.id}` }])
    // What lies sealed no search finds, but an export does.
    const { stdout } = await person('export', ...inAccount(), `${other.id}`)
    expect(other.marks.personal.filter((mark) => !stdout.includes(mark))).toEqual([])
  })

  const showing = async (table: string, mark: string) =>
    (await api.database.query(`select 1 from ${table} t where t::text like $1 limit 1`, [`%${mark}%`])).length > 0
})

describe('person export', () => {
  test('says what the numbers stand for', async () => {
    const { email } = await aPersonEverywhere(api, account)
    const [{ sections }] = JSON.parse((await person('export', ...inAccount(), email)).stdout)
    expect(sections.person).toMatchObject([{ email, firstname: 'Anna' }])
    expect(sections.groups).toMatchObject([{ group: `Gruppe ${email}` }])
    expect(sections.channels).toMatchObject([{ status: 3, channel: expect.anything() }])
    // Both were made within the same second, so either may come first.
    const mails = sections.mails.toSorted((a: { class: string }, b: { class: string }) =>
      a.class.localeCompare(b.class),
    )
    expect(mails).toMatchObject([
      { class: 'optin', state: 'accepted', subject: 'Bitte bestätigen Sie Ihre Anmeldung' },
      { class: 'trigger', state: 'accepted' },
    ])
    expect(sections.opensAndClicks).toMatchObject([{ network: '198.51.100.0/24' }, { network: '198.51.100.0/24' }])
  })

  test('over the accounts of one customer, into a file that only its owner can read', async () => {
    const { email } = await aSubscriber(api, account)
    const sister = await anAccount(api, { customerId: account.customerId })
    await api.call('POST', '/subscribers', { key: sister.key, body: { email, city: '=1+1' } })
    const stranger = await anAccount(api)
    await api.call('POST', '/subscribers', { key: stranger.key, body: { email, city: 'Fremdstadt' } })
    const file = join(dir, 'export.csv')
    const args = ['export', '--customer', `${account.customerId}`, email, '--format', 'csv', '--out', file]
    expect(await person(...args)).toMatchObject({ status: 0, stdout: '' })
    const text = await readFile(file, 'utf8')
    expect(text).toContain(`${account.accountId},person,1,email,${email}\r\n`)
    expect(text).toContain(`${sister.accountId},person,1,city,'=1+1\r\n`)
    expect(text).not.toContain('Fremdstadt')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await person(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('name a new file') })
  })

  test('nobody is found who is not there, and the answer repeats no address', async () => {
    const outcome = await person('export', ...inAccount(), 'nobody@example.com')
    expect(outcome).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Nobody is known') })
    expect(outcome.stderr).not.toContain('nobody@example.com')
  })
})

/** What is left in an account of its only person, who had unsubscribed and was then erased. */
async function leftAfter(erase: (home: TestAccount, id: number) => Promise<unknown>) {
  const home = await anAccount(api)
  const { id } = await aSubscriber(api, home, { status: 1 })
  await personIn(api, home).unsubscribe(id)
  await erase(home, id)
  const rows = (table: string, columns: string) =>
    api.database.query(`select ${columns} from ${table} where account_id = $1 order by 1, 2`, [home.accountId])
  expect((await verifyConsent(api.app, home)).brokenAt).toBeNull()
  return {
    suppressions: await rows('suppressions', 'guard, length(email_hmac) as hash'),
    consents: await rows('consent_entries', 'seq, to_state, evidence'),
    erasures: await rows('erasures', 'subscriber_id, length(address_hmac) as hash'),
  }
}

test('person erase leaves what DELETE leaves: suppression, a ledger that holds, a line for the next restore', async () => {
  const byRoute = await leftAfter((home, id) => api.call('DELETE', `/subscribers/${id}`, { key: home.key }))
  const byCommand = await leftAfter((home, id) => person('erase', '--account', `${home.accountId}`, `${id}`))
  expect(byCommand).toEqual(byRoute)
  // For the channel, and for the address as a whole.
  const unsubscribed = { guard: 1 << 4, hash: 32 }
  expect(byRoute.suppressions).toEqual([unsubscribed, unsubscribed])
  expect(byRoute.erasures).toEqual([{ subscriber_id: '1', hash: 32 }])
  expect(byRoute.consents.at(-1)).toMatchObject({ to_state: 'deleted' })
  for (const { evidence } of byRoute.consents) expect(evidence).toBeNull()
})

describe('after a restore', () => {
  let restored: TestDatabase
  afterAll(() => restored?.drop())

  test('replay-erasures erases again, puts suppressions back, and may be repeated', async () => {
    const inBackup = await aSubscriber(api, account, { email: 'kanarienvogel@example.com' })
    const dump = join(dir, 'backup.sql')
    await run('pg_dump', ['--clean', '--if-exists', '-f', dump, api.database.adminUrl])

    const later = await aSubscriber(api, account, { email: anEmail() })
    await personIn(api, account).unsubscribe(later.id)
    for (const { id } of [inBackup, later]) await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    const list = join(dir, 'erasures.jsonl')
    const since = timestamp(new Date(Date.now() - 3600_000))
    const { stdout } = await person('erasures', '--since', since)
    expect(stdout).not.toContain('kanarienvogel')
    await writeFile(list, stdout)

    restored = await createTestDatabase()
    await run('psql', ['-q', '-f', dump, restored.adminUrl])
    expect(await tablesShowing(restored, 'kanarienvogel')).not.toEqual([])
    const suppressed = () => restored.query('select 1 from suppressions where account_id = $1', [account.accountId])
    const before = (await suppressed()).length

    const first = JSON.parse((await personOn(restored, 'replay-erasures', list, '--json')).stdout)
    expect(first).toMatchObject({ erased: 1, suppressed: 1, withoutAccount: 0 })
    expect(await tablesShowing(restored, 'kanarienvogel')).toEqual([])
    expect((await suppressed()).length).toBe(before + 2)
    const again = JSON.parse((await personOn(restored, 'replay-erasures', list, '--json')).stdout)
    expect(again).toMatchObject({ erased: 0, suppressed: 0, known: first.known + 2 })
  })

  test('a list that was cut short is refused as a whole', async () => {
    const list = join(dir, 'half.jsonl')
    await writeFile(list, '{"accountId":1,"subscr')
    expect(await person('replay-erasures', list)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nothing was done'),
    })
  })
})
