import { expect, test } from 'vitest'
import { asksByMail, forgottenDays, has, samplesFor, toggled } from './key.rules.ts'

test('a switch pressed twice changes nothing', () => {
  const permissions = ['archiveReceiveReady', 'reactivateManual'] as const
  const once = toggled(permissions, 'reactivateUnsubscribed')
  expect(once).toContain('reactivateUnsubscribed')
  expect(toggled(once, 'reactivateUnsubscribed')).toEqual(permissions)
})

test('scopes and permissions are both abilities', () => {
  const key = { scopes: ['articles' as const], permissions: ['reactivateManual' as const] }
  expect(has(key, { kind: 'scope', name: 'articles' })).toBe(true)
  expect(has(key, { kind: 'permission', name: 'reactivateManual' })).toBe(true)
  expect(has(key, { kind: 'scope', name: 'subscribers' })).toBe(false)
})

test.each([
  ['2026-11-01', null],
  ['2026-08-18', 90],
  ['2026-08-19', null],
  ['2026-04-16', 214],
])('last used on %s, forgotten for %s days', (seen, days) =>
  expect(forgottenDays(new Date(`${seen}T00:00:00Z`), new Date('2026-11-16T12:00:00Z'))).toBe(days),
)

test.each([
  [true, 'https://api.example/api/v1/subscribers/register'],
  [false, 'https://api.example/api/v1/whoami'],
])('samples name the address and the key; registers: %s', (registers, url) => {
  for (const sample of Object.values(samplesFor('https://api.example/api/v1', 'abcd1234.secret', registers))) {
    expect(sample).toContain(url)
    expect(sample).toContain('postrider:abcd1234.secret')
  }
})

test.each([
  [['subscribers'], 7, true],
  [['subscribers'], 8, false],
  [['subscribers'], 9, false],
  [['subscribers'], null, false],
  [['articles'], 7, false],
] as const)('a key for %s with the opt-in mailing %s asks by mail: %s', (scopes, defaultOptinMailingId, asks) => {
  const mailings = [
    { id: 7, isActive: true },
    { id: 8, isActive: false },
  ]
  expect(asksByMail({ scopes: [...scopes], defaultOptinMailingId }, mailings)).toBe(asks)
})
