import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { judgeRefusals } from '../../src/features/bounces/index.ts'
import { addLanguage, importContent, planMailing, type Trial } from '../../src/features/mailings/index.ts'
import { retryFailed, startDueRuns } from '../../src/features/runs/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
})

const act = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, account.accountId, work)

/** In German and English, to one reader of each. */
async function planned(plan: { trial?: Trial; notAfterMinutes?: number } = {}) {
  const german = await aSubscriber(api, account, { languageIso: 'de' })
  const english = await aSubscriber(api, account, { languageIso: 'en' })
  const mailingId = await aMailing(api, account.accountId, { subject: 'Tulpen' })
  const versionId = await act((doing) => addLanguage(doing, mailingId, 'en'))
  await act((doing) => importContent(doing, versionId, { subject: 'Tulips', html: '<p>Tulips</p>' }))
  const { trial = null, notAfterMinutes } = plan
  const notAfter = notAfterMinutes ? timestamp(api.clock.now().getTime() + notAfterMinutes * 60_000) : null
  const at = timestamp(api.clock.now())
  await act((doing) => planMailing(doing, mailingId, { at, fromVerifiedDomain: false, trial, notAfter }))
  return { german, english, mailingId, versionId }
}

const subjectsTo = ({ email }: { email: string }) =>
  engine.receiver.mails.filter(({ to }) => to === email).map(({ parsed }) => parsed.subject)

test('a trial goes first in all languages', proving('W-078.1'), async () => {
  const { german, english } = await planned({ trial: { people: 100, minutes: 30 } })
  await engine.work()
  expect([subjectsTo(german), subjectsTo(english)]).toEqual([['Tulpen'], ['Tulips']])
})

test('what was planned is sent, whatever the person reads by then and the account calls its language', async () => {
  const { german, english } = await planned()
  await startDueRuns(engine.engine)
  await api.database.query(`update accounts set default_language_iso = 'en' where id = $1`, [account.accountId])
  await api.database.query('update subscribers set language_iso = null where account_id = $1 and id = $2', [
    account.accountId,
    german.id,
  ])
  await engine.work()
  expect([subjectsTo(german), subjectsTo(english)]).toEqual([['Tulpen'], ['Tulips']])
})

test('what is tried again says what it was to say', async () => {
  const { english, mailingId } = await planned()
  engine.receiver.refuse.set(english.email, { at: 'rcpt', reply: '554 5.7.1 Not from there' })
  await engine.work()
  await judgeRefusals(engine.engine)
  engine.receiver.refuse.clear()
  await api.database.query(`update subscribers set language_iso = 'de' where account_id = $1`, [account.accountId])
  const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [mailingId])
  expect(await act((doing) => retryFailed(doing, Number(run?.id)))).toBe(1)
  await engine.work()
  expect(subjectsTo(english)).toEqual(['Tulips'])
})

test('what expires before it is made keeps its language for a second chance', async () => {
  const { english, versionId } = await planned({ notAfterMinutes: 10 })
  await startDueRuns(engine.engine)
  api.clock.advance(11 * 60_000)
  await engine.work()
  api.clock.advance(-11 * 60_000)
  const [kept] = await api.database.query(
    `select m.content_id = n.content_id as "isTheirs" from messages m, newsletters n
     where m.account_id = $1 and m.subscriber_id = $2 and n.account_id = $1 and n.mailing_id = $3`,
    [account.accountId, english.id, versionId],
  )
  expect(kept).toEqual({ isTheirs: true })
})
