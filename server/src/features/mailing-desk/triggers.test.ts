import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEmail, aSubscriber, aTriggerMailing, aTriggerType } from '../../../test/factories.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { listTriggers } from './list-triggers.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

test('what programs can trigger, what became of it, and types that have no mailing here', async () => {
  const admin = await anAdmin(api, web)
  const { account } = admin
  const { id, triggerTypeId } = await aTriggerMailing(api, account)
  const unused = await aTriggerType(api, account.customerId, { key: 'gift-voucher' })
  const list = async () => (await admin.call('GET', `${admin.at}/triggers`)).body.data
  const nothing = { mails: 0, sent: 0, delivered: 0, opened: null, clicked: null, lastAt: null }
  expect(await list()).toMatchObject([
    {
      id: triggerTypeId,
      mailings: [{ id, isActive: true, purpose: 'general', placeholders: ['resetLink'], ...nothing }],
    },
    { id: unused, key: 'gift-voucher', mailings: [] },
  ])
  const [fine, gone] = [await aSubscriber(api, account), await aSubscriber(api, account, { email: anEmail() })]
  engine.receiver.refuse.set(gone.email, { at: 'rcpt', reply: '550 5.1.1 No such user' })
  for (const { email } of [fine, gone]) {
    const body = { triggerTypeId, receiver: { email, placeholders: { resetLink: 'https://shop.example/r/1' } } }
    const answer = await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
    expect(answer.status, answer.text).toBe(200)
  }
  await engine.work()
  const [type] = await list()
  expect(type.mailings).toMatchObject([{ mails: 2, sent: 2, delivered: 1, opened: 0, clicked: 0, hasChanges: false }])
  expect(type.mailings[0].days).toHaveLength(30)
  expect(type.mailings[0].days.at(-1)).toBe(2)
  const reader = api.app.db.reader(account)
  const full = (await loadFullAccount(reader)) as FullAccount
  const look = { reader, account: full, clock: api.clock }
  const [summed] = await listTriggers(look, 1)
  const { mails, sent, delivered } = type.mailings[0]
  expect(summed?.mailings, 'where they are too many').toMatchObject([
    { mails, sent, delivered, days: null, lastAt: null },
  ])
  const stranger = await anAdmin(api, web)
  expect((await stranger.call('GET', `${stranger.at}/triggers`)).body.data).toEqual([])
})
