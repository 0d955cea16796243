import { afterAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { aKey, aMailing, anOptinMailing } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { aUser, startApiAndWeb, startTestWeb, type TestWeb } from '../../../test/test-web.ts'
import { startUserMailPost } from '../../../test/user-mail-post.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { activateMailing, sendTest } from '../runs/index.ts'
import { createTriggerType } from '../triggers/index.ts'

const { api, web } = await startApiAndWeb({ config: { TRUSTED_PROXIES: '127.0.0.1' } })
const post = await startUserMailPost(api)
afterAll(() => post.stop())

const password = 'nine lamps on the pier'
let people = 0

/** Opened by its admin themselves; nobody has looked at it yet. */
async function anOpenedAccount(on: TestWeb = web) {
  people += 1
  const email = `wren.${people}@lindhof.example`
  const wish = { organisation: 'Lindhof', name: 'Wren', languageIso: 'en', timeZone: 'Europe/Berlin', accountType: 'S' }
  const headers = { 'x-forwarded-for': `203.0.113.${people}` }
  expect((await on.call('POST', '/sign-ups', { body: { ...wish, email, password }, headers })).status).toBe(204)
  await post.send()
  const opened = await on.call('POST', '/sign-ups/use', { body: { token: post.tokenFor(email), password } })
  const accountId = opened.body.data.accounts[0].id as number
  const [mailing] = await api.database.query<{ id: string }>('select id from mailings where account_id = $1', [
    accountId,
  ])
  return { accountId, email, optinMailingId: Number(mailing?.id) }
}
const inIt = <T>({ accountId }: { accountId: number }, work: Parameters<typeof inAccount<T>>[2]) =>
  inAccount(api.operator, accountId, work)
const plan = { at: '2027-01-01T00:00:00Z' as never, fromVerifiedDomain: false }
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('an account that nobody has looked at plans, activates and sends nothing', proving('W-005'), async () => {
  const account = await anOpenedAccount()
  const letter = await aMailing(api, account.accountId)
  expect(await outcomeOf(inIt(account, (act) => planMailing(act, letter, plan)))).toBe('account_not_approved')
  expect(await outcomeOf(inIt(account, (act) => activateMailing(act, account.optinMailingId)))).toBe(
    'account_not_approved',
  )
  const { key } = await aKey(api, account.accountId, { defaultOptinMailingId: account.optinMailingId })
  const call = (path: string, body: object) => api.call('POST', path, { key, body })
  const register = await call('/subscribers/register', { email: 'ada@example.org' })
  proves('W-005', () => expect([register.status, register.body.code]).toEqual([403, 'account_not_approved']))
  const kept = await call('/subscribers', { email: 'ada@example.org', status: 2, statusAddition: 2 })
  expect(kept.status).toBe(201)
  expect(await api.database.query('select from messages where account_id = $1', [account.accountId])).toEqual([])
})

test('its triggers are refused, too', proving('W-005'), async () => {
  const account = await anOpenedAccount()
  const triggerTypeId = await inIt(account, (act) => createTriggerType(act, { key: 'new-password', translations: {} }))
  const { key } = await aKey(api, account.accountId)
  const receiver = { email: 'ada@example.org', placeholders: { resetLink: 'https://example.com/' } }
  const answer = await api.call('POST', '/mailings/singleTrigger', {
    key,
    body: { triggerTypeId, receiver },
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'account_not_approved'])
})

test('it tries its mails on its own users, and on nobody else', proving('W-005'), async () => {
  const account = await anOpenedAccount()
  const letter = await aMailing(api, account.accountId)
  const testTo = (email: string) => outcomeOf(inIt(account, (act) => sendTest(act, letter, { email, emailKey: email })))
  expect([await testTo(account.email), await testTo('ada@example.org')]).toEqual(['done', 'account_not_approved'])
})

test('the operator sees who waits, approves and refuses, and the admins hear of it', proving('W-005'), async () => {
  const [first, second] = [await anOpenedAccount(), await anOpenedAccount()]
  const run = async (...args: string[]) => runPostrider(api.database, ['signup', ...args])
  const waiting = async () =>
    JSON.parse((await run('list', '--json')).stdout).map(({ id, approval }: Record<string, unknown>) => [id, approval])
  expect(await waiting()).toContainEqual([first.accountId, 'pending'])
  expect((await run('approve', `${first.accountId}`)).stdout).toContain('may plan and send from now on')
  expect((await run('refuse', `${second.accountId}`)).stdout).toContain('send nothing')
  expect(await waiting()).not.toContainEqual([first.accountId, 'pending'])
  expect(await waiting()).toContainEqual([second.accountId, 'refused'])
  const again = await run('approve', `${first.accountId}`)
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('decided already')])
  await post.send()
  const subjects = post.receiver.mails.slice(-2).map(({ parsed }) => parsed.subject)
  expect(subjects.sort()).toEqual(['“Lindhof” can send now', '“Lindhof” was not approved'])
  const letter = await aMailing(api, first.accountId)
  expect(await outcomeOf(inIt(first, (act) => planMailing(act, letter, plan)))).toBe('done')
  const user = await aUser(api, first.accountId)
  const log = await (await web.sessionOf(user)).call('GET', `/accounts/${first.accountId}/audit`)
  expect(log.body.data.map(({ act }: { act: string }) => act)).toEqual([
    'session.begin',
    'account.approve',
    'session.begin',
    'account.open',
  ])
})

test('open, an account sends from the start; what the operator makes does anyway', proving('W-005'), async () => {
  const openApi = await startTestApi({
    config: { SIGNUP: 'open', TRUSTED_PROXIES: '127.0.0.1' },
    database: api.database,
  })
  const openWeb = await startTestWeb(openApi)
  const account = await anOpenedAccount(openWeb)
  const letter = await aMailing(api, account.accountId)
  expect(await outcomeOf(inIt(account, (act) => planMailing(act, letter, plan)))).toBe('done')
  await anOptinMailing(api, account.accountId, { isActive: true })
  await openWeb.stop()
})
