import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPostrider } from '../../test/command-line.ts'
import { proving } from '../../test/proves.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const run = (...args: string[]) => runPostrider(api.database, args)

/** Runs a command that must succeed, and reads its JSON. */
async function json(...args: string[]) {
  const { status, stdout, stderr } = await runPostrider(api.database, [...args, '--json'], anySender)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout)
}

async function aCustomerWithAccount(...wishes: string[]): Promise<{ customerId: number; accountId: number }> {
  const customerId = (await json('customer', 'create', 'Buchladen')).id
  const account = await json('account', 'create', '--customer', `${customerId}`, '--name', 'Laden', ...wishes)
  return { customerId, accountId: account.id }
}

const anySender = { REQUIRE_SENDER_DOMAIN: 'false' }
const sender = ['--sender-name', 'Filiale', '--sender-email', 'post@filiale.example']

describe('an integrator can work with what the commands made', () => {
  test('customer, L- and S-account, channels, field, mailing and key, then a registration over HTTP', async () => {
    const customerId = (await json('customer', 'create', 'Nordlicht')).id
    const of = ['--customer', `${customerId}`]
    const parent = await json('account', 'create', ...of, '--type', 'L', '--name', 'Zentrale', '--channels')
    const under = ['--parent', `${parent.id}`, '--languages', 'de,en']
    const { id } = await json('account', 'create', ...of, '--name', 'Filiale', ...under)
    const at = ['--account', `${id}`]
    await json('account', 'channels-on', `${id}`)
    const shared = await json('channel', 'create', '--account', `${parent.id}`, '--name', 'Angebote')
    await json('channel', 'inherit', ...at, '--channel', `${shared.id}`)
    const own = await json('channel', 'create', ...at, '--name', 'de=Neues', '--name', 'en=News')
    const mailing = await json('mailing', 'create-optin', ...at, '--name', 'Bitte bestätigen', ...sender)
    await json('channel', 'optin-mailing', ...at, '--channel', `${own.id}`, '--mailing', `${mailing.id}`)
    const field = await json('field', 'create', ...of, '--name', 'Stufe', '--type', 'string')
    const { key } = await json('key', 'create', ...at, '--name', 'shop', '--scopes', 'subscribers')

    const channels = await api.call('GET', '/channels', { key })
    expect(channels.body.data.map((c: { id: number; type: number }) => [c.id, c.type])).toEqual(
      expect.arrayContaining([
        [shared.id, 2],
        [own.id, 1],
      ]),
    )
    const body = { email: 'ada@example.com', channelIds: [own.id], customerFields: { [field.id]: 'Gold' } }
    const registered = await api.call('POST', '/subscribers/register', { key, body })
    expect(registered.status).toBe(201)
    expect(registered.body.meta.meta).toMatchObject({ optinSent: true, optinChannelIds: [own.id] })
    expect(await json('consent', 'verify', ...at)).toMatchObject({
      accountId: id,
      holds: true,
      entries: 1,
      brokenAt: null,
    })
  })

  test('permissions and scopes of a key change at any time, and a deleted key is refused', async () => {
    const { accountId } = await aCustomerWithAccount()
    const { key, prefix } = await json('key', 'create', '--account', `${accountId}`, '--name', 'crm')
    const whoami = async () => (await api.call('GET', '/whoami', { key })).status
    const create = async () =>
      (await api.call('POST', '/subscribers', { key, body: { email: 'a@example.com' } })).status
    expect([await whoami(), await create()]).toEqual([200, 201])

    await json('key', 'permissions', prefix, '--scopes', 'articles', '--permissions', 'archiveReceiveReady')
    const [listed] = await json('key', 'list', '--account', `${accountId}`)
    expect(listed).toMatchObject({ prefix, name: 'crm', scopes: ['articles'], permissions: ['archiveReceiveReady'] })
    expect(await create()).toBe(403)

    await json('key', 'permissions', prefix, '--permissions', 'none')
    expect((await json('key', 'list', '--account', `${accountId}`))[0]).toMatchObject({ permissions: [] })
    await json('key', 'delete', prefix)
    expect(await whoami()).toBe(401)
    expect(await json('key', 'list', '--account', `${accountId}`)).toEqual([])
  })

  test('a mailing gets its own value of a mailing field, and shows the default again', async () => {
    const { customerId, accountId } = await aCustomerWithAccount()
    const at = ['--account', `${accountId}`]
    const describing = ['--name', 'Motto', '--type', 'string', '--for', 'mailing']
    const field = await json('field', 'create', '--customer', `${customerId}`, ...describing)
    const { id } = await json('mailing', 'create', ...at, '--name', 'Rundbrief', ...sender)
    const one = [...at, '--mailing', `${id}`, '--field', `${field.id}`]
    const stored = () => api.database.query('select value from mailing_field_values where mailing_id = $1', [id])
    expect(await json('mailing', 'set-value', ...one, '--value', '"Sommer"')).toMatchObject({ value: 'Sommer' })
    expect(await stored()).toEqual([{ value: 'Sommer' }])
    expect((await run('mailing', 'set-value', ...one, '--value', '12')).status).toBe(1)
    expect(await json('mailing', 'reset-value', ...one)).toMatchObject({ value: null })
    expect(await stored()).toEqual([])
  })

  test('an opt-in mailing may come before its sender domain, with a warning unless it is not used yet', async () => {
    const { accountId } = await aCustomerWithAccount()
    const create = ['mailing', 'create-optin', '--account', `${accountId}`, '--name', 'x', ...sender]
    const used = await run(...create)
    expect(used).toMatchObject({ status: 0, stderr: expect.stringContaining('postrider domain add filiale.example') })
    expect(await run(...create, '--inactive')).toMatchObject({ status: 0, stderr: '' })
  })

  test('a key gets limits of its own, which its answers tell, and the usual ones again', proving('W-148'), async () => {
    const { accountId } = await aCustomerWithAccount()
    const { key, prefix } = await json('key', 'create', '--account', `${accountId}`, '--name', 'crm')
    const limits = async () => {
      const { headers } = await api.call('GET', '/whoami', { key })
      return [
        headers.get('x-ratelimit-limit'),
        headers.get('x-concurrencylimit-limit'),
        headers.get('ratelimit-policy'),
      ]
    }
    const usual = await limits()
    await json('key', 'limits', prefix, '--minute', '1200', '--concurrent', '25')
    expect(await limits()).toEqual(['1200', '25', '"minute";q=1200;w=60, "concurrent";q=25;qu="concurrent-requests"'])
    expect((await json('key', 'list', '--account', `${accountId}`))[0]).toMatchObject({ minuteLimit: 1200 })
    await json('key', 'limits', prefix, '--minute', 'usual', '--concurrent', 'usual')
    expect(await limits()).toEqual(usual)
  })

  test('an opt-in mailing of a channel or a key is taken back with none', async () => {
    const { accountId } = await aCustomerWithAccount('--channels')
    const at = ['--account', `${accountId}`]
    const mailing = await json('mailing', 'create-optin', ...at, '--name', 'x', ...sender)
    const [channel] = await json('channel', 'list', ...at)
    const { prefix } = await json('key', 'create', ...at, '--name', 'crm')
    for (const [given, id] of [
      [`${mailing.id}`, mailing.id],
      ['none', null],
    ]) {
      await json('channel', 'optin-mailing', ...at, '--channel', `${channel.id}`, '--mailing', given)
      await json('key', 'permissions', prefix, '--optin-mailing', given)
      expect((await json('channel', 'list', ...at))[0]).toMatchObject({ optinMailingId: id })
      expect((await json('key', 'list', ...at))[0]).toMatchObject({ defaultOptinMailingId: id })
    }
  })

  test('so is an opt-out mailing of a channel or an account', async () => {
    const { accountId, customerId } = await aCustomerWithAccount('--channels')
    const at = ['--account', `${accountId}`]
    const mailing = await json('mailing', 'create-optout', ...at, '--name', 'x', ...sender)
    const [channel] = await json('channel', 'list', ...at)
    for (const [given, id] of [
      [`${mailing.id}`, mailing.id],
      ['none', null],
    ]) {
      await json('channel', 'optout-mailing', ...at, '--channel', `${channel.id}`, '--mailing', given)
      await json('account', 'optout-mailing', `${accountId}`, given)
      expect((await json('channel', 'list', ...at))[0]).toMatchObject({ optoutMailingId: id, optinMailingId: null })
      const [account] = await json('account', 'list', '--customer', `${customerId}`)
      expect(account).toMatchObject({ defaultOptoutMailingId: id })
    }
    const version = ['--version-of', `${mailing.id}`, '--language', 'en']
    expect((await run('mailing', 'create-optin', ...at, '--name', 'x', ...sender, ...version)).status).toBe(1)
    await json('mailing', 'create-optout', ...at, '--name', 'x', ...sender, ...version)
  })

  test('channels-off goes back to the status of the default channel', async () => {
    const { accountId } = await aCustomerWithAccount('--channels')
    const { key } = await json('key', 'create', '--account', `${accountId}`, '--name', 'crm')
    expect((await api.call('GET', '/channels', { key })).body.data).toHaveLength(1)
    await json('account', 'channels-off', `${accountId}`)
    expect((await api.call('GET', '/channels', { key })).body.data).toEqual([])
  })
})

test('people get aligned tables and a clear word that a key is shown once', async () => {
  const { customerId, accountId } = await aCustomerWithAccount()
  const accounts = (await run('account', 'list', '--customer', `${customerId}`)).stdout.split('\n')
  expect(accounts[0]).toMatch(
    /^ID +CUSTOMER +TYPE +PARENT +NAME +CHANNELS +LANGUAGES +PER MINUTE +AT ONCE +OPT-OUT MAILING$/,
  )
  expect(accounts[1]?.indexOf('Laden')).toBe(accounts[0]?.indexOf('NAME'))
  const created = await run('key', 'create', '--account', `${accountId}`, '--name', 'crm')
  expect(created.stdout).toMatch(/\n {2}[a-z0-9]{8}\.[A-Za-z0-9]{40}\n/)
  expect(created.stdout).toContain('only time the key is shown')
  expect((await run('field', 'list', '--customer', `${customerId}`)).stdout).toBe('none\n')
  expect((await run('--help')).stdout).toMatch(/Processes:[\s\S]*Set up:[\s\S]*Provision:[\s\S]*Check:/)
})

describe('mistakes get a sentence with the remedy, never a stack trace', () => {
  const at = ['--account', '999999']
  test.each<[string[], number, RegExp]>([
    [['account', 'create', '--customer', '999999', '--name', 'x'], 1, /no customer 999999.*customer list/],
    [['account', 'channels-on', '999999'], 1, /no account 999999.*account list/],
    [['channel', 'create', ...at, '--name', 'x'], 1, /no account 999999/],
    [['channel', 'inherit', ...at, '--channel', '1'], 1, /no account 999999/],
    [['channel', 'list', ...at], 1, /no account 999999/],
    [['field', 'create', '--customer', '999999', '--name', 'x', '--type', 'date'], 1, /no customer 999999/],
    [['mailing', 'create-optin', ...at, '--name', 'x', ...sender], 1, /no account 999999/],
    [['key', 'create', ...at, '--name', 'x'], 1, /no account 999999/],
    [['key', 'delete', 'abcdefgh'], 1, /no key with the prefix abcdefgh.*key list/],
    [['consent', 'verify', ...at], 1, /no account 999999/],
    [['demo', '--subscribers', '10', ...at], 1, /no account 999999/],
    [['key', 'create', ...at, '--name', 'x', '--permissions', 'all'], 2, /Unknown: all.*reactivateUnsubscribed, /],
    [['key', 'create', ...at, '--name', 'x', '--scopes', 'subscriber'], 2, /Valid are: articles, subscribers/],
    [['customer', 'create', '  '], 2, /not empty/],
    [['account', 'create', '--customer', '1', '--name', 'x', '--languages', 'de,xx'], 2, /ISO 639-1/],
    [['account', 'create', '--customer', '1', '--name', 'x', '--type', 'M'], 2, /Allowed choices are L, S/],
    [['account', 'channels-on', 'one'], 2, /Expected an id/],
    [
      ['mailing', 'create-optin', ...at, '--name', 'x', '--sender-name', 'x', '--sender-email', 'x'],
      2,
      /email address/,
    ],
    [['demo', '--subscribers', '-5'], 2, /whole number/],
    [['newsletter', 'send'], 2, /unknown command/],
    [['key', 'create'], 2, /required option/],
  ])('%j', async (args, status, message) => {
    const outcome = await run(...args)
    expect(outcome).toMatchObject({ status, stdout: '' })
    expect(outcome.stderr.replaceAll('\n', ' ')).toMatch(message)
    expect(outcome.stderr).not.toMatch(/^\s+at /m)
  })

  test('references to another account are refused', async () => {
    const { accountId } = await aCustomerWithAccount('--channels')
    const other = await aCustomerWithAccount('--channels')
    const mailing = await json('mailing', 'create-optin', '--account', `${other.accountId}`, '--name', 'x', ...sender)
    const [foreign] = await json('channel', 'list', '--account', `${other.accountId}`)
    const here = ['--account', `${accountId}`]
    for (const [args, message] of [
      [
        ['key', 'create', ...here, '--name', 'x', '--optin-mailing', `${mailing.id}`],
        `has no opt-in mailing ${mailing.id}`,
      ],
      [['account', 'optout-mailing', `${accountId}`, `${mailing.id}`], `has no opt-out mailing ${mailing.id}`],
      [['key', 'create', ...here, '--name', 'x', '--channels', `${foreign.id}`], `has no channel ${foreign.id}`],
      [['channel', 'optin-mailing', ...here, '--channel', `${foreign.id}`, '--mailing', 'none'], 'has no channel'],
      [['channel', 'inherit', ...here, '--channel', `${foreign.id}`], 'has no L-account to inherit from'],
    ] as const) {
      const outcome = await run(...args)
      expect(outcome).toMatchObject({ status: 1, stderr: expect.stringContaining(message) })
    }
  })

  test('a database that is away, missing or without schema', async () => {
    const away = { DATABASE_ADMIN_URL: 'postgres://nobody@127.0.0.1:1/nowhere' }
    const missing = { DATABASE_ADMIN_URL: api.database.adminUrl.replace(api.database.name, 'test_no_such_database') }
    const empty = { DATABASE_ADMIN_URL: api.database.adminUrl.replace(api.database.name, 'postgres') }
    for (const [environment, message] of [
      [away, /does not answer \(127\.0\.0\.1:1\/nowhere.*npm run services -- start/],
      [missing, /does not exist.*postrider migrate/],
      [empty, /postrider migrate/],
      [{ API_PORT: 'http' }, /API_PORT/],
    ] as const) {
      const outcome = await runPostrider(api.database, ['customer', 'list'], environment)
      expect(outcome.status).toBeGreaterThan(0)
      expect(outcome.stderr).toMatch(message)
      expect(outcome.stderr).not.toMatch(/^\s+at /m)
    }
  })

  test('Redis away: the command works and says so', async () => {
    const { accountId } = await aCustomerWithAccount()
    const args = ['account', 'channels-on', `${accountId}`]
    const outcome = await runPostrider(api.database, args, { REDIS_URL: 'redis://127.0.0.1:1' })
    expect(outcome).toMatchObject({ status: 0, stderr: expect.stringContaining('Redis does not answer') })
  })
})

test('consent verify finds an entry that was changed behind the back of the ledger', async () => {
  const { accountId } = await aCustomerWithAccount()
  const { key } = await json('key', 'create', '--account', `${accountId}`, '--name', 'crm')
  for (const name of ['a', 'b', 'c'])
    await api.call('POST', '/subscribers', { key, body: { email: `${name}@example.com` } })
  await api.database.query('alter table consent_entries disable trigger append_only')
  await api.database.query("update consent_entries set to_state = 'unsubscribed' where account_id = $1 and seq = 2", [
    accountId,
  ])
  await api.database.query('alter table consent_entries enable trigger append_only')
  const outcome = await run('consent', 'verify', '--account', `${accountId}`)
  expect(outcome).toMatchObject({ status: 1, stdout: expect.stringContaining('BROKEN at entry 2') })
})
