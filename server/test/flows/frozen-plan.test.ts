import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount, inCustomer } from '../../src/features/account-setup/index.ts'
import { createCustomerField, setAccountValue } from '../../src/features/customer-fields/index.ts'
import { planMailing, unplanMailing } from '../../src/features/mailings/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber } from '../factories.ts'
import { proves } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

test('what a newsletter says is frozen with its plan, and anew when it is planned again', async () => {
  const account = await anAccount(api)
  const { accountId, customerId } = account
  const fieldId = await inCustomer(api.operator, customerId, (act) =>
    createCustomerField(act, { fieldType: 2, type: 1, translations: { de: { name: 'Telefon', description: null } } }),
  )
  const say = (value: string) => inAccount(api.operator, accountId, (act) => setAccountValue(act, fieldId, value))
  const plan = (id: number) =>
    inAccount(api.operator, accountId, (act) =>
      planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
    )
  const letters = async () => {
    await engine.work()
    return engine.receiver.mails.filter(({ to }) => to === email).map(({ parsed }) => parsed.html?.match(/\d{3}/)?.[0])
  }
  const { email } = await aSubscriber(api, account)
  const html = `<p>Rufen Sie uns an: {{C:${fieldId}:}}</p>`

  await say('111')
  await plan(await aMailing(api, accountId, { html }))
  await say('222')
  await proves('F-021', async () => expect(await letters()).toEqual(['111']))

  const again = await aMailing(api, accountId, { html })
  await plan(again)
  await say('333')
  await inAccount(api.operator, accountId, (act) => unplanMailing(act, again))
  await plan(again)
  await say('444')
  expect(await letters()).toEqual(['111', '333'])
})
