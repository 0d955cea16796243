import { expect, test } from 'vitest'
import type { Subaccount } from '../../api/records.ts'
import { foundIn, type Health, healths, readersOf, tones, troubledOf, usualOpened } from './accounts.rules.ts'

let made = 0
const account = (name: string, health: Health = 'well', opened: number | null = null): Subaccount => {
  made += 1
  const still = { last: null, complaints: null, isSending: false, hasChannels: false, lockedAt: null, lockedBy: null }
  return { ...still, id: made, name, health, opened, readers: 100, admin: 'there' }
}

test('the sentence names the two that need somebody most', () => {
  const accounts = [account('York', 'quiet'), account('Utrecht', 'complaintsNear'), account('Turku', 'domainMissing')]
  expect(troubledOf([...accounts, account('Bern', 'locked')]).map(({ name }) => name)).toEqual(['Bern', 'Turku'])
  expect(troubledOf([account('Graz'), account('York', 'quiet')])).toEqual([])
  const alike = [account('Bern', 'locked'), account('Basel', 'locked'), account('Turku', 'domainMissing')]
  expect(troubledOf(alike).map(({ name }) => name)).toEqual(['Bern', 'Turku'])
})

test('what is usual takes two to compare', () => {
  expect(usualOpened([account('Graz', 'well', 0.4), account('York')])).toBeNull()
  expect(usualOpened([account('Graz', 'well', 0.4), account('Bern', 'well', 0.2)])).toBeCloseTo(0.3)
})

test('readers are summed', () => expect(readersOf([account('Graz'), account('Bern')])).toBe(200))

test.each([
  ['', null, ['Graz', 'Bern']],
  ['gR', null, ['Graz']],
  ['', 'locked', ['Bern']],
  ['graz', 'locked', []],
] as const)('looked for “%s” with health %s', (words, health, names) => {
  expect(foundIn([account('Graz'), account('Bern', 'locked')], { words, health }).map(({ name }) => name)).toEqual(
    names,
  )
})

test('every health has a tone', () => expect(Object.keys(tones)).toEqual([...healths]))
