import { expect, test } from 'vitest'
import { likelyZone, signUpFaults } from './sign-up.rules.ts'

const wish = {
  organisation: 'Lindhof',
  name: 'Mara',
  email: 'mara@lindhof.example',
  password: 'nine lamps on the pier',
  languageIso: 'en',
  timeZone: 'Europe/Berlin',
  accountType: 'S',
} as const

test.each([
  ['nothing is wrong', {}, {}],
  ['an organisation of one letter', { organisation: ' L ' }, { organisation: 'organisationMissing' }],
  ['no name', { name: ' ' }, { name: 'nameMissing' }],
  ['no @', { email: 'mara' }, { email: 'emailWithoutAt' }],
  ['a short password', { password: 'short' }, { password: 'passwordShort' }],
])('%s', (_name, change, faults) => expect(signUpFaults({ ...wish, ...change })).toEqual(faults))

test('the zone of the browser is taken when it can be chosen', () => {
  expect(likelyZone(['Europe/Berlin', 'Europe/Vienna'], 'Europe/Vienna')).toBe('Europe/Vienna')
  expect(likelyZone(['Europe/Berlin'], 'Etc/Unknown')).toBe('Europe/Berlin')
})
