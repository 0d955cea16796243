import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCustomerField,
  aKey,
  anAccount,
  anEmail,
  aSubscriber,
  aTriggerMailing,
  type TestAccount,
} from '../../../test/factories.ts'
import { pair } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { bareAct } from '../accounts/index.ts'
import { keepMonths } from '../months/index.ts'
import { cancelRun, pauseRun, startDueRuns } from '../runs/index.ts'
import { updateSubscriber } from '../subscriptions/index.ts'

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

const call = (method: string, path: string, body?: object, of = account) =>
  api.call(method, path, { key: of.key, body })
const events = async (query = '', of = account) => (await call('GET', `/events?${query}`, undefined, of)).body.data
const typesOf = async (query = '', of = account): Promise<string[]> =>
  (await events(query, of)).map(({ type }: { type: string }) => type)
const put = (id: number, body: object, of = account) => call('PUT', `/subscribers/${id}`, body, of)
const end = async () => (await call('GET', '/events')).body.meta.meta.lastSequence

describe('what the log tells', () => {
  test('create, change and delete, counted from 1', proving('D-WHK-3.5'), async () => {
    const { id, email } = await aSubscriber(api, account)
    await put(id, { city: 'Kiel' })
    await put(id, { city: 'Kiel' })
    const [created, updated, ...more] = await events()
    expect(more).toEqual([])
    proves('D-WHK-2.1', () =>
      expect(created).toEqual({
        objectType: 'Event',
        id: 1,
        type: 'subscriber.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        data: {
          sequence: 1,
          accountId: account.accountId,
          subscriberId: id,
          email,
          channelIds: [],
          ...pair('1'),
          occurredAt: created.timestamp.replace('T', ' ').replace('Z', ''),
        },
      }),
    )
    proves('W-141.4', () =>
      expect([created, updated]).toMatchObject([
        { objectType: 'Event', id: 1, data: { sequence: 1 } },
        { objectType: 'Event', id: 2, data: { sequence: 2 } },
      ]),
    )
    expect(updated).toMatchObject({
      type: 'subscriber.updated',
      data: { sequence: 2, email, changedMembers: ['city'] },
    })

    await call('DELETE', `/subscribers/${id}`)
    const [first, , deleted] = await events()
    expect(first.data).toMatchObject({ sequence: 1, subscriberId: id, email: null })
    expect(deleted.data).toEqual({
      sequence: 3,
      accountId: account.accountId,
      subscriberId: id,
      occurredAt: deleted.data.occurredAt,
    })
  })

  test('an update names the members that really differ, and no others', async () => {
    const fieldId = await aCustomerField(api, account.customerId, 1)
    const other = await aCustomerField(api, account.customerId, 1)
    const { id } = await aSubscriber(api, account, { city: 'Kiel', customerFields: { [fieldId]: 'a', [other]: 'b' } })
    await put(id, { city: 'Kiel', firstname: 'Ada', customerFields: { [fieldId]: 'c', [other]: 'b' } })
    await put(id, { city: null, customerFields: { [fieldId]: null } })
    await put(id, { email: anEmail(), city: null })
    await put(id, { ...pair('2/2'), firstname: 'Grace' })
    const changed = (await events('after=1')).map(({ type, data }: Event) => [type, data.changedMembers])
    proves('W-141.3', () =>
      expect(changed).toEqual([
        ['subscriber.updated', ['firstname', `customerFields.${fieldId}`]],
        ['subscriber.updated', ['city', `customerFields.${fieldId}`]],
        ['subscriber.updated', ['email']],
        ['subscriber.updated', ['firstname', 'status', 'statusAddition']],
      ]),
    )
  })

  test('with the channel module a status is one of the channels', proving('W-141.3'), async () => {
    const several = await anAccount(api, { channels: ['Reisen'] })
    const channelId = several.channelIds[1] as number
    const { id } = await aSubscriber(api, several)
    await put(id, { channels: [{ id: channelId, ...pair('2/2') }] }, several)
    expect((await events('after=1', several))[0].data).toMatchObject({
      changedMembers: ['channels'],
      channelIds: [channelId],
    })
  })

  test('opt-in and opt-out, first and further channels', proving(['E-277.1', 'E-277.2']), async () => {
    const several = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
    const [, offers, travel] = several.channelIds as [number, number, number]
    const person = personIn(api, several)
    const register = async (channelIds: number[]) =>
      (await call('POST', '/subscribers/register', { email, channelIds, forceOptIn: true }, several)).body.data.id
    const email = anEmail()
    const id = await register([offers])
    await person.confirm((await person.optinMails(id)).at(-1) as number)
    await register([travel])
    await person.confirm((await person.optinMails(id)).at(-1) as number)
    await person.unsubscribe(id, offers)
    await person.unsubscribe(id, 'all')
    const told = (await events('after=1', several)).map(({ type, data }: Event) => [type, data.channelIds, data.status])
    proves(['D-WHK-3.1', 'D-WHK-3.2'], () =>
      expect(told.filter(([type]: [string]) => type !== 'subscriber.updated')).toEqual([
        ['subscriber.optin', [offers], 1],
        ['subscriber.optin_additional_channels', [travel], 1],
        ['subscriber.optout_individual_channels', [offers], 3],
        // Where the person never was there is nothing to leave.
        ['subscriber.optout', [travel], 3],
      ]),
    )
  })

  test('bounce, complaint, archiving and the way back', proving(['D-WHK-3.3', 'D-WHK-3.4']), async () => {
    const person = personIn(api, account)
    const [bounced, complained, archived] = [
      await aSubscriber(api, account),
      await aSubscriber(api, account),
      await aSubscriber(api, account),
    ]
    await person.bounce(bounced.id)
    await person.bounce(bounced.id)
    await person.complain(complained.id)
    await put(archived.id, pair('3/6'))
    await put(archived.id, pair('1'))
    await put(archived.id, { city: 'Kiel', ...pair('3/6') })
    const told = (await events('after=3')).map(({ type, data }: Event) => [
      type,
      data.subscriberId,
      data.statusAddition,
    ])
    expect(told).toEqual([
      ['subscriber.bounced', bounced.id, 5],
      ['subscriber.complained', complained.id, 7],
      ['subscriber.archived', archived.id, 6],
      ['subscriber.reactivated', archived.id, null],
      ['subscriber.updated', archived.id, 6],
      ['subscriber.archived', archived.id, 6],
    ])
  })

  test('data that waited for a confirmation is told with it', async () => {
    const { key } = await aKey(api, account.accountId, {
      deferUnconfirmedData: true,
      defaultOptinMailingId: account.optinMailingId,
    })
    const person = personIn(api, account)
    const { id } = (await api.call('POST', '/subscribers/register', { key, body: { email: anEmail(), city: 'Kiel' } }))
      .body.data
    await person.confirm((await person.optinMails(id)).at(-1) as number)
    expect(await typesOf()).toEqual(['subscriber.created', 'subscriber.updated', 'subscriber.optin'])
  })

  test('receivers a trigger brings in, and the end of a campaign', proving('D-WHK-3.6'), async () => {
    const { triggerTypeId } = await aTriggerMailing(api, account)
    const placeholders = { resetLink: 'https://shop.example/' }
    const copyWith = async () => {
      const { id } = (await call('POST', '/mailings/trigger', { triggerTypeId })).body.data
      await call('POST', `/mailings/trigger/${id}/receivers`, { receivers: [{ email: anEmail(), placeholders }] })
      await call('POST', `/mailings/trigger/${id}/schedule`, {})
      return id
    }
    const sent = await copyWith()
    await engine.work()
    const stopped = await copyWith()
    await startDueRuns(engine.engine)
    const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [stopped])
    await api.app.db.transaction(account, (tx) => pauseRun({ tx }, Number(run?.id), 'test'))
    await api.app.db.transaction(account, (tx) => cancelRun({ tx }, Number(run?.id)))
    const told = (await events()).map(({ type, data }: Event) => [type, data.mailingId ?? data.statusAddition])
    expect(told).toEqual([
      ['subscriber.created', 3],
      ['mailing.trigger.sent', sent],
      ['subscriber.created', 3],
      ['mailing.trigger.failed', stopped],
    ])
    const copy = (await call('GET', `/mailings/trigger/${stopped}`)).body.data
    expect(copy).toMatchObject({ status: 'canceled', mailingStatus: 'draft' })
    expect((await call('GET', `/mailings/${stopped}`)).body.data).toMatchObject({ status: 'draft', plannedAt: null })
  })

  test(
    'a change that is rolled back leaves no event, and none is missing afterwards',
    proving(['E-280.1', 'D-WHK-4.1']),
    async () => {
      const { id } = await aSubscriber(api, account)
      const failing = api.app.db.transaction(account, async (tx) => {
        const by = { actor: { kind: 'user' as const, userId: 7 }, evidence: { by: 'nobody' as const } }
        const act = { ...bareAct(api.app, tx, by), account: (await loadFullAccount(tx)) as FullAccount }
        const change = { data: { base: { city: 'Kiel' }, customerFields: {} }, states: new Map(), optinMailingId: null }
        await updateSubscriber(act, { id }, { ...change, source: 'update' })
        throw new Error('after the write')
      })
      await expect(failing).rejects.toThrow('after the write')
      // Of several items in one request, the failing one leaves nothing either.
      await call('PUT', '/subscribers/multiple', {
        subscribers: [
          { id: 999_999, city: 'Kiel' },
          { id, city: 'Bonn' },
        ],
      })
      expect((await events()).map(({ type, data }: Event) => [data.sequence, type])).toEqual([
        [1, 'subscriber.created'],
        [2, 'subscriber.updated'],
      ])
    },
  )
})

interface Event {
  type: string
  data: Record<string, unknown> & { sequence: number }
}

describe('reading it', () => {
  test('a reader beside twenty writers meets every sequence once, in order', proving('W-106.1'), async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aSubscriber(api, account)))
    const seen: number[] = []
    let writing = true
    const reading = (async () => {
      for (let after = 0, idle = 0; writing || idle < 2; ) {
        const page = (await call('GET', `/events?after=${after}&limit=7`)).body
        seen.push(...page.data.map(({ data }: Event) => data.sequence))
        after = page.meta.meta.nextAfter
        idle = page.data.length === 0 ? idle + 1 : 0
      }
    })()
    await Promise.all(
      people.map(async ({ id }) => {
        for (let i = 0; i < 10; i += 1) await put(id, { city: `Kiel ${i}` })
      }),
    )
    writing = false
    await reading
    expect(seen).toEqual(Array.from({ length: 220 }, (_, i) => i + 1))
  })

  test('pages tell where to go on', proving('W-106.1'), async () => {
    for (let i = 0; i < 3; i += 1) await aSubscriber(api, account)
    const { body } = await call('GET', '/events?after=1&limit=1')
    expect(body.meta.meta).toEqual({ lastSequence: 3, nextAfter: 2, hasMore: true })
    expect((await call('GET', '/events?after=3')).body).toMatchObject({
      data: [],
      meta: { meta: { lastSequence: 3, nextAfter: 3, hasMore: false } },
    })
  })

  test(
    'what was kept long enough goes, from the oldest end, and who needs it is told',
    proving('W-106.2'),
    async () => {
      const { id } = await aSubscriber(api, account)
      await put(id, { city: 'Kiel' })
      await put(id, { city: 'Bonn' })
      await keepMonths(engine.engine)
      // The database's own clock says when an event was written.
      await api.database.query(
        `update account_events set logged_at = logged_at + interval '2 months' where account_id = $1 and seq = 3`,
        [account.accountId],
      )
      api.clock.advance(155 * 24 * 3600 * 1000)
      await keepMonths(engine.engine)
      expect((await events()).map(({ data }: Event) => data.sequence)).toEqual([3])
      expect(await typesOf('after=2')).toEqual(['subscriber.updated'])
      const gone = await call('GET', '/events?after=1')
      expect(gone).toMatchObject({ status: 410, body: { code: 'gone', lastSequence: 3 } })
      expect(gone.body.detail).toContain('GET /subscribers anew, then go on with after=3')
      expect((await call('GET', '/events?after=4')).status).toBe(410)

      api.clock.advance(90 * 24 * 3600 * 1000)
      await keepMonths(engine.engine)
      expect(await events()).toEqual([])
      expect(await end()).toBe(3)
      expect((await call('GET', '/events?after=2')).status).toBe(410)
      expect((await call('GET', '/events?after=3')).status).toBe(200)
    },
  )

  test.each(['after=-1', 'after=x', 'after=1&after=2', 'limit=0', 'limit=501', 'page=2', 'after='])(
    '%s is refused',
    async (query) => {
      expect(await call('GET', `/events?${query}`)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'query_parameter_invalid' }] },
      })
    },
  )
})
