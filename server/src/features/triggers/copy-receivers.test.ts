import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { pair, pairIn, sizeOf } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createEngine } from '../../processes/create-engine.ts'
import { withOpenValues } from '../messages/index.ts'
import { keepMonths, prepareMonths } from '../months/index.ts'
import { handOverRuns } from '../runs/index.ts'

let api: TestApi
let account: TestAccount
let copyId: number

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  account = await anAccount(api)
  const { triggerTypeId } = await aTriggerMailing(api, account)
  copyId = (await call('POST', '/mailings/trigger', { triggerTypeId, subject: 'Für alle' })).body.data.id
})

const call = (method: string, path: string, body?: unknown, key = account.key) => api.call(method, path, { key, body })
const attach = (receivers: unknown, key = account.key) =>
  call('POST', `/mailings/trigger/${copyId}/receivers`, { receivers }, key)
const list = async (query = '') => (await call('GET', `/mailings/trigger/${copyId}/receivers${query}`)).body
const read = async () => (await call('GET', `/mailings/trigger/${copyId}`)).body.data
const withLink = (name: string, receiver: object) => ({
  ...receiver,
  placeholders: { resetLink: `https://shop.example/${name}` },
})
const results = (body: { data: { result: string }[] }) => body.data.map(({ result }) => result)

interface Attached extends Record<string, unknown> {
  id: number
  subject: string | null
  placeholders: Record<string, string>
}
const attached = async () => {
  const rows = await api.database.query<Attached>(
    'select subscriber_id::int as id, subject, placeholders from copy_receivers where copy_id = $1 order by 1',
    [copyId],
  )
  return rows.map((row) => withOpenValues(api.app, account.accountId, row))
}

/** As the sending engine leaves them: a run, and a message in a state for each of the first receivers. */
async function pretendToSend(states: number[]): Promise<void> {
  const [run] = await api.database.query<{ id: string }>(
    `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, content_id, started_at)
     select c.account_id, $2, c.id, n.id, 'campaign', now()::text, $3, c.content_id, now()
     from trigger_copies c join newsletters n on n.mailing_id = c.id where c.id = $1 returning id`,
    [copyId, account.customerId, account.channelIds[0]],
  )
  await api.database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state)
     select $1, $2, r.id, r.id, now(), 1, r.state from (
       select row_number() over (order by subscriber_id) as n, subscriber_id as id from copy_receivers where copy_id = $3) s
     join unnest($4::int[]) with ordinality as t (state, n) using (n) cross join lateral (select s.id, t.state) r`,
    [account.accountId, run?.id, copyId, states],
  )
  await api.database.query(`update trigger_copies set status = 'sending' where id = $1`, [copyId])
}

describe('attach', () => {
  test('receivers with values, and a subject of their own where they want one', proving('R-167'), async () => {
    const [one, two] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    const { status, body } = await attach([
      withLink('one', { email: one.email }),
      withLink('two', { subscriberId: two.id, subject: 'Nur für Sie' }),
    ])
    const result = { objectType: 'TriggerReceiverResult', result: 'attached', error: null }
    expect(status).toBe(200)
    proves('D-CMP-4.1', () =>
      expect(body).toEqual({
        data: [
          { ...result, index: 0, receiver: { email: one.email, subscriberId: one.id, subscriberCreated: false } },
          { ...result, index: 1, receiver: { email: two.email, subscriberId: two.id, subscriberCreated: false } },
        ],
        meta: { include: [], meta: { total: 2, attached: 2, duplicate: 0, rejected: 0 } },
      }),
    )
    // The subject for all is part of the copy's content; a receiver's own one stands beside it.
    expect((await read()).subject).toBe('Für alle')
    expect(await attached()).toEqual([
      { id: one.id, subject: null, placeholders: { resetLink: 'https://shop.example/one' } },
      { id: two.id, subject: 'Nur für Sie', placeholders: { resetLink: 'https://shop.example/two' } },
    ])
  })

  test('a doubled address is told, the first values stay', async () => {
    const { id, email } = await aSubscriber(api, account)
    const fresh = anEmail()
    const first = await attach([
      withLink('first', { email }),
      withLink('second', { email: email.toUpperCase() }),
      withLink('third', { subscriberId: id }),
      withLink('new', { email: fresh }),
      withLink('again', { email: fresh }),
      { email: fresh },
    ])
    proves('E-214.1', () =>
      expect(results(first.body)).toEqual(['attached', 'duplicate', 'duplicate', 'attached', 'duplicate', 'duplicate']),
    )
    await proves('E-214.2', async () => {
      expect(results((await attach([withLink('later', { email }), { email: fresh }])).body)).toEqual([
        'duplicate',
        'duplicate',
      ])
      expect((await attached()).map(({ placeholders }) => placeholders.resetLink)).toEqual([
        'https://shop.example/first',
        'https://shop.example/new',
      ])
    })
    expect((await read()).receivers.total).toBe(2)
  })

  test('faulty, unknown and archived receivers are rejected one by one', proving('D-CMP-5.1'), async () => {
    const archived = await aSubscriber(api, account, pair('3/7'))
    const known = await aSubscriber(api, account)
    const powerless = await aKey(api, account.accountId, { permissions: [] })
    const { body } = await attach(
      [
        withLink('a', { email: archived.email }),
        withLink('b', { email: anEmail() }),
        withLink('c', { email: 'x' }),
        { email: known.email },
        withLink('d', { email: known.email }),
      ],
      powerless.key,
    )
    expect(results(body)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'attached'])
    expect(body.data.map(({ error }: { error: { code: string } | null }) => error?.code)).toEqual([
      'receiver_archived',
      'subscriber_unknown',
      'validation_failed',
      'placeholder_missing',
      undefined,
    ])
    expect(body.meta.meta).toEqual({ total: 5, attached: 1, duplicate: 0, rejected: 4 })
  })

  test('rejecting everybody leaves the copy as it was', async () => {
    const before = await read()
    await attach([{ email: 'x' }])
    expect(await read()).toEqual(before)
  })

  test('new addresses come into the account as 2/3', async () => {
    const { body } = await attach([withLink('a', { email: anEmail() })])
    const { subscriberId, subscriberCreated } = body.data[0].receiver
    expect(subscriberCreated).toBe(true)
    expect(pairIn((await call('GET', `/subscribers/${subscriberId}`)).body.data)).toBe('2/3')
  })

  test('a thousand in one call, not one more', proving(['E-213.1', 'D-CMP-4.2']), async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => withLink(String(i), { email: anEmail() }))
    expect(refusals(await attach(many(1001)))).toEqual(['422 #/receivers too_many_receivers'])
    expect((await read()).receivers.total).toBe(0)
    const { status, body } = await attach(many(1000))
    expect([status, body.meta.meta.attached]).toEqual([200, 1000])
    expect((await read()).receivers).toMatchObject({ total: 1000, pending: 1000 })
    expect(await attached()).toHaveLength(1000)
  })

  test('the call that passes a million adds nobody', proving(['E-213.2', 'D-CMP-4.3']), async () => {
    await api.database.query(
      `update trigger_copies set receivers = 999999, status = 'receiversAttached' where id = $1`,
      [copyId],
    )
    const before = await sizeOf(api, account)
    const two = [withLink('a', { email: anEmail() }), withLink('b', { email: anEmail() })]
    expect(refusals(await attach(two))).toEqual(['409 receiver_limit_reached'])
    expect([await attached(), await sizeOf(api, account)]).toEqual([[], before])
    expect((await attach(two.slice(0, 1))).status).toBe(200)
    expect((await read()).receivers.total).toBe(1_000_000)
  })

  test.each(['scheduled', 'sending', 'sent', 'canceled', 'failed'])(
    'too late once it is %s',
    proving(['E-215.1', 'E-215.2', 'E-215.3']),
    async (status) => {
      await api.database.query('update trigger_copies set status = $2 where id = $1', [copyId, status])
      const answer = await attach([withLink('a', { email: anEmail() })])
      proves('D-CMP-4.4', () =>
        expect([refusals(answer), answer.body.currentStatus]).toEqual([['409 invalid_state'], status]),
      )
      expect(await attached()).toEqual([])
    },
  )

  test('erasing a person takes them off the copy', async () => {
    const { id, email } = await aSubscriber(api, account)
    await attach([withLink('a', { email })])
    await call('DELETE', `/subscribers/${id}`)
    expect(await attached()).toEqual([])
  })
})

describe('while it is sent', () => {
  // pending, accepted, deferred, rejected, in doubt, unknown, excluded, canceled, quarantined, expired, delivered, bounced
  const states = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

  test('the counters move, and add up to the total', proving('E-220.1'), async () => {
    await attach(Array.from({ length: 15 }, (_, i) => withLink(String(i), { email: anEmail() })))
    expect((await read()).receivers).toEqual({ total: 15, pending: 15, sent: 0, failed: 0, skipped: 0 })
    await pretendToSend(states)
    expect((await read()).receivers).toEqual({ total: 15, pending: 6, sent: 3, failed: 4, skipped: 2 })
    await api.database.query('update messages set state = 3 where account_id = $1 and state = 0', [account.accountId])
    expect((await read()).receivers).toEqual({ total: 15, pending: 5, sent: 4, failed: 4, skipped: 2 })
    await api.database.query(`update trigger_copies set status = 'sent' where id = $1`, [copyId])
    expect((await read()).receivers).toEqual({ total: 15, pending: 0, sent: 4, failed: 4, skipped: 7 })
  })

  test('the list of receivers tells the same, page by page and by result', async () => {
    await attach(Array.from({ length: 15 }, (_, i) => withLink(String(i), { email: anEmail(), subject: `Nr. ${i}` })))
    await pretendToSend(states)
    const all = await list('?limit=500')
    expect(all.data[1]).toEqual({
      objectType: 'TriggerMailingReceiver',
      subscriberId: 2,
      email: expect.stringContaining('@example.com'),
      subject: 'Nr. 1',
      result: 'sent',
      state: 'sent',
      attachedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    const told = all.data.map(({ result, state }: { result: string; state: string }) => `${result} ${state}`)
    proves('W-140.2', () =>
      expect(told).toEqual([
        ...['pending waiting', 'sent sent', 'pending waiting', 'failed failed', 'pending waiting', 'failed failed'],
        ...['skipped excluded', 'skipped excluded', 'failed failed', 'failed failed', 'sent delivered', 'sent bounced'],
        ...['pending waiting', 'pending waiting', 'pending waiting'],
      ]),
    )
    expect((await list('?page=2&limit=10')).meta.pagination).toEqual({
      total: 15,
      count: 5,
      perPage: 10,
      currentPage: 2,
      totalPages: 2,
    })
    const counted = async (result: string) => (await list(`?filter[result]=${result}`)).meta.pagination.total
    expect([
      await counted('pending'),
      await counted('sent'),
      await counted('failed'),
      await counted('skipped'),
    ]).toEqual([6, 3, 4, 2])
    expect(await counted('sent,failed')).toBe(7)
    const wrong = await call('GET', `/mailings/trigger/${copyId}/receivers?filter[result]=gone`)
    expect(refusals(wrong)).toEqual(['422 filter[result] query_parameter_invalid'])
  })

  test('long after, the counters stand and the list says that it does not know any more', async () => {
    await attach(Array.from({ length: 3 }, (_, i) => withLink(String(i), { email: anEmail() })))
    await pretendToSend([3, 5])
    await api.database.query(`update trigger_copies set status = 'sent' where id = $1`, [copyId])
    await api.database.query('update messages set due_at = null')
    const { receivers } = await read()
    expect(receivers).toEqual({ total: 3, pending: 0, sent: 1, failed: 1, skipped: 1 })
    const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
    api.clock.advance(460 * 24 * 3600 * 1000)
    await prepareMonths(engine)
    await handOverRuns(engine)
    await keepMonths(engine)
    await engine.close()
    expect((await read()).receivers).toEqual(receivers)
    const all = await list()
    expect(results(all)).toEqual(['notKept', 'notKept', 'notKept'])
    expect(all.data[0].state).toBe('notKept')
    expect((await list('?filter[result]=skipped')).meta.pagination.total).toBe(0)
  })
})
