import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let id: number
const today = () => api.clock.now().toISOString().slice(0, 10)
const tomorrow = () => new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  id = (await aSubscriber(api, account)).id
})
afterAll(() => api.stop())

/** The same rules hold on all four ways to write. */
const ways: [string, (body: object) => Promise<string[]>][] = [
  ['create', async (body) => refusals(await call('POST', '/subscribers', { email: anEmail(), ...body }))],
  ['update', async (body) => refusals(await call('PUT', `/subscribers/${id}`, body))],
  ['upsert', async (body) => refusals(await call('POST', '/subscribers/upsert', { email: anEmail(), ...body }))],
  [
    'multiple',
    async (body) => {
      const { body: answer } = await call('PUT', '/subscribers/multiple', { subscribers: [{ id, ...body }] })
      const { error } = answer.data[0]
      return refusals({ status: error.status, body: error } as never)
    },
  ],
]
const call = (method: string, path: string, body: unknown) => api.call(method, path, { key: account.key, body })

describe.each(ways)('%s refuses', (_way, write) => {
  test.each([
    ['E-075: a line break in a name', { firstname: 'Max\nBcc: x@y.de' }, '422 #/firstname characters_invalid'],
    ['E-075: a line break at the end of a name', { lastname: 'Max\r\n' }, '422 #/lastname characters_invalid'],
    ['E-075: a line break in the address', { email: 'max\r\n@example.com' }, '422 #/email email_invalid'],
    ['E-075: a line break at the end of the address', { email: 'max@example.com\n' }, '422 #/email email_invalid'],
    ['a NUL', { city: 'Kö\u0000ln' }, '422 #/city characters_invalid'],
    ['half a surrogate pair', { city: '\ud83d' }, '422 #/city characters_invalid'],
    ['E-076: 101 code points of a name', { firstname: '🎉'.repeat(101) }, '422 #/firstname too_long'],
    ['D-SUB-1.2 101 of a last name', { lastname: 'x'.repeat(101) }, '422 #/lastname too_long'],
    ['D-SUB-1.2 101 of a city', { city: 'x'.repeat(101) }, '422 #/city too_long'],
    ['D-SUB-1.2 51 of a title', { academicTitle: 'x'.repeat(51) }, '422 #/academicTitle too_long'],
    ['D-SUB-1.2 192 of a salutation', { salutation: 'x'.repeat(192) }, '422 #/salutation too_long'],
    ['D-SUB-1.2 192 of a reference', { reference: 'x'.repeat(192) }, '422 #/reference too_long'],
    ['a number for a name', { firstname: 5 }, '422 #/firstname type_mismatch'],
    ['D-SUB-1.4 a language in capitals', { languageIso: 'DE' }, '422 #/languageIso type_mismatch'],
    ['W-028.2 a time zone nobody knows', { timeZone: 'Europe/Atlantis' }, '422 #/timeZone time_zone_unknown'],
    ['an offset as time zone', { timeZone: '+01:00' }, '422 #/timeZone time_zone_unknown'],
    ['no kind', { kind: null }, '422 #/kind out_of_range'],
    [
      'W-028.1 an organisation with a first name',
      { kind: 'organisation', firstname: 'Ada' },
      '422 #/firstname field_not_allowed',
    ],
    ['a language by name', { languageIso: 'deutsch' }, '422 #/languageIso type_mismatch'],
    ['E-078, D-SUB-1.3: 29 February of a common year', { birthday: '2023-02-29' }, '422 #/birthday date_invalid'],
    ['E-078, D-SUB-1.3: before 1900', { birthday: '1899-12-31' }, '422 #/birthday date_invalid'],
    ['E-078: German notation', { birthday: '01.02.1990' }, '422 #/birthday date_invalid'],
    ['a birthday with a time', { birthday: '1990-02-01 00:00:00' }, '422 #/birthday date_invalid'],
    ['a birthday as a number', { birthday: 19900201 }, '422 #/birthday type_mismatch'],
    ['E-079, D-SUB-2.2: gender 0', { genderId: 0 }, '422 #/genderId gender_invalid'],
    ['E-079, D-SUB-2.2: gender 4', { genderId: 4 }, '422 #/genderId gender_invalid'],
    ['E-079, D-SUB-2.2: gender as text', { genderId: '1' }, '422 #/genderId gender_invalid'],
    ['a misspelt member', { firstName: 'Max' }, '422 #/firstName field_unknown'],
    ['groups, which are written elsewhere', { groups: { data: [] } }, '422 #/groups field_unknown'],
  ])(
    '%s',
    provingEach(async (_name, body, expected) => expect(await write(body)).toEqual([expected])),
  )

  test('a birthday of tomorrow', proving(['E-078', 'D-SUB-1.3']), async () => {
    expect(await write({ birthday: tomorrow() })).toEqual(['422 #/birthday date_invalid'])
  })
})

describe('accepted', () => {
  test.each([
    ['E-076: 100 code points of emoji', { firstname: '🎉'.repeat(100) }],
    ['D-SUB-1.2 100 of a last name and a city', { lastname: 'x'.repeat(100), city: 'ü'.repeat(100) }],
    [
      'D-SUB-1.2 50, 191 and 191',
      { academicTitle: 'x'.repeat(50), salutation: 'x'.repeat(191), reference: 'x'.repeat(191) },
    ],
    ['E-078: 29 February of a leap year', { birthday: '2024-02-29' }],
    ['the first birthday', { birthday: '1900-01-01' }],
    ['E-079, D-SUB-2.1: each gender', { genderId: 1 }],
    ['E-079, D-SUB-2.1: female', { genderId: 2 }],
    ['E-079, D-SUB-2.1: diverse', { genderId: 3 }],
    ['E-079, D-SUB-2.1: unknown', { genderId: null }],
    ['D-SUB-1.4 a language', { languageIso: 'de' }],
    ['W-028.2 a time zone', { timeZone: 'America/Argentina/Buenos_Aires' }],
    ['the time zone of the account', { timeZone: null }],
    ['D-SUB-1.4 a language of a country', { languageIso: 'pt-BR' }],
  ])(
    '%s',
    provingEach(async (_name, body) => {
      const { status, body: answer } = await call('PUT', `/subscribers/${id}`, body)
      expect(status).toBe(200)
      expect(answer.data).toMatchObject(body)
    }),
  )

  test('a birthday of today', proving('E-078'), async () => {
    expect((await call('PUT', `/subscribers/${id}`, { birthday: today() })).status).toBe(200)
  })

  test.each(['academicTitle', 'firstname', 'lastname', 'salutation', 'city', 'birthday', 'languageIso', 'reference'])(
    'an empty %s is stored as null, and null clears it',
    proving('E-077'),
    async (member) => {
      const value = { birthday: '1990-01-01', languageIso: 'de' }[member] ?? 'text'
      for (const empty of ['', null]) {
        await call('PUT', `/subscribers/${id}`, { [member]: value })
        const { status, body } = await call('PUT', `/subscribers/${id}`, { [member]: empty })
        expect([status, body.data?.[member]]).toEqual([200, null])
      }
    },
  )

  test('an organisation has a name and loses what only people have', async () => {
    const person = { kind: 'person', academicTitle: 'Dr.', firstname: 'Ada', genderId: 2, birthday: '1990-01-01' }
    const { body: before } = await call('PUT', `/subscribers/${id}`, { ...person, lastname: 'Lindhof GmbH' })
    proves('W-028.1', () => expect(before.data).toMatchObject(person))
    const { body } = await call('PUT', `/subscribers/${id}`, { kind: 'organisation' })
    proves('W-028.1', () =>
      expect(body.data).toMatchObject({
        ...{ kind: 'organisation', lastname: 'Lindhof GmbH' },
        ...{ academicTitle: null, firstname: null, genderId: null, birthday: null },
      }),
    )
    await call('PUT', `/subscribers/${id}`, { kind: 'person' })
  })

  test('names are trimmed and composed', async () => {
    const { body } = await call('PUT', `/subscribers/${id}`, { firstname: '  Ju\u0308rgen ' })
    expect(body.data.firstname).toBe('Jürgen')
  })
})

test('every fault of a body is reported together, and nothing of it is saved', async () => {
  const before = (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body
  const answer = await call('PUT', `/subscribers/${id}`, {
    city: 'Bonn',
    genderId: 9,
    birthday: 'x',
    email: 'x',
    customerFields: { 1: 'x' },
    nope: 1,
  })
  expect(refusals(answer).sort()).toEqual([
    '422 #/birthday date_invalid',
    '422 #/customerFields/1 customer_field_unknown',
    '422 #/email email_invalid',
    '422 #/genderId gender_invalid',
    '422 #/nope field_unknown',
  ])
  expect((await api.call('GET', `/subscribers/${id}`, { key: account.key })).body).toEqual(before)
})
