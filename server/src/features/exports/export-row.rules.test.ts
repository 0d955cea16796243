import { expect, test } from 'vitest'
import { type Language, languages } from '../../platform/text/language.rules.ts'
import { suggestMeanings } from '../imports/columns.rules.ts'
import { readBaseCell, readStanding } from '../imports/read-cell.rules.ts'
import { allStates, type State } from '../subscribers/status.rules.ts'
import { type Columned, offeredColumns } from './export-column.rules.ts'
import { type ExportedPerson, rowWriter } from './export-row.rules.ts'

const account: Columned = {
  ...{ hasChannels: false, channels: [], defaultChannel: { id: 1 }, defaultLanguageIso: 'de', fields: [] },
}
const personIn = (state: State, genderId: 1 | 2 | 3 = 1) =>
  ({
    subscriber: { genderId, kind: 'organisation', customerFields: {} },
    subscriptions: new Map([[1, { state, optinAt: '2026-01-01 00:00:00', optoutAt: null }]]),
    groups: [{ name: 'Chor' }, { name: 'Verein' }],
  }) as unknown as ExportedPerson

test.each(languages)('our own import knows the headings of an export again: %s', (language) => {
  const names = offeredColumns(account).map((offered) => offered.names[language])
  const meanings = suggestMeanings(names, [], [])
  const expected: Record<string, string | null> = { status: 'standing' }
  const strange = ['groups', 'optinAt', 'optoutAt', 'createdAt', 'updatedAt', 'id']
  for (const [i, { column }] of offeredColumns(account).entries())
    expect([column, meanings[i]]).toEqual([column, strange.includes(column) ? null : (expected[column] ?? column)])
})

const archived: Partial<Record<State, string>> = {
  unsubscribed: 'unsubscribed',
  hardBounce: 'hardBounce',
  complained: 'complained',
  blacklist: 'blacklist',
}

test.each(languages.flatMap((language) => allStates.map((state) => [language, state] as [Language, State])))(
  'and who must not be written to: %s %s',
  (language, state) => {
    const [cell] = rowWriter(account, ['status'], language)(personIn(state))
    expect(readStanding(cell as string)).toBe(archived[state] ?? null)
  },
)

test.each(languages)('and what it says in words: %s', (language) => {
  const reading = { columns: [], dateOrder: 'dmy', decimalSign: 'comma' } as never
  for (const gender of [1, 2, 3] as const) {
    const [cell] = rowWriter(account, ['genderId'], language)(personIn('receiveReady', gender))
    expect(readBaseCell('genderId', cell as string, reading, new Date())).toEqual({ value: gender })
  }
  const [kind] = rowWriter(account, ['kind'], language)(personIn('receiveReady'))
  expect(readBaseCell('kind', kind as string, reading, new Date())).toEqual({ value: 'organisation' })
})

test('who was never in the only channel has not opted in; with channels nobody says so', () => {
  const nobody = { ...personIn('receiveReady'), subscriptions: new Map() }
  expect(rowWriter(account, ['status', 'optinAt'], 'en')(nobody)).toEqual(['no opt-in', null])
  expect(rowWriter({ ...account, hasChannels: true }, ['status'], 'en')(nobody)).toEqual([null])
})

test('groups are named in one cell', () =>
  expect(rowWriter(account, ['groups', 'optinAt'], 'en')(personIn('manual'))).toEqual([
    'Chor; Verein',
    '2026-01-01 00:00:00',
  ]))

test('a field that may not leave any more is empty, although its heading has left', () => {
  const fields = [{ id: 4, type: 1, fieldType: 1, isAvailableForExport: false, translations: {} }] as never
  const person = personIn('receiveReady')
  Object.assign(person.subscriber.customerFields, { 4: 'hidden' })
  expect(rowWriter({ ...account, fields }, ['customerFields.4'], 'en')(person)).toEqual([null])
})
