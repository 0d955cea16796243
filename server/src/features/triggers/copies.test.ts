import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { deactivateMailing, importContent } from '../mailings/index.ts'

let api: TestApi
let account: TestAccount
let mailing: { id: number; triggerTypeId: number }

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  account = await anAccount(api)
  mailing = await aTriggerMailing(api, account)
})

const call = (method: string, path: string, body?: unknown, key = account.key) => api.call(method, path, { key, body })
const create = (body: object = {}) =>
  call('POST', '/mailings/trigger', { triggerTypeId: mailing.triggerTypeId, ...body })
const copyOf = async (body: object = {}): Promise<number> => (await create(body)).body.data.id
const read = async (id: number) => (await call('GET', `/mailings/trigger/${id}`)).body.data
const schedule = (id: number, body: object = {}) => call('POST', `/mailings/trigger/${id}/schedule`, body)
const unschedule = (id: number) => call('DELETE', `/mailings/trigger/${id}/schedule`)
async function attach(id: number, count = 1) {
  const receivers = []
  for (let i = 0; i < count; i++)
    receivers.push({
      subscriberId: (await aSubscriber(api, account)).id,
      placeholders: { resetLink: 'https://a.example/' },
    })
  return call('POST', `/mailings/trigger/${id}/receivers`, { receivers })
}
const setStatus = (id: number, status: string) =>
  api.database.query('update trigger_copies set status = $2 where id = $1', [id, status])
const inUtc = (offsetMs: number) => timestamp(new Date(api.clock.now().getTime() + offsetMs))
const hour = 60 * 60 * 1000

describe('create and read', () => {
  test('a copy with its own newsletter and nobody on it', proving(['E-211', 'R-165.1']), async () => {
    const { status, headers, body } = await create({ name: 'Rückruf KW 12', language: 'de' })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const [source] = await api.database.query<{ id: string }>('select id from newsletters where mailing_id = $1', [
      mailing.id,
    ])
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`/api/v1/mailings/trigger/${body.data.id}`)
    proves('D-CMP-1', () =>
      expect(body).toEqual({
        data: {
          objectType: 'TriggerMailing',
          id: body.data.id,
          triggerTypeId: mailing.triggerTypeId,
          sourceMailingId: mailing.id,
          newsletterId: body.data.newsletterId,
          language: 'de',
          name: 'Rückruf KW 12',
          senderName: 'Reisebüro Nord',
          subject: 'Ihr neues Passwort',
          status: 'created',
          mailingStatus: 'draft',
          receivers: { total: 0, pending: 0, sent: 0, failed: 0, skipped: 0 },
          scheduledAt: null,
          startedAt: null,
          finishedAt: null,
          createdAt: time,
          updatedAt: time,
        },
        meta: { include: [], meta: {} },
      }),
    )
    expect(body.data.newsletterId).not.toBe(Number(source?.id))
    expect(await read(body.data.id)).toEqual(body.data)
    expect((await create()).body.data).toMatchObject({ name: 'Neues Passwort', language: 'de' })
  })

  test('sender name and subject of the request are the effective ones', proving(['R-165.2', 'D-CMP-3.2']), async () => {
    const id = await copyOf({ senderName: 'Shop-Team', subject: 'Rückruf' })
    expect(await read(id)).toMatchObject({ senderName: 'Shop-Team', subject: 'Rückruf' })
    const [content] = await api.database.query(
      `select c.sender_name, c.subject from trigger_copies t
       join contents c on (c.account_id, c.id) = (t.account_id, t.content_id) where t.id = $1`,
      [id],
    )
    expect(content).toEqual({ sender_name: 'Shop-Team', subject: 'Rückruf' })
  })

  test('what is edited or switched off later does not reach the copy', proving(['E-222', 'D-CMP-3.1']), async () => {
    const id = await copyOf()
    const before = await read(id)
    const frozen = () =>
      api.database.query(
        'select c.* from trigger_copies t join contents c on (c.account_id, c.id) = (t.account_id, t.content_id) where t.id = $1',
        [id],
      )
    const content = await frozen()
    await inAccount(api.operator, account.accountId, async (act) => {
      await importContent(act, mailing.id, { subject: 'Anders', html: '<p>Anders</p>' })
      await deactivateMailing(act, mailing.id)
    })
    expect(await read(id)).toEqual(before)
    expect(await frozen()).toEqual(content)
    await attach(id)
    expect((await schedule(id)).status).toBe(202)
    const edit = inAccount(api.operator, account.accountId, (act) =>
      importContent(act, id, { subject: 'Anders', html: '<p>Anders</p>' }),
    )
    await expect(edit).rejects.toMatchObject({ code: 'mailing_not_found' })
  })

  test('the request must fit an active mailing', async () => {
    expect(refusals(await create({ triggerTypeId: 999_999 }))).toEqual(['422 #/triggerTypeId trigger_type_unknown'])
    expect(refusals(await create({ language: 'en' }))).toEqual(['422 #/language language_not_available'])
    expect(refusals(await create({ subject: 'a\nb' }))).toEqual(['422 #/subject characters_invalid'])
    const inactive = await aTriggerMailing(api, account, { isActive: false })
    expect(refusals(await create({ triggerTypeId: inactive.triggerTypeId }))).toEqual(['409 trigger_mailing_inactive'])
  })

  test(
    'foreign copies, ordinary mailings and unknown ids are not there',
    proving(['D-CMP-7', 'E-224.1', 'E-224.2']),
    async () => {
      const foreign = await anAccount(api)
      const theirs = await aTriggerMailing(api, foreign)
      const copy = await call('POST', '/mailings/trigger', { triggerTypeId: theirs.triggerTypeId }, foreign.key)
      const ordinary = await aMailing(api, account.accountId)
      await proves('E-011.4', async () => {
        for (const id of [copy.body.data.id, ordinary, mailing.id, 999_999])
          for (const [method, path, body] of [
            ['GET', `/mailings/trigger/${id}`],
            ['DELETE', `/mailings/trigger/${id}`],
            ['GET', `/mailings/trigger/${id}/receivers`],
            ['POST', `/mailings/trigger/${id}/receivers`, { receivers: [{ email: 'a@example.com' }] }],
            ['POST', `/mailings/trigger/${id}/schedule`, {}],
            ['DELETE', `/mailings/trigger/${id}/schedule`],
          ] as const)
            expect([path, refusals(await call(method, path, body))]).toEqual([path, ['404 trigger_mailing_not_found']])
      })
    },
  )

  test('a mailing cannot be created through the API', proving('R-082'), async () => {
    expect([404, 405]).toContain((await call('POST', '/mailings', { name: 'x' })).status)
  })
})

describe('schedule', () => {
  test(
    'created, receivers attached, scheduled; the rest is work in the background',
    proving(['R-166', 'R-168', 'R-171']),
    async () => {
      const id = await copyOf()
      const states = [await read(id)]
      await attach(id)
      states.push(await read(id))
      const scheduledAt = inUtc(hour)
      const { status, body } = await schedule(id, { scheduledAt })
      expect([status, body.data]).toEqual([202, await read(id)])
      states.push(body.data)
      expect(states.map((copy) => [copy.status, copy.mailingStatus, copy.receivers.total, copy.scheduledAt])).toEqual([
        ['created', 'draft', 0, null],
        ['receiversAttached', 'draft', 1, null],
        ['scheduled', 'planned', 1, scheduledAt],
      ])
      proves('R-170', () => expect(body.data.startedAt).toBeNull())
    },
  )

  test('not without receivers', proving(['E-212', 'D-CMP-6.1']), async () => {
    const id = await copyOf()
    expect(refusals(await schedule(id))).toEqual(['409 no_receivers'])
    expect((await read(id)).status).toBe('created')
  })

  test('now when no time is given; bad, past and distant times are faults', proving('D-CMP-6.3'), async () => {
    const id = await copyOf()
    await attach(id)
    const codes = async (scheduledAt: unknown) => refusals(await schedule(id, { scheduledAt }))
    await proves('E-216.1', async () => {
      for (const bad of ['2027-02-30 08:00:00', '2027-03-01T08:00:00', 'morgen', '2027-03-01'])
        expect(await codes(bad)).toEqual(['422 #/scheduledAt time_invalid'])
      expect(await codes(17)).toEqual(['422 #/scheduledAt type_mismatch'])
      expect(await codes(inUtc(-62_000))).toEqual(['422 #/scheduledAt scheduled_in_past'])
      expect(await codes(inUtc(366 * 24 * hour))).toEqual(['422 #/scheduledAt out_of_range'])
    })
    expect((await read(id)).status).toBe('receiversAttached')
    const before = inUtc(-1000)
    const { data } = (await schedule(id, { scheduledAt: null })).body
    proves('E-216.2', () => expect(data.scheduledAt >= before && data.scheduledAt <= inUtc(1000)).toBe(true))
    const other = await copyOf()
    await attach(other)
    expect((await schedule(other, { scheduledAt: inUtc(-30_000) })).status).toBe(202)
  })

  test('now when nothing is said at all, not even an empty body', proving('W-146.1'), async () => {
    const id = await copyOf()
    await attach(id)
    const { status, body } = await call('POST', `/mailings/trigger/${id}/schedule`)
    expect([status, body.data.status]).toEqual([202, 'scheduled'])
  })

  test('at a time with an offset, shown in the form of every answer', proving('W-142'), async () => {
    const id = await copyOf()
    await attach(id)
    const inTwoHours = api.clock.now().getTime() + 2 * hour
    const anHourAhead = `${new Date(inTwoHours + hour).toISOString().slice(0, 19)}+01:00`
    const { body } = await schedule(id, { scheduledAt: anHourAhead })
    expect(body.data.scheduledAt).toBe(timestamp(new Date(inTwoHours)))
    expect(
      refusals(
        await schedule(id, {
          scheduledAt: inUtc(-2 * hour)
            .replace(' ', 'T')
            .concat('+00:00'),
        }),
      ),
    ).toEqual(['422 #/scheduledAt scheduled_in_past'])
  })

  test('not twice, and not once it is under way', proving(['E-218', 'D-CMP-6.2']), async () => {
    const id = await copyOf()
    await attach(id)
    await schedule(id)
    for (const status of ['scheduled', 'sending', 'sent', 'canceled', 'failed']) {
      await setStatus(id, status)
      const answer = await schedule(id)
      expect([refusals(answer), answer.body.currentStatus]).toEqual([['409 invalid_state'], status])
    }
  })

  test('taken back, extended and scheduled again', proving('E-219'), async () => {
    const id = await copyOf()
    await attach(id)
    await schedule(id, { scheduledAt: inUtc(hour) })
    const { status, body } = await unschedule(id)
    expect([status, body.data.status, body.data.scheduledAt]).toEqual([200, 'receiversAttached', null])
    await attach(id)
    const again = (await schedule(id)).body.data
    expect([again.status, again.receivers.total]).toEqual(['scheduled', 2])
    const fresh = await copyOf()
    expect(refusals(await unschedule(fresh))).toEqual(['409 invalid_state'])
  })

  test('a repeated request under the same Idempotency-Key is answered again', async () => {
    const id = await copyOf()
    await attach(id)
    const ask = () =>
      api.call('POST', `/mailings/trigger/${id}/schedule`, {
        key: account.key,
        body: {},
        headers: { 'idempotency-key': 's' },
      })
    const first = await ask()
    expect([(await ask()).status, (await ask()).text]).toEqual([202, first.text])
  })
})

describe('cancel', () => {
  test.each(['created', 'receiversAttached', 'scheduled'])(
    'a copy that is %s ends as canceled',
    proving('D-CMP-2.2'),
    async (status) => {
      const id = await copyOf()
      if (status !== 'created') await attach(id)
      if (status === 'scheduled') await schedule(id)
      for (let i = 0; i < 2; i++) expect((await call('DELETE', `/mailings/trigger/${id}`)).status).toBe(204)
      const after = await read(id)
      expect([after.status, after.mailingStatus, after.scheduledAt, after.receivers.pending]).toEqual([
        'canceled',
        'draft',
        null,
        0,
      ])
    },
  )

  test.each(['sending', 'sent', 'failed'])('a copy that is %s stays so', async (status) => {
    const id = await copyOf()
    await setStatus(id, status)
    const answer = await call('DELETE', `/mailings/trigger/${id}`)
    expect([refusals(answer), answer.body.currentStatus]).toEqual([['409 invalid_state'], status])
  })
})
