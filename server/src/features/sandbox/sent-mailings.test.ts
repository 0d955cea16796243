import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anArticle, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, planMailing } from '../mailings/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { activateMailing, finishCompletedRuns, renewStandingMailings } from '../runs/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

test('what was sent stands in the twin, too, and is not sent once more', async () => {
  const admin = await anAdmin(api, web)
  const { accountId } = admin.account
  const { email } = await aSubscriber(api, admin.account)
  const id = await aMailing(api, accountId, { name: 'May letter', subject: 'New in May' })
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, id, { at: timestamp(act.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  await finishCompletedRuns(engine.engine)
  const real = (await admin.call('GET', `${admin.at}/mailings/${id}`)).body.data
  expect(real.state).toBe('sent')
  const sandbox = await aSandbox(web, admin)
  const listed = await admin.call('GET', `${sandbox.at}/mailings?shelf=sent`)
  const shown = await admin.call('GET', `${sandbox.at}/mailings/${id}`)
  const record = await api.call('GET', `/mailings/${id}?include=newsletters`, { key: sandbox.key })
  proves('W-110.7', () => {
    expect(listed.body.data).toMatchObject([{ id, name: 'May letter', state: 'sent' }])
    expect(shown.body.data).toMatchObject({ id, subject: 'New in May', state: 'sent' })
    expect(record.body.data).toMatchObject({ id, status: 'sent', sentAt: real.sentAt })
  })
  await engine.work()
  expect(engine.receiver.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
  const inbox = await admin.call('POST', `${sandbox.at}/inbox/search`, { body: { to: null } })
  expect(inbox.body.data).toEqual([])
})

test('an active mailing leaves an article out there as well', async () => {
  const admin = await anAdmin(api, web)
  const { accountId } = admin.account
  const soon = timestamp(api.clock.now().getTime() + 3_600_000)
  const articles = [await anArticle(api, admin.account, { availableUntil: soon }), await anArticle(api, admin.account)]
  const id = await inAccount(api.operator, accountId, async (act) => {
    await changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' })
    const mailingId = await aMailing(api, accountId, { type: 'birthday' })
    return mailingId
  })
  await inAccount(api.operator, accountId, async (act) => {
    await composeNewsletter(act, id, { articleIds: articles.map((article) => article.id) })
    await activateMailing(act, id)
  })
  const sandbox = await aSandbox(web, admin)
  await admin.call('POST', `${sandbox.at}/sandbox/clock`, { body: { forwardSeconds: 3601 } })
  expect(await renewStandingMailings(engine.engine)).toBe(1)
  expect(await renewStandingMailings(engine.engine)).toBe(0)
  expect((await admin.call('GET', `${sandbox.at}/mailings/${id}`)).body.data.state).toBe('active')
})
