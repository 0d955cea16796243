import { expect, test } from 'vitest'
import { aCustomerField, aSubscriber } from '../../../test/factories.ts'
import { aDesk, type Desk, importAll, read, upload, usualRules, work } from '../../../test/import-desk.ts'
import { messagesOf, pairIn } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'
import { dataTypes } from '../customer-fields/customer-field.rules.ts'
import type { Rules } from './import.rules.ts'

const { api, web } = await startApiAndWeb()

const person = async ({ account }: Desk, email: string) => {
  const query = `filter[email]=${encodeURIComponent(email)}&include=channels`
  return (await api.call('GET', `/subscribers?${query}`, { key: account.key })).body.data[0]
}
const file = 'email;firstname;city\nknown@nord.example;New;Ulm\nempty@nord.example;;\n'

test.each<[string, Partial<Rules>, object, object]>([
  ['skipped', { knownPeople: 'skip' }, { firstname: 'Old', city: null }, { firstname: 'Old' }],
  ['filled', { knownPeople: 'fill' }, { firstname: 'Old', city: 'Ulm' }, { firstname: 'Old' }],
  ['overwritten', { knownPeople: 'overwrite' }, { firstname: 'New', city: 'Ulm' }, { firstname: 'Old' }],
  [
    'overwritten, and emptied',
    { knownPeople: 'overwrite', clearsEmpty: true },
    { firstname: 'New', city: 'Ulm' },
    { firstname: null },
  ],
])('known people are %s', proving('W-043.1'), async (_what, rules, known, empty) => {
  const desk = await aDesk(api, web)
  const before = { firstname: 'Old', status: 2, statusAddition: 2 }
  await aSubscriber(api, desk.account, { email: 'known@nord.example', ...before })
  await aSubscriber(api, desk.account, { email: 'empty@nord.example', ...before })
  await importAll(desk, file, rules)
  // What somebody may be sent is not decided by a list they stand on.
  const kept = { status: 2, statusAddition: 2 }
  expect(await person(desk, 'known@nord.example')).toMatchObject({ ...known, ...kept })
  expect(await person(desk, 'empty@nord.example')).toMatchObject({ ...empty, ...kept })
})

test.each<[Rules['newPeople'], string, number]>([
  ['optinPending', '2/1', 1],
  ['receiveReady', '1', 0],
  ['noOptin', '2/2', 0],
  ['transaction', '2/3', 0],
  ['unsubscribed', '3/4', 0],
  ['hardBounce', '3/5', 0],
  ['manual', '3/6', 0],
  ['complained', '3/7', 0],
  ['blacklist', '3/8', 0],
])('new people become %s', proving('W-043.2'), async (newPeople, state, mails) => {
  const desk = await aDesk(api, web)
  await importAll(desk, 'email\nnew@nord.example\n', { newPeople })
  const found = await person(desk, 'new@nord.example')
  expect(pairIn(found)).toBe(state)
  expect(await messagesOf(api, desk.account, found.id)).toHaveLength(mails)
})

test('the chosen channels alone, and who has no status there is new there', proving('W-043.2'), async () => {
  const desk = await aDesk(api, web, { channels: ['Offers', 'Travel'] })
  const [standard, offers, travel] = desk.account.channelIds as [number, number, number]
  const channels = [{ id: standard, status: 2, statusAddition: 2 }]
  await aSubscriber(api, desk.account, { email: 'known@nord.example', channels })
  const two = { channelIds: [standard, offers] }
  await importAll(desk, 'email\nknown@nord.example\nnew@nord.example\n', two)
  const statesOf = async (email: string) =>
    (await person(desk, email)).channels.data.map(
      (each: { id: number; status: number | null; statusAddition: number | null }) => [each.id, pairIn(each)],
    )
  expect(await statesOf('known@nord.example')).toEqual([
    [standard, '2/2'],
    [offers, '1'],
  ])
  const states = await statesOf('new@nord.example')
  expect(states).toEqual([
    [standard, '1'],
    [offers, '1'],
  ])
  expect(states).not.toContainEqual([travel, expect.anything()])
})

test('columns are base data and fields that may be imported, each held to its rules', async () => {
  const desk = await aDesk(api, web)
  const { customerId } = desk.account
  const points = await aCustomerField(api, customerId, 2)
  const closed = await aCustomerField(api, customerId, 1, { isAvailableForImport: false })
  const offered = await desk.session.call('GET', desk.imports.replace('/imports', '/import-options'))
  const fields = JSON.stringify(offered.body.data)
  const id = await upload(desk, Buffer.from('email;a;b\nida@nord.example;12;1984-05-12\nbea@nord.example;many;x\n'))
  await work(desk, id)
  const put = (columns: (string | null)[]) =>
    desk.session.call('PUT', `${desk.imports}/${id}/rules`, { body: { ...usualRules, columns } })
  const withClosed = await put(['email', `customerFields.${closed}`, null])
  proves('W-056.2', () => {
    expect(fields).toContain(`"id":${points}`)
    expect(fields).not.toContain(`"id":${closed}`)
    expect(withClosed.body.errors).toMatchObject([{ pointer: '#/columns', code: 'import_column_unknown' }])
  })
  const withoutEmail = await put([null, 'firstname', null])
  expect((await put(['email', `customerFields.${points}`, 'birthday'])).status).toBe(204)
  await desk.session.call('POST', `${desk.imports}/${id}/check`)
  await work(desk, id)
  const { counts } = await read(desk, id)
  proves('W-042.1', () => {
    expect(withoutEmail.body.errors).toMatchObject([{ pointer: '#/columns', code: 'import_email_missing' }])
    expect(counts).toMatchObject({ created: 1, invalid: 1 })
  })
})

test.each([
  ['dmy', 'comma', '05.12.1984', '1.234,5', '1984-12-05'],
  ['mdy', 'point', '05/12/1984', '1,234.5', '1984-05-12'],
] as const)('a day and a number are read as chosen: %s, %s', proving('W-042.2'), async (...row) => {
  const [dateOrder, decimalSign, day, amount, birthday] = row
  const desk = await aDesk(api, web)
  const currency = await aCustomerField(api, desk.account.customerId, 6)
  const columns = ['email', 'birthday', `customerFields.${currency}`] as Rules['columns']
  const text = `email;day;amount\nida@nord.example;${day};${amount}\n`
  await importAll(desk, text, { columns, dateOrder, decimalSign })
  const found = await person(desk, 'ida@nord.example')
  expect([found.birthday, found.customerFields[currency]]).toEqual([birthday, '1234.50'])
})

test.each([
  ['any', 'ja', true],
  ['oneZero', '0', false],
  ['yesNo', 'Nein', false],
  ['trueFalse', 'true', true],
  ['yesNo', '1', undefined],
  ['oneZero', 'yes', undefined],
] as const)('yes and no are read as chosen: %s, %s', proving('W-042.3'), async (booleanStyle, written, value) => {
  const desk = await aDesk(api, web)
  const field = await aCustomerField(api, desk.account.customerId, dataTypes.boolean)
  const columns = ['email', `customerFields.${field}`] as Rules['columns']
  const { done } = await importAll(desk, `email;likes\nida@nord.example;${written}\n`, { columns, booleanStyle })
  expect(done.counts).toMatchObject(value === undefined ? { created: 0, invalid: 1 } : { created: 1, invalid: 0 })
  if (value === undefined) return
  expect((await person(desk, 'ida@nord.example')).customerFields[field]).toBe(value)
})
