import { expect, test } from 'vitest'
import { knownLink, secondsUntilNext, toneOf } from './sandbox.rules.ts'

test('the next thing is as far as the clock says', () => {
  const next = { kind: 'mailing', at: '2027-01-02 10:00:00', name: 'May' } as const
  expect(secondsUntilNext({ now: '2027-01-01 10:00:00', next })).toBe(86_400)
  expect(secondsUntilNext({ now: '2027-01-02 10:00:00', next })).toBe(1)
  expect(secondsUntilNext({ now: '2027-01-02 10:00:00', next: null })).toBeNull()
})

test('a frame opens no link that the mail does not have', () => {
  const links = ['https://l.example/optin/abc', 'https://shop.example']
  expect(knownLink(links, 'https://l.example/optin/abc')).toBe('https://l.example/optin/abc')
  expect(knownLink(links, 'https://shop.example/')).toBe('https://shop.example')
  expect(knownLink(links, 'https://evil.example/')).toBeNull()
  expect(knownLink(links, 'javascript:alert(1)')).toBeNull()
})

test.each([
  ['delivers', 'good'],
  ['hard-bounce', 'bad'],
  ['no-answer', 'plain'],
] as const)('%s is %s', (mailbox, tone) => expect(toneOf({ mailbox })).toBe(tone))
