import { expect, test } from 'vitest'
import type { ImportRules } from '../../api/records.ts'
import { failureOf, firstRules, haltOf, missingIn, peopleTouched, rowsSoFar, stepOf, tidied } from './import.rules.ts'

const rules: ImportRules = {
  ...{ columns: ['email'], dateOrder: 'dmy', decimalSign: 'comma', newPeople: 'receiveReady', channelIds: [1] },
  ...{ knownPeople: 'fill', clearsEmpty: true, basis: 'consent', origin: ' Fair ', reason: 'Asked', consentDate: null },
  ...{ consentWording: ' ', groupId: null },
}

test.each([
  ['ready needs day and wording', rules, ['consentDate', 'consentWording']],
  ['an opt-in mail does not', { ...rules, newPeople: 'optinPending' as const }, []],
  ['people who left need no basis', { ...rules, newPeople: 'unsubscribed' as const, basis: null, origin: null }, []],
  ['nobody can be found without an address', { ...rules, newPeople: 'noOptin' as const, columns: [null] }, ['email']],
])('%s', (_name, given, missing) => expect(missingIn(given)).toEqual(missing))

test('what was not asked for is not sent', () =>
  expect(tidied({ ...rules, newPeople: 'blacklist' })).toMatchObject({
    ...{ basis: null, origin: 'Fair', consentWording: null, clearsEmpty: false },
  }))

test('a list of people who left elsewhere is suggested as such, and else the careful way', () => {
  const written = { dateOrder: 'dmy', decimalSign: 'comma' } as const
  const given = { columns: [], rules: null }
  const setUp = { channelIds: [1], hasOptinMailing: true }
  const preset = { service: 'mailchimp', newPeople: 'hardBounce' } as const
  expect(firstRules({ ...given, preset }, written, setUp).newPeople).toBe('hardBounce')
  expect(firstRules({ ...given, preset: null }, written, setUp).newPeople).toBe('optinPending')
  const seen = { ...written, rows: [['a']] }
  expect(firstRules({ ...given, preset: null }, seen, setUp)).not.toHaveProperty('rows')
})

test.each([
  ['columns', false, 'columns'],
  ['columns', true, 'rules'],
  ['checked', false, 'check'],
  ['checked', true, 'rules'],
  ['run', false, 'import'],
  ['read', true, 'file'],
] as const)('at %s (rules open: %s) the step is %s', (stage, open, step) => expect(stepOf({ stage }, open)).toBe(step))

test.each([
  ['run', 'canceled', 'paused'],
  ['check', 'failed', 'failed'],
  ['run', 'running', null],
  ['done', 'done', null],
] as const)('%s with its job %s', (stage, jobState, halt) => expect(haltOf({ stage, jobState })).toBe(halt))

test('rows are counted over all outcomes', () =>
  expect(rowsSoFar({ created: 1, updated: 2, unchanged: 3, skipped: 4, duplicate: 5, closed: 6, invalid: 7 })).toBe(28))

test.each([
  [null, 3],
  [7, 10],
])('known people count where a group takes them up: group %s', (groupId, people) => {
  const counts = { created: 1, updated: 2, unchanged: 3, skipped: 4, duplicate: 5, closed: 6, invalid: 7 }
  expect(peopleTouched(counts, { groupId })).toBe(people)
})

test.each([
  ['group_not_found', 'group'],
  ['internal_error', 'fault'],
  [null, 'fault'],
] as const)('an import that stopped by %s is told as %s', (jobReason, failure) =>
  expect(failureOf({ jobReason })).toBe(failure),
)
