import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { judgeRefusals } from '../bounces/index.ts'
import { planMailing } from '../mailings/index.ts'
import { foldStatistics } from '../statistics/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

const mailsTo = (email: string) => engine.receiver.mails.filter(({ to }) => to.includes(email)).length

test('F-035 what failed is tried again, once; never what arrived or cannot', proving(['W-097', 'F-035']), async () => {
  const admin = await anAdmin(api, web)
  const people = []
  for (let i = 0; i < 4; i += 1) people.push(await aSubscriber(api, admin.account))
  const emails = people.map(({ email }) => email)
  const [fine, refused, missing, leaving] = emails as [string, string, string, string]
  for (const email of [refused, leaving])
    engine.receiver.refuse.set(email, { at: 'rcpt', reply: '554 5.7.1 Not from there' })
  engine.receiver.refuse.set(missing, { at: 'rcpt', reply: '550 5.1.1 No such user' })
  const id = await aMailing(api, admin.account.accountId)
  await inAccount(api.operator, admin.account.accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  await judgeRefusals(engine.engine)
  const run = async () => (await admin.call('GET', `${admin.at}/mailings/${id}/run`)).body.data
  const retry = () => admin.call('POST', `${admin.at}/mailings/${id}/run/retry`)
  expect(await run()).toMatchObject({ state: 'finished', accepted: 1, refused: 3, retryable: 2, difference: 0 })
  const report = async () => {
    await foldStatistics(engine.engine)
    return (await admin.call('GET', `${admin.at}/mailings/${id}/report`)).body.data
  }
  expect(await report()).toMatchObject({ retryable: 2, parts: { refused: 3 } })
  const { sentAt } = (await admin.call('GET', `${admin.at}/mailings/${id}`)).body.data
  engine.receiver.refuse.clear()
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await run()).toMatchObject({ state: 'sending', waiting: 2, difference: 0 })
  const gone = await api.call('DELETE', `/subscribers/${people[3]?.id}`, { key: admin.account.key })
  expect(gone.status).toBe(204)
  await engine.work()
  expect(emails.map(mailsTo)).toEqual([1, 1, 0, 0])
  expect(await run()).toMatchObject({
    ...{ state: 'finished', accepted: 2, refused: 1, excluded: 1, waiting: 0, retryable: 0, difference: 0 },
  })
  expect(await report()).toMatchObject({ retryable: 0, parts: { refused: 1 } })
  expect((await retry()).body).toMatchObject({ status: 409, code: 'nothing_to_retry' })
  expect((await admin.call('GET', `${admin.at}/mailings/${id}`)).body.data).toMatchObject({ state: 'sent', sentAt })
  expect(mailsTo(fine)).toBe(1)
  api.clock.advance(8 * 86_400_000)
  expect((await retry()).body).toMatchObject({ status: 409, code: 'invalid_state' })
  api.clock.advance(-8 * 86_400_000)
})
