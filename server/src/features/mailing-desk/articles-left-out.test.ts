import { afterAll, beforeAll, expect, test } from 'vitest'
import { anArticle, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { textOf } from '../../../test/publishing-desk.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, createMailing } from '../mailings/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { activateMailing, renewStandingMailings, startBirthdayRuns } from '../runs/index.ts'
import { createTriggerType } from '../triggers/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
let post: UserMailPost
beforeAll(async () => {
  engine = await startTestEngine(api)
  post = await startUserMailPost(api)
})
afterAll(async () => {
  await post.stop()
  await engine.stop()
})

const sender = { name: 'Standing', senderName: 'Garten', senderEmail: 'post@nord.example' }

/** Two articles, of which each has its time, in an active mailing. */
async function anActive(type: 'birthday' | 'trigger', until: readonly [string, string]) {
  const admin = await anAdmin(api, web)
  const { accountId } = admin.account
  const articleIds: number[] = []
  for (const [i, availableUntil] of until.entries())
    articleIds.push(
      (await anArticle(api, admin.account, { placeholders: textOf(`Article ${i + 1}`), availableUntil })).id,
    )
  return inAccount(api.operator, accountId, async (act) => {
    await changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' })
    const translations = { en: { name: 'Hello', description: null } }
    const triggerTypeId = await createTriggerType(act, { key: `hello-${accountId}`, translations })
    const languageIso = act.account.defaultLanguageIso
    const id = await createMailing(act, { ...sender, type, languageIso, ...(type === 'trigger' && { triggerTypeId }) })
    await composeNewsletter(act, id, { subject: 'Hello', articleIds })
    await activateMailing(act, id)
    return { admin, id, triggerTypeId }
  })
}

const shownTo = (email: string) =>
  engine.receiver.mails
    .filter(({ to }) => to.includes(email))
    .map(({ parsed }) => [1, 2].filter((n) => parsed.html?.includes(`Article ${n}`)))
const stateOf = async ({ call, at }: TestAdmin, id: number) =>
  (await call('GET', `${at}/mailings/${id}`)).body.data.state
const noticesTo = (email: string) =>
  post.receiver.mails.flatMap(({ parsed }) => (parsed.to?.[0]?.address === email ? [parsed.subject] : []))

test('a trigger leaves an article out once its time is over; with none left it is inactive, and admins are told', async () => {
  api.clock.set('2025-05-01 08:00:00')
  const { admin, id, triggerTypeId } = await anActive('trigger', ['2025-05-01 12:00:00', '2025-05-02 12:00:00'])
  const analyst = await aUser(api, admin.account.accountId, { role: 'analyst' })
  const { email } = await aSubscriber(api, admin.account)
  const call = async () => {
    const body = { triggerTypeId, receiver: { email } }
    return (await api.call('POST', '/mailings/singleTrigger', { key: admin.account.key, body })).status
  }
  const dispatch = async (moment: string) => {
    api.clock.set(moment)
    await renewStandingMailings(engine.engine)
    const status = await call()
    await engine.work()
    return status
  }
  await dispatch('2025-05-01 12:00:00')
  await dispatch('2025-05-01 12:00:01')
  await dispatch('2025-05-02 12:00:00')
  proves('W-068.2', () => expect(shownTo(email)).toEqual([[1, 2], [2], [2]]))
  expect(await stateOf(admin, id)).toBe('active')
  const status = await dispatch('2025-05-02 12:00:01')
  const state = await stateOf(admin, id)
  await post.send()
  proves('W-068.2', () => {
    expect([status, state, shownTo(email).length]).toEqual([409, 'inactive', 3])
    expect(noticesTo(admin.user.email)).toEqual(['„Standing“ ist nicht mehr aktiv'])
    expect(noticesTo(analyst.email)).toEqual([])
  })
})

test('a birthday mailing says on each morning what can be read then', proving('W-068.2'), async () => {
  api.clock.set('2025-06-01 06:00:00')
  const { admin, id } = await anActive('birthday', ['2025-06-01 12:00:00', '2025-06-02 12:00:00'])
  const born = async (day: string) => (await aSubscriber(api, admin.account, { birthday: `1980-06-${day}` })).email
  const people = [await born('01'), await born('02'), await born('03')]
  for (const day of ['01', '02', '03']) {
    api.clock.set(`2025-06-${day} 10:00:00`)
    await startBirthdayRuns(engine.engine)
    await engine.work()
  }
  expect(people.map(shownTo)).toEqual([[[1, 2]], [[2]], []])
  expect(await stateOf(admin, id)).toBe('inactive')
  await post.send()
  expect(noticesTo(admin.user.email)).toEqual(['„Standing“ ist nicht mehr aktiv'])
})

test('what was written meanwhile does not come in with it', async () => {
  api.clock.set('2025-07-01 08:00:00')
  const { admin, triggerTypeId, id } = await anActive('trigger', ['2025-07-01 12:00:00', '2025-07-09 12:00:00'])
  const { email } = await aSubscriber(api, admin.account)
  await inAccount(api.operator, admin.account.accountId, (act) =>
    composeNewsletter(act, id, { subject: 'Not applied yet', articleIds: [] }),
  )
  api.clock.set('2025-07-02 08:00:00')
  expect(await renewStandingMailings(engine.engine)).toBe(1)
  expect(await renewStandingMailings(engine.engine)).toBe(0)
  const body = { triggerTypeId, receiver: { email } }
  await api.call('POST', '/mailings/singleTrigger', { key: admin.account.key, body })
  await engine.work()
  expect(shownTo(email)).toEqual([[2]])
  expect(engine.receiver.mails.findLast(({ to }) => to.includes(email))?.parsed.subject).toBe('Hello')
})
