import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let fieldId: number
const create = (body: unknown, key = account.key) => api.call('POST', '/subscribers', { key, body })
const read = (id: number) => api.call('GET', `/subscribers/${id}`, { key: account.key })
const count = async () =>
  (await api.call('GET', '/subscribers?limit=1', { key: account.key })).body.meta.pagination.total as number

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  fieldId = await aCustomerField(api, account.customerId, 2)
})
afterAll(() => api.stop())

const emptyRecord = {
  kind: 'person',
  genderId: null,
  academicTitle: null,
  firstname: null,
  lastname: null,
  salutation: null,
  city: null,
  birthday: null,
  languageIso: null,
  timeZone: null,
  reference: null,
  status: 1,
  statusAddition: null,
  optinIp: null,
  optoutAt: null,
  optoutIp: null,
  optoutNewsletterId: null,
  receivedOptinAt: null,
}

describe('a new subscriber', () => {
  test('an email is enough', proving(['R-047', 'R-049', 'R-064']), async () => {
    const email = anEmail()
    const { status, body, headers } = await create({ email })
    expect(status).toBe(201)
    const { id, createdAt } = body.data
    proves('R-048', () => expect(Number.isInteger(id)).toBe(true))
    proves('D-SUB-6.1', () => expect(headers.get('location')).toBe(`/api/v1/subscribers/${id}`))
    proves(['E-066', 'R-046', 'D-SUB-8.1'], () =>
      expect(body).toEqual({
        data: {
          objectType: 'Subscriber',
          id,
          email,
          ...emptyRecord,
          optinAt: createdAt,
          customerFields: { [fieldId]: null },
          createdAt,
          updatedAt: createdAt,
        },
        meta: { include: ['channels', 'groups'], meta: {} },
      }),
    )
    expect((await read(id)).body).toEqual(body)
  })

  test('every member is kept and read back', async () => {
    const given = {
      email: anEmail(),
      genderId: 2,
      academicTitle: 'Dr.',
      firstname: 'Eva',
      lastname: 'Müller',
      salutation: 'Hallo Eva',
      city: 'Köln',
      birthday: '1984-02-29',
      languageIso: 'de-AT',
      reference: 'Messe',
      status: 2,
      statusAddition: 2,
      customerFields: { [fieldId]: 42 },
    }
    const { status, body } = await create(given)
    expect(status).toBe(201)
    proves(['R-050.1', 'R-051.1', 'R-052.1'], () => expect(body.data).toMatchObject(given))
    await proves(['R-053.1', 'R-063.1', 'D-SUB-1.1'], async () =>
      expect((await read(body.data.id)).body.data).toEqual(body.data),
    )
  })

  test('times are UTC, to the second', proving('E-087'), async () => {
    api.clock.set('2025-03-01 23:59:58')
    const { data } = (await create({ email: anEmail() })).body
    expect(data.createdAt).toMatch(/^2025-03-01 23:59:5\d$/)
    proves('R-056', () => expect(data.optinAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
    const [row] = await api.database.query<{ at: string }>(
      "select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at from subscribers where account_id = $1 and id = $2",
      [account.accountId, data.id],
    )
    expect(row?.at).toBe(data.createdAt)
    api.clock.set(new Date().toISOString().slice(0, 19))
  })

  test('ids of one account rise by one and are never used again', async () => {
    const own = await anAccount(api)
    const first = await aSubscriber(api, own)
    await api.call('DELETE', `/subscribers/${first.id}`, { key: own.key })
    expect([first.id, (await aSubscriber(api, own)).id]).toEqual([1, 2])
  })
})

describe('the address', () => {
  test.each([
    ['absent', {}, ['422 #/email required']],
    ['null', { email: null }, ['422 #/email type_mismatch']],
    ['empty', { email: '' }, ['422 #/email required']],
    ['blank', { email: '  ' }, ['422 #/email required']],
    ['a number', { email: 123 }, ['422 #/email type_mismatch']],
    ['a list', { email: ['a@b.de'] }, ['422 #/email type_mismatch']],
  ])('refused when %s', proving('E-067'), async (_name, body, expected) => {
    expect(refusals(await create(body))).toEqual(expected)
  })

  test.each(['a@b', 'a@@b.de', 'a b@c.de', '"a b"@c.de', 'a@[1.2.3.4]', '.a@c.de', 'a..b@c.de'])(
    '%s is refused',
    proving(['E-069', 'D-SUB-3.2']),
    async (email) => expect(refusals(await create({ email }))).toEqual(['422 #/email email_invalid']),
  )

  test('surrounding blanks are dropped', proving('E-068'), async () => {
    expect((await create({ email: '  blank@example.com ' })).body.data.email).toBe('blank@example.com')
  })

  test.each([
    ['local part of 64', `${'l'.repeat(64)}@x.de`, 201],
    ['local part of 65', `${'l'.repeat(65)}@x.de`, 422],
    ['254 octets in all', `${'l'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(58)}.de`, 201],
    ['255 octets in all', `${'l'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(59)}.de`, 422],
  ])('%s', proving(['E-070', 'D-SUB-3.1']), async (_name, email, status) =>
    expect((await create({ email })).status).toBe(status),
  )

  test('an international domain in both spellings is one person', proving(['E-071', 'D-SUB-3.4']), async () => {
    const { body } = await create({ email: 'info@müller.de' })
    expect(body.data.email).toBe('info@müller.de')
    const again = await create({ email: 'Info@XN--MLLER-KVA.de' })
    expect(again.body).toMatchObject({ code: 'subscriber_exists', subscriberId: body.data.id })
  })

  test('no name beyond ASCII while the switch is off', proving('E-072'), async () => {
    expect(refusals(await create({ email: 'jörg@example.com' }))).toEqual(['422 #/email email_eai_unsupported'])
  })

  test('other letter case is taken, and the owner is named', proving(['E-073', 'D-SUB-5.1']), async () => {
    const { id } = await aSubscriber(api, account, { email: 'max@example.com' })
    const before = await count()
    const { status, body } = await create({ email: 'Max@Example.com', firstname: 'New' })
    expect([status, body.code, body.subscriberId]).toEqual([409, 'subscriber_exists', id])
    expect((await read(id)).body.data).toMatchObject({ email: 'max@example.com', firstname: null })
    expect(await count()).toBe(before)
  })

  test('a plus address is another person', proving(['E-074', 'D-SUB-3.5']), async () => {
    const [one, two] = [await create({ email: 'max@x.de' }), await create({ email: 'max+a@x.de' })]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.data.id).not.toBe(two.body.data.id)
  })

  test('the same address lives in two accounts apart', async () => {
    const other = await anAccount(api)
    const email = anEmail()
    expect([(await create({ email })).status, (await create({ email }, other.key)).status]).toEqual([201, 201])
  })
})

describe('the switch for names beyond ASCII', () => {
  test('on, they are kept as typed and found in any case', proving('D-SUB-3.6'), async () => {
    const open = await startTestApi({ config: { ALLOW_EAI: 'true' } })
    try {
      const { key } = await anAccount(open)
      const { id, email } = await aSubscriber(open, { key }, { email: 'Jörg@example.com' })
      expect(email).toBe('Jörg@example.com')
      const again = await open.call('POST', '/subscribers', { key, body: { email: 'JÖRG@example.com' } })
      expect(again.body).toMatchObject({ code: 'subscriber_exists', subscriberId: id })
    } finally {
      await open.stop()
    }
  })
})

describe('status on create', () => {
  test.each([
    [1, null],
    [1, undefined],
    [2, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [3, 6],
    [3, 7],
    [3, 8],
  ])(
    '%j/%j on an unknown address is kept as it is',
    proving(['E-080.1', 'R-054', 'E-084']),
    async (status, statusAddition) => {
      const { status: code, body } = await create({ email: anEmail(), status, statusAddition })
      proves(['R-068', 'R-055', 'R-129'], () =>
        expect([code, body.data.status, body.data.statusAddition]).toEqual([201, status, statusAddition ?? null]),
      )
    },
  )

  test.each([
    [1, 4],
    [2, null],
    [2, undefined],
    [2, 4],
    [3, 3],
    [3, null],
    [3, 1],
    [3, 9],
    [4, 1],
    [0, null],
    [-1, null],
  ])('%j/%j does not exist', proving('E-080.2'), async (status, statusAddition) => {
    const before = await count()
    const answer = await create({ email: anEmail(), status, statusAddition })
    expect(refusals(answer)).toEqual(['422 #/status status_combination_invalid'])
    expect(await count()).toBe(before)
  })

  test.each([
    ['E-081: an addition alone', { statusAddition: 4 }, ['422 #/statusAddition status_combination_invalid']],
    ['a status as text', { status: '1' }, ['422 #/status type_mismatch']],
    ['a fraction', { status: 1.5 }, ['422 #/status type_mismatch', '422 #/status status_combination_invalid']],
  ])(
    '%s',
    provingEach(async (_name, body, expected) => {
      expect(refusals(await create({ email: anEmail(), ...body })).sort()).toEqual(expected.sort())
    }),
  )
})

test('read-only members of the body are ignored', proving('E-085.1'), async () => {
  const { status, body } = await create({
    email: anEmail(),
    objectType: 'Nonsense',
    id: 999_999,
    createdAt: '1999-01-01 00:00:00',
    updatedAt: 1,
    optinAt: '1999-01-01 00:00:00',
    optinIp: '1.2.3.4',
    optoutAt: 'x',
    optoutIp: null,
    optoutNewsletterId: 5,
    receivedOptinAt: false,
  })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ objectType: 'Subscriber', optinIp: null, optoutNewsletterId: null })
  expect(body.data.id).not.toBe(999_999)
  expect(body.data.createdAt).not.toContain('1999')
  expect(body.data.optinAt).not.toContain('1999')
})
