import { expect, test } from 'vitest'
import { isTooOld, type Life } from './lifetime.rules.ts'

const life: Life = {
  class: 'trigger',
  startedAt: '2026-01-01 00:00:00',
  createdAt: '2026-07-01 08:00:00',
  restedSeconds: 0,
}

test.each<[string, Partial<Life>, string, boolean]>([
  ['a trigger mail is worth four hours', {}, '2026-07-01T12:00:00Z', false],
  ['and not a second more', {}, '2026-07-01T12:00:01Z', true],
  ['a pause does not count', { restedSeconds: 3600 }, '2026-07-01T13:00:00Z', false],
  ['but what comes after it does', { restedSeconds: 3600 }, '2026-07-01T13:00:01Z', true],
  ['an opt-in mail is worth a day', { class: 'optin' }, '2026-07-02T08:00:01Z', true],
  [
    'a birthday lasts a day from when its run began, paused or not',
    { class: 'birthday', startedAt: '2026-06-30 08:00:00', restedSeconds: 3600 },
    '2026-07-01T08:00:01Z',
    true,
  ],
])('%s', (_name, wishes, now, tooOld) => {
  expect(isTooOld({ ...life, ...wishes }, new Date(now))).toBe(tooOld)
})
