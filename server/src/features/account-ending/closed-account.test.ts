import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount, anOptoutMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { unzip } from '../../../test/unzip.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { jobKinds } from '../../processes/job-kinds.ts'
import { inAccount } from '../account-setup/index.ts'
import { runJob } from '../jobs/index.ts'
import { planMailing } from '../mailings/index.ts'
import { startDueRuns } from '../runs/index.ts'

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
const tenantOf = ({ account: { accountId, customerId } }: TestAdmin) => ({ accountId, customerId })
const close = (ada: TestAdmin, body: object = { name }) => ada.call('POST', `${ada.at}/ending/closing`, { body })

/** Asked for, written and fetched to its end. */
async function takeAlong(ada: TestAdmin): Promise<Map<string, string>> {
  const started = await ada.call('POST', `${ada.at}/accountExports`)
  expect(started.status, started.text).toBe(201)
  const { id } = started.body.data
  const at = `${ada.at}/accountExports/${id}`
  expect((await ada.call('POST', `${at}/links`)).body.code).toBe('export_not_ready')
  await runJob(api.app, jobKinds, { tenant: tenantOf(ada), jobId: id }, () => true)
  const link = (await ada.call('POST', `${at}/links`)).body.data.token
  const answer = await fetch(`${web.url}/app/api${at}/file?link=${link}`, { headers: { cookie: ada.cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

const linesOf = (files: Map<string, string>, kind: string) =>
  (files.get(`${kind}.jsonl`) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

test('everything leaves in one archive, the ledger up to the end that it names', async () => {
  const ada = await anAdmin(api, web)
  const { id: ida } = await aSubscriber(api, ada.account, { email: 'ida@nord.example', firstname: 'Ida' })
  await ada.call('POST', `${ada.at}/apiKeys`, { body: { name: 'shop', scopes: ['subscribers'], permissions: [] } })
  const files = await takeAlong(ada)
  const manifest = JSON.parse(files.get('manifest.json') as string)
  const consents = linesOf(files, 'consents')
  proves('W-012.1', () => {
    expect(linesOf(files, 'subscribers')).toMatchObject([{ id: ida, email: 'ida@nord.example', firstname: 'Ida' }])
    expect(consents.map(({ seq }) => seq)).toEqual(Array.from({ length: consents.length }, (_, i) => i + 1))
    expect(manifest.ledgerEnds.consents.seq).toBe(consents.length)
    expect(`\\x${manifest.ledgerEnds.consents.hash}`).toBe(consents.at(-1).hash)
    expect(manifest.counts.subscribers).toBe(1)
  })
  expect(manifest.users).toMatchObject([{ email: ada.user.email, role: 'admin' }])
  expect(manifest.ledgerEnds.auditLog.seq).toBe(linesOf(files, 'auditLog').length)
  const secrets = [...files.values()].filter((text) => /secretHash|sealed|tokenHash/i.test(text))
  expect(secrets).toEqual([])
})

test('a worker that dies on the way leaves an archive that another one completes', async () => {
  const ada = await anAdmin(api, web)
  await aSubscriber(api, ada.account)
  const { id } = (await ada.call('POST', `${ada.at}/accountExports`)).body.data
  for (let turns = 0; turns < 200; turns += 1)
    if ((await runJob(api.app, jobKinds, { tenant: tenantOf(ada), jobId: id }, () => false)) === 'over') break
  const job = (await ada.call('GET', `${ada.at}/jobs/${id}`)).body.data
  expect(job).toMatchObject({ state: 'done', done: job.total })
  const at = `${ada.at}/accountExports/${id}`
  const link = (await ada.call('POST', `${at}/links`)).body.data.token
  const answer = await fetch(`${web.url}/app/api${at}/file?link=${link}`, { headers: { cookie: ada.cookie } })
  expect(linesOf(unzip(Buffer.from(await answer.arrayBuffer())), 'subscribers')).toHaveLength(1)
})

test(
  'closing needs an export of the last 30 days, the name, nobody below and an admin',
  proving('W-012.2'),
  async () => {
    const above = await anAdmin(api, web, { type: 'L' })
    const { customerId, accountId: parentAccountId } = above.account
    const below = await anAccount(api, { customerId, parentAccountId })
    expect((await close(above)).body).toMatchObject({ code: 'has_subaccounts', accountIds: [below.accountId] })
    const ada = await anAdmin(api, web)
    expect((await close(ada)).body).toMatchObject({ status: 409, code: 'account_export_missing' })
    api.clock.advance(-31 * 24 * 60 * 60 * 1000)
    await takeAlong(ada)
    api.clock.advance(31 * 24 * 60 * 60 * 1000)
    expect((await close(ada)).body.code).toBe('account_export_missing')
    await takeAlong(ada)
    expect((await close(ada, { name: 'reisebüro nord' })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '#/name', code: 'account_name_differs' }],
    })
    const ed = await web.sessionOf(await aUser(api, ada.account.accountId, { role: 'editor' }))
    expect((await ed.call('POST', `${ada.at}/ending/closing`, { body: { name } })).status).toBe(403)
    expect((await close(ada)).status).toBe(204)
  },
)

const statesOf = async (accountId: number) =>
  api.database.query<{ state: string; reason: string | null }>(
    'select state, pause_reason as reason from runs where account_id = $1 order by id',
    [accountId],
  )

test('closed at once, and open again as if nothing had been', proving('W-012.3'), async () => {
  const ada = await anAdmin(api, web)
  const { accountId, key } = ada.account
  const { id: ida } = await aSubscriber(api, ada.account)
  const optout = await anOptoutMailing(api, accountId)
  await ada.call('PATCH', `${ada.at}/settings`, { body: { defaultOptoutMailingId: optout } })
  const [underWay, due] = [await aMailing(api, accountId), await aMailing(api, accountId)]
  const plan = (id: number) =>
    inAccount(api.operator, accountId, (act) =>
      planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
    )
  await plan(underWay)
  expect(await startDueRuns(engine.engine)).toBe(1)
  await plan(due)
  const waiting = await api.call('POST', '/subscribers/register', { key, body: { email: 'new@nord.example' } })
  expect(waiting.status).toBe(201)
  await takeAlong(ada)
  expect((await close(ada)).status).toBe(204)

  await expect.poll(async () => (await api.call('GET', '/whoami', { key })).status).toBe(401)
  const sentBefore = engine.receiver.mails.length
  await engine.work()
  const page = await pages.visit(`/unsubscribe?p=${pages.ticket(ada.account, ida)}`, {
    method: 'POST',
    form: { force: 'true' },
  })
  expect(page.status).toBe(200)
  await engine.work()
  expect(engine.receiver.mails.length).toBe(sentBefore)
  expect((await statesOf(accountId)).filter(({ state }) => state !== 'paused')).toEqual([])
  const person = (await ada.call('GET', `${ada.at}/subscribers/${ida}`)).body.data
  expect(person).toMatchObject({ status: 3, statusAddition: 4 })

  const refused = await ada.call('POST', `${ada.at}/groups`, { body: { name: 'Chor' } })
  expect(refused.body).toMatchObject({ status: 403, code: 'account_closed' })
  const { closedAt, endsAt } = (await ada.call('GET', `${ada.at}/ending`)).body.data
  expect(new Date(endsAt).getTime() - new Date(closedAt).getTime()).toBe(30 * 24 * 60 * 60 * 1000)
  expect((await close(ada)).body.code).toBe('account_closed')

  expect((await ada.call('POST', `${ada.at}/ending/reopening`)).status).toBe(204)
  await expect.poll(async () => (await api.call('GET', '/whoami', { key })).status).toBe(200)
  await engine.work()
  const states = await statesOf(accountId)
  expect(states.filter(({ reason }) => reason === 'account_closed')).toHaveLength(1)
  expect(engine.receiver.mails.length).toBe(sentBefore + 1)
  expect((await ada.call('POST', `${ada.at}/ending/reopening`)).body.code).toBe('account_not_closed')
})

test('both logs know of it where an L-account is above', async () => {
  const above = await anAdmin(api, web, { type: 'L' })
  const { customerId, accountId: parentAccountId } = above.account
  const below = await anAccount(api, { customerId, parentAccountId, name })
  const user = await aUser(api, below.accountId)
  const ada = { ...(await web.guardedSessionOf(user)), account: below, user, at: `/accounts/${below.accountId}` }
  await takeAlong(ada)
  expect((await close(ada)).status).toBe(204)
  expect((await ada.call('POST', `${ada.at}/ending/reopening`)).status).toBe(204)
  const acts = async (admin: TestAdmin) =>
    (await admin.call('GET', `${admin.at}/audit`)).body.data.map(({ act }: { act: string }) => act)
  expect((await acts(ada)).slice(0, 3)).toEqual(['ending.reopening', 'ending.closing', 'accountExports.download'])
  expect((await acts(above)).slice(0, 2)).toEqual(['subaccounts.reopening', 'subaccounts.closing'])
})
