import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { startDueRuns } from '../runs/index.ts'

const { api, web } = await startApiAndWeb()
let engine: TestEngine
let account: TestAccount
let ute: TestSession
let userId: number
/** Somebody the mailing was aimed at, and somebody who had left. */
let ida: { id: number }
let left: { id: number }
let runId: number

beforeAll(async () => {
  engine = await startTestEngine(api)
  account = await anAccount(api)
  const user = await aUser(api, account.accountId)
  userId = user.id
  ute = await web.sessionOf(user)
  ida = await aSubscriber(api, account)
  left = await aSubscriber(api, account)
  await act(left.id, { act: 'unsubscribe', way: 'called us' })
  const mailingId = await aMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (acting) =>
    planMailing(acting, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  const sent = await ute.call('GET', `/accounts/${account.accountId}/sent-mailings`)
  runId = sent.body.data[0].runId
})
afterAll(async () => {
  await engine.stop()
})

const path = (id: number, what: string) => `/accounts/${account.accountId}/subscribers/${id}/${what}`
const read = async (id: number, what: string) => (await ute.call('GET', path(id, what))).body.data
const act = (id: number, body: object) => ute.call('POST', path(id, 'acts'), { body })

test('did she get it, and where did it end', async () => {
  const [waiting, refused] = [await read(ida.id, `receipts/${runId}`), await read(left.id, `receipts/${runId}`)]
  proves('W-032.3', () => {
    expect(waiting).toMatchObject({ got: 'notYet', mailing: { name: 'Rundbrief' } })
    expect(refused).toMatchObject({
      ...{ got: 'no', reason: 'notReady', stateAtStart: 'unsubscribed' },
      steps: [{ step: 'audience', verdict: 'passed' }, { step: 'status', verdict: 'stopped' }, {}, {}, {}, {}],
    })
  })
  expect((await ute.call('GET', path(ida.id, 'receipts/987654'))).body.code).toBe('run_not_found')
})

test('where she stands, since when, why and by whom, and what may be done', async () => {
  const [standing] = await read(left.id, 'standing')
  proves('W-032.1', () =>
    expect(standing).toMatchObject({
      ...{ status: 3, statusAddition: 4, source: 'userUnsubscribe', by: { kind: 'user', name: 'Ute Nord' } },
      since: expect.stringMatching(/^\d{4}-/),
    }),
  )
  expect(standing.closedBy).toEqual(['unsubscribed'])
  expect(standing.acts).toEqual([
    { act: 'askByOptin', release: 'manual', needs: ['reason', 'personAsked'] },
    { act: 'reactivate', release: 'all', needs: ['basis', 'reason', 'consent'] },
    { act: 'blacklist', release: 'manual', needs: ['reason'] },
  ])
})

test('what happened, the newest first, each with who did it', async () => {
  const { body } = await ute.call('GET', path(ida.id, 'standing').replace('/standing', ''))
  const headers = { 'if-match': body.meta.version }
  await ute.call('PATCH', path(ida.id, '').slice(0, -1), { headers, body: { city: 'Graz' } })
  const story = await read(ida.id, 'story')
  const change = story.find(({ members }: { members: string[] | null }) => members?.includes('city'))
  expect(change).toMatchObject({ kind: 'changed', by: { kind: 'user', name: 'Ute Nord' } })
  expect(story.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['created', 'state']))
  const times: string[] = story.map(({ at }: { at: string }) => at)
  expect(times).toEqual(times.toSorted().reverse())
})

test('the consent document says that a user stated it', async () => {
  await act(ida.id, { act: 'archive' })
  await act(ida.id, { act: 'reactivate', basis: 'existingCustomer', reason: 'bought again' })
  const document = await read(ida.id, 'consent')
  proves('W-030.2', () =>
    expect(document.steps.at(-1)).toMatchObject({
      ...{ source: 'userReactivate', withoutConfirmation: true, actor: `user:${userId}`, by: { name: 'Ute Nord' } },
      evidence: { legalBasis: 'existingCustomer', reason: 'bought again' },
    }),
  )
  expect(document.channels[0]).toMatchObject({ state: 'receiveReady', confirmedAt: null })
})

test('everything that is known of a person can be taken along', async () => {
  const { json, csv } = await read(ida.id, 'export')
  proves('W-033.2', () => {
    expect(JSON.stringify(JSON.parse(json)[0].sections)).toContain('@')
    expect(csv.split('\n')[0]).toContain('section')
  })
})
