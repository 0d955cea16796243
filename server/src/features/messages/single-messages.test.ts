import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aMailing,
  anAccount,
  anEmail,
  aSubscriber,
  aTriggerMailing,
  type TestAccount,
} from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inAccount } from '../account-setup/index.ts'
import { importAndApply } from '../mailings/index.ts'
import { sendTest } from '../runs/index.ts'
import { openValues, optinToken, optinTokenHash, type SealedValues } from './index.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const register = async ({ key } = account, email = anEmail()) =>
  (await api.call('POST', '/subscribers/register', { key, body: { email } })).body.data

interface OptinRow extends Record<string, unknown> {
  lane: number
  state: number
  due: boolean
  subject: string
  nonce: Buffer
  hash: Buffer
}
const optinsOf = (subscriberId: number, { accountId } = account) =>
  api.database.query<OptinRow>(
    `select m.lane, m.state, m.due_at <= now() as due, c.subject, o.token_nonce as nonce, o.token_hash as hash
     from optin_requests o join messages m on (m.account_id, m.id) = (o.account_id, o.message_id)
     join contents c on (c.account_id, c.id) = (m.account_id, m.content_id)
     where o.account_id = $1 and o.subscriber_id = $2 order by m.id`,
    [accountId, subscriberId],
  )

test('an opt-in mail waits ahead of newsletters, due at once, with a link only this service can make', async () => {
  const { id } = await register()
  const [mail, ...more] = await optinsOf(id)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ lane: 0, state: 0, due: true, subject: 'Bitte bestätigen Sie Ihre Anmeldung' })
  expect(mail?.nonce).toHaveLength(16)
  expect(optinTokenHash(optinToken(api.app.secrets, mail?.nonce as Buffer))).toEqual(mail?.hash)
})

test('every opt-in mail has a link of its own, and the text of its time', async () => {
  const own = await anAccount(api)
  const { id, email } = await register(own)
  await inAccount(api.operator, own.accountId, (act) =>
    importAndApply(act, own.optinMailingId as number, { subject: 'Ganz neu', html: '<p>{optinLink}</p>' }),
  )
  await register(own, email)
  const mails = await optinsOf(id, own)
  expect(mails.map(({ subject }) => subject)).toEqual(['Bitte bestätigen Sie Ihre Anmeldung', 'Ganz neu'])
  expect(mails[0]?.hash).not.toEqual(mails[1]?.hash)
})

test('a test mail goes to a subscriber with their data, to others with none, and never counts as sent', async () => {
  const mailingId = await aMailing(api, account.accountId, { subject: 'Probe' })
  const known = await aSubscriber(api, account)
  const send = (email: string) =>
    inAccount(api.operator, account.accountId, (act) => sendTest(act, mailingId, { email, emailKey: email }))
  expect((await send(known.email)).subscriberId).toBe(known.id)
  expect((await send('chefin@nord.example')).subscriberId).toBeNull()
  const rows = await api.database.query(
    `select m.subscriber_id::int as subscriber, m.payload, m.lane, r.occurrence, r.class, c.subject
     from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id)
     join contents c on (c.account_id, c.id) = (m.account_id, m.content_id) where r.mailing_id = $1 order by m.id`,
    [mailingId],
  )
  const run = { lane: 0, occurrence: 'test', class: 'newsletter', subject: 'Probe' }
  expect(rows).toEqual([
    { ...run, subscriber: known.id, payload: { to: known.email } },
    { ...run, subscriber: 0, payload: { to: 'chefin@nord.example' } },
  ])
})

test('a test of a trigger mailing shows the names of its placeholders', async () => {
  const { id } = await aTriggerMailing(api, account)
  await inAccount(api.operator, account.accountId, (act) =>
    sendTest(act, id, { email: 'a@nord.example', emailKey: 'a@nord.example' }),
  )
  const rows = await api.database.query(
    `select m.payload from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id) where r.mailing_id = $1`,
    [id],
  )
  const [row] = rows as [{ payload: { to: string; placeholders: SealedValues } }]
  expect(row.payload.to).toBe('a@nord.example')
  expect(openValues(api.app, account.accountId, row.payload.placeholders)).toEqual({ resetLink: 'resetLink' })
})
