import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { pair } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

const hourMs = 60 * 60 * 1000
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe('opt-in mails to one address', () => {
  const register = async ({ key }: TestAccount, email: string) => {
    const { body } = await api.call('POST', '/subscribers/register', { key, body: { email } })
    return { id: body.data.id as number, sent: body.meta.meta.optinSent, why: body.meta.meta.optinSuppressed }
  }

  test('are five in 24 hours, however it is written and whoever was deleted', async () => {
    const account = await anAccount(api)
    const answers: [boolean, string | undefined][] = []
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const answer = await register(account, `Anna+${n}@kappe.example`)
      answers.push([answer.sent, answer.why])
      if (n < 6) await api.call('DELETE', `/subscribers/${answer.id}`, { key: account.key })
    }
    const five = Array.from({ length: 5 }, () => [true, undefined])
    proves(['F-050', 'W-130.1'], () => expect(answers).toEqual([...five, [false, 'throttled']]))
    api.clock.advance(24 * hourMs)
    expect((await register(account, 'anna@kappe.example')).sent).toBe(true)
  })

  test('are twenty from all accounts together', proving('W-130.1'), async () => {
    const email = anEmail()
    const sent: boolean[] = []
    for (const account of [await anAccount(api), await anAccount(api), await anAccount(api), await anAccount(api)])
      for (let n = 0; n < 5; n += 1) sent.push((await register(account, email)).sent)
    expect(sent).toEqual(Array.from({ length: 20 }, () => true))
    const fifth = await anAccount(api)
    expect(await register(fifth, email)).toMatchObject({ sent: false, why: 'throttled' })
    expect((await register(fifth, anEmail())).sent).toBe(true)
  })

  test('count for every way they are asked for', async () => {
    const account = await anAccount(api)
    const email = anEmail()
    for (let n = 0; n < 5; n += 1) await register(account, email)
    const plus = email.replace('@', '+neu@')
    const body = { email: plus, ...pair('2/1') }
    const created = await api.call('POST', '/subscribers', { key: account.key, body })
    expect(created.body.data).toMatchObject({ ...pair('2/1'), receivedOptinAt: null })
  })
})

describe('trigger mails to one address', () => {
  let account: TestAccount
  let triggerTypeId: number
  beforeAll(async () => {
    account = await anAccount(api)
    triggerTypeId = (await aTriggerMailing(api, account)).triggerTypeId
  })
  const receiver = (email: string) => ({ email, placeholders: { resetLink: 'https://nord.example/x' } })
  const send = (email: string) =>
    api.call('POST', '/mailings/singleTrigger', {
      key: account.key,
      body: { triggerTypeId, receiver: receiver(email) },
    })
  const sendMany = async (emails: string[]) => {
    const body = { triggerTypeId, receivers: emails.map(receiver) }
    return (await api.call('POST', '/mailings/singleTrigger/batch', { key: account.key, body })).body
  }

  test(
    'are twenty in an hour: of a hundred in one request eighty are refused',
    proving(['F-051', 'W-130.2']),
    async () => {
      const { email } = await aSubscriber(api, account)
      const { data, meta } = await sendMany(Array.from({ length: 100 }, () => email))
      expect(meta.meta).toMatchObject({ total: 100, accepted: 20, rejected: 80 })
      const refused = data.filter((one: { error: object | null }) => one.error)
      expect(new Set(refused.map((one: { index: number }) => one.index >= 20))).toEqual(new Set([true]))
      expect(refused[0].error).toMatchObject({ code: 'receiver_throttled', status: 429 })
    },
  )

  test('are two hundred in an hour from all accounts together', proving('W-130.2'), async () => {
    const email = anEmail()
    const accepted: number[] = []
    for (let n = 0; n < 11; n += 1) {
      const other = await anAccount(api)
      const { triggerTypeId: type } = await aTriggerMailing(api, other)
      const body = { triggerTypeId: type, receivers: Array.from({ length: 20 }, () => receiver(email)) }
      const answer = await api.call('POST', '/mailings/singleTrigger/batch', { key: other.key, body })
      accepted.push(answer.body.meta.meta.accepted)
    }
    expect(accepted).toEqual([...Array.from({ length: 10 }, () => 20), 0])
  })

  test('a single one beyond them is told when to come back', proving('W-130.2'), async () => {
    const { email } = await aSubscriber(api, account)
    await sendMany(Array.from({ length: 20 }, () => email))
    api.clock.advance(10 * 60 * 1000)
    const late = await send(email.replace('@', '+1@'))
    expect([late.status, late.body.code]).toEqual([429, 'receiver_throttled'])
    const wait = Number(late.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(49 * 60)
    expect(wait).toBeLessThanOrEqual(50 * 60)
    api.clock.advance(wait * 1000)
    expect((await send(email)).status).toBe(200)
    expect((await send(anEmail())).status).toBe(200)
  })

  test('nobody is created for a mail that is not sent', async () => {
    const email = anEmail()
    const variants = Array.from({ length: 21 }, (_, n) => email.replace('@', `+${n}@`))
    const { data } = await sendMany(variants)
    expect(data[19]).toMatchObject({ result: 'accepted', receiver: { subscriberCreated: true } })
    expect(data[20]).toMatchObject({ result: 'rejected', receiver: { subscriberId: null, subscriberCreated: false } })
  })
})
