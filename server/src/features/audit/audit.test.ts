import { expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine } from '../../../test/test-engine.ts'
import { anAdmin as anAdminOf, startApiAndWeb } from '../../../test/test-web.ts'
import { keepHeads } from '../chains/index.ts'
import { forgetOutdated } from '../rights/index.ts'
import { verifyAudit } from './verify-audit.ts'

const { api, web } = await startApiAndWeb()

async function anAdmin() {
  const { at: path, ...admin } = await anAdminOf(api, web)
  return { ...admin, path, audit: `${path}/audit` }
}
type Admin = Awaited<ReturnType<typeof anAdmin>>

const wanted = {
  name: 'Shop checkout',
  scopes: ['subscribers'],
  permissions: [],
  defaultOptinMailingId: null,
  defaultChannelIds: [],
  deferUnconfirmedData: false,
  defaultLegalBasis: 'transactional',
}
async function aKeyByHand({ call, path }: Admin) {
  const made = await call('POST', `${path}/apiKeys`, { body: wanted })
  return made.body.data as { id: number; key: string }
}
const entriesOf = async ({ call, audit }: Admin, query = '') => (await call('GET', `${audit}${query}`)).body.data

test(
  'an act is recorded with who, what, to what, and what changed, and never with a secret',
  proving('W-025.1'),
  async () => {
    const admin = await anAdmin()
    const { id, key } = await aKeyByHand(admin)
    await admin.call('PATCH', `${admin.path}/apiKeys/${id}`, {
      body: { name: 'Till', permissions: ['reactivateManual'] },
    })
    const entries = await entriesOf(admin)
    expect(entries).toMatchObject([
      {
        sequence: 3,
        act: 'apiKeys.change',
        actor: `user:${admin.user.id}`,
        objectId: id,
        address: expect.any(String),
        requestId: expect.any(String),
        changes: { name: ['Shop checkout', 'Till'], permissions: [[], ['reactivateManual']] },
      },
      { sequence: 2, act: 'apiKeys.create', objectId: id, changes: { name: [null, 'Shop checkout'] } },
      { sequence: 1, act: 'session.begin' },
    ])
    proves('W-025.2', () => expect(JSON.stringify(entries)).not.toContain(key.split('.')[1]))
  },
)

test('what is refused is not recorded, and what cannot be recorded does not happen', proving('W-025.1'), async () => {
  const admin = await anAdmin()
  await admin.call('DELETE', `${admin.path}/apiKeys/999999`)
  expect(await entriesOf(admin)).toMatchObject([{ act: 'session.begin' }])
  const { id } = await aKeyByHand(admin)
  await api.database.query('alter table audit_entries add constraint shut check (seq < 3) not valid')
  try {
    expect((await admin.call('DELETE', `${admin.path}/apiKeys/${id}`)).status).toBe(500)
  } finally {
    await api.database.query('alter table audit_entries drop constraint shut')
  }
  const keys = (await admin.call('GET', `${admin.path}/apiKeys`)).body.data
  expect(keys.map((known: { id: number }) => known.id)).toContain(id)
})

test('of people the log knows ids alone', proving('W-025.2'), async () => {
  const admin = await anAdmin()
  const email = anEmail()
  const { id } = await aSubscriber(api, admin.account, { email })
  const { version } = (await admin.call('GET', `${admin.path}/subscribers/${id}`)).body.meta
  const headers = { 'if-match': `"${version}"` }
  expect((await admin.call('DELETE', `${admin.path}/subscribers/${id}`, { headers })).status).toBe(204)
  const entries = await entriesOf(admin)
  expect(entries).toMatchObject([{ act: 'subscribers.delete', objectId: id, changes: {} }, { act: 'session.begin' }])
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('the log is filtered by act and by who did it, and read in pages', proving('W-026.2'), async () => {
  const admin = await anAdmin()
  const { id } = await aKeyByHand(admin)
  for (let i = 0; i < 51; i += 1)
    await admin.call('PATCH', `${admin.path}/apiKeys/${id}`, { body: { name: `Till ${i}` } })
  expect(await entriesOf(admin, '?act=apiKeys.create')).toHaveLength(1)
  expect(await entriesOf(admin, '?actor=operator')).toHaveLength(0)
  const page = await admin.call('GET', admin.audit)
  expect([page.body.data.length, page.body.meta.hasMore]).toEqual([50, true])
  const rest = await admin.call('GET', `${admin.audit}?before=${page.body.data.at(-1).sequence}`)
  expect([rest.body.data.length, rest.body.meta.hasMore]).toEqual([3, false])
  expect((await admin.call('GET', `${admin.audit}?before=x`)).status).toBe(422)
})

test('it is taken along as CSV, as it is filtered, and that is recorded', proving('W-026.4'), async () => {
  const admin = await anAdmin()
  const { id } = await aKeyByHand(admin)
  await admin.call('PATCH', `${admin.path}/apiKeys/${id}`, { body: { name: '=1+1' } })
  const take = (wish: object) =>
    admin.call('POST', `${admin.audit}/export`, { body: { actor: null, act: null, before: null, ...wish } })
  const taken = await take({ act: 'apiKeys.change' })
  const [heading, line, ...more] = taken.body.data.csv.trim().split('\r\n')
  expect(heading).toBe('sequence,at,actor,address,act,objectId,changes,requestId,hash')
  expect(line).toMatch(new RegExp(`^3,[-0-9 :]+,user:${admin.user.id},.*,apiKeys.change,${id},"{""name""`))
  expect([more, taken.body.data.entries, taken.body.data.hasMore]).toEqual([[], 1, false])
  const rest = await take({ before: 3 })
  expect(rest.body.data).toMatchObject({ entries: 2, oldest: 1, csv: expect.stringMatching(/^2,/) })
  expect((await entriesOf(admin)).slice(0, 2)).toMatchObject([
    { act: 'audit.export', changes: { before: [null, 3], entries: [null, 2] } },
    {
      act: 'audit.export',
      actor: `user:${admin.user.id}`,
      changes: {
        actor: [null, null],
        act: [null, 'apiKeys.change'],
        columns: [null, heading.split(',')],
        entries: [null, 1],
      },
    },
  ])
})

test('a command is recorded as the operator’s', proving('W-025.5'), async () => {
  const admin = await anAdmin()
  const account = `${admin.account.accountId}`
  await runPostrider(api.database, ['key', 'create', '--account', account, '--name', 'CRM'])
  expect((await entriesOf(admin))[0]).toMatchObject({ actor: 'operator', act: 'command.key.create', address: null })
})

test('nobody changes or removes an entry, and who does it as the owner is found out', proving('W-026.1'), async () => {
  const admin = await anAdmin()
  const { accountId, customerId } = admin.account
  for (let i = 0; i < 3; i += 1) await aKeyByHand(admin)
  const verify = () => runPostrider(api.database, ['audit', 'verify', '--account', `${accountId}`])
  expect((await verify()).stdout).toContain('holds: 4 entries')
  const serving = (text: 'update' | 'delete') =>
    api.app.db.transaction({ accountId, customerId }, (tx) =>
      tx.rows({
        text: text === 'update' ? `update audit_entries set actor = 'user:1'` : 'delete from audit_entries',
        values: [],
      } as never),
    )
  await expect(serving('update')).rejects.toThrow('permission denied')
  await expect(serving('delete')).rejects.toThrow('permission denied')

  const asOwner = (statement: string) =>
    api.database.query(`
      alter table audit_entries disable trigger append_only; ${statement}; alter table audit_entries enable trigger append_only`)
  const brokenAt = async () => (await verifyAudit(api.app, api.app.db.reader({ accountId, customerId }))).brokenAt
  const at = `where account_id = ${accountId}`
  await expect(api.database.query(`delete from audit_entries ${at}`)).rejects.toThrow('append-only')
  await asOwner(`update audit_entries set hash = set_byte(hash, 3, get_byte(hash, 3) # 1) ${at} and seq = 2`)
  await proves('F-006', async () => expect(await brokenAt()).toBe(2))
  const found = await verify()
  expect([found.status, found.stdout.includes('BROKEN at entry 2')]).toEqual([1, true])
  await asOwner(`update audit_entries set hash = set_byte(hash, 3, get_byte(hash, 3) # 1) ${at} and seq = 2`)
  expect(await brokenAt()).toBeNull()
  await asOwner(`delete from audit_entries ${at} and seq = 4`)
  await proves('F-006', async () => expect(await brokenAt()).toBe(4))
  const shown = await admin.call('GET', `${admin.audit}/verification`)
  expect(shown.body.data).toEqual({ entries: 3, brokenAt: 4 })
})

test('a log that was cut back together with its end misses the head that was signed', proving('W-026.3'), async () => {
  const admin = await anAdmin()
  const { accountId } = admin.account
  for (let i = 0; i < 2; i += 1) await aKeyByHand(admin)
  const engine = await startTestEngine(api)
  await keepHeads(engine.engine).finally(() => engine.stop())
  const verify = () => runPostrider(api.database, ['audit', 'verify', '--account', `${accountId}`])
  expect((await verify()).stdout).toContain('holds: 3 entries, 1 signed head')
  await api.database.query(`
    alter table audit_entries disable trigger append_only;
    delete from audit_entries where account_id = ${accountId} and seq = 3;
    update audit_heads h set seq = e.seq, hash = e.hash from audit_entries e
    where h.account_id = ${accountId} and e.account_id = h.account_id and e.seq = 2;
    alter table audit_entries enable trigger append_only`)
  expect(await verify()).toMatchObject({ status: 1, stdout: expect.stringContaining('BROKEN at entry 3') })
})

test(
  'what is three years old goes, what is kept still holds, and nobody moves its beginning',
  proving('W-026.6'),
  async () => {
    const today = api.clock.now().toISOString().slice(0, 19)
    const yearsAgo = (years: number) => api.clock.set(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`)
    const engine = await startTestEngine(api)
    yearsAgo(4)
    const admin = await anAdmin()
    const { accountId, customerId } = admin.account
    await keepHeads(engine.engine)
    await aKeyByHand(admin)
    yearsAgo(2)
    for (let i = 0; i < 2; i += 1) await aKeyByHand(admin)
    api.clock.set(today)
    await keepHeads(engine.engine)
    await aKeyByHand(admin)
    const kept = async () => (await entriesOf(admin)).map(({ sequence }: { sequence: number }) => sequence)
    const verified = () => verifyAudit(api.app, api.app.db.reader({ accountId, customerId }))
    expect(await kept()).toEqual([5, 4, 3, 2, 1])
    await forgetOutdated(engine.engine)
    expect(await kept()).toEqual([5, 4, 3])
    expect(await verified()).toMatchObject({ entries: 3, brokenAt: null, heads: 1 })
    await aKeyByHand(admin)
    await forgetOutdated(engine.engine)
    expect(await verified()).toMatchObject({ entries: 4, brokenAt: null, heads: 1 })

    const young = engine.engine.db.transaction({ accountId, customerId }, (tx) =>
      tx.rows({ text: 'delete from audit_entries where seq = 3 returning seq', values: [] } as never),
    )
    await expect(young).rejects.toThrow('append-only')
    await api.database.query(`
    alter table audit_entries disable trigger append_only;
    update audit_heads h set kept_after = e.seq, kept_after_hash = e.hash from audit_entries e
    where h.account_id = ${accountId} and e.account_id = h.account_id and e.seq = 4;
    delete from audit_entries where account_id = ${accountId} and seq <= 4;
    alter table audit_entries enable trigger append_only`)
    expect(await verified()).toMatchObject({ entries: 0, brokenAt: 1 })
    await engine.stop()
  },
)
