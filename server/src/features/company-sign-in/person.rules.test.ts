import { expect, test } from 'vitest'
import { personOf } from './person.rules.ts'

const said = { email: 'Mara@Lindhof.Example', email_verified: true, name: 'Mara Ostrander', locale: 'de-AT' }
const mara = {
  email: 'Mara@lindhof.example',
  emailKey: 'mara@lindhof.example',
  name: 'Mara Ostrander',
  languageIso: 'de',
}

test.each<[string, object, object | null]>([
  ['all said', {}, mara],
  ['not verified', { email_verified: false }, null],
  ['not said to be verified', { email_verified: undefined }, null],
  ['verified as a word', { email_verified: 'true' }, null],
  ['no email', { email: undefined }, null],
  ['no address', { email: 'mara' }, null],
  ['two of them', { email: ['mara@lindhof.example'] }, null],
  ['a name over two lines', { name: 'Mara\u2028\nOstrander\u0000' }, mara],
  ['a language of others', { locale: 'fr' }, { ...mara, languageIso: null }],
  ['no name', { name: '' }, { ...mara, name: 'Mara' }],
  ['no text for a name', { name: { first: 'Mara' } }, { ...mara, name: 'Mara' }],
])('%s', (_name, otherwise, person) => expect(personOf({ ...said, ...otherwise })).toEqual(person))

test('a name has its end', () => {
  expect(personOf({ ...said, name: 'ä'.repeat(5000) })?.name).toHaveLength(100)
})
