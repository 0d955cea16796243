import { expect, test } from 'vitest'
import { type MatterSender, matterFormats, matterValues } from './matter-values.rules.ts'

const sender: MatterSender = {
  name: 'Bücherei Nordlicht',
  email: 'post@kunde.example',
  postalAddress: null,
  imprintUrl: null,
  brandColour: '#1f5f8b',
  onBrandColour: '#ffffff',
}
const matter = {
  channelNames: ['Neue Bücher', 'Lesungen', 'Kinder'],
  requestedAt: new Date('2026-03-28T23:30:00Z'),
  expiresAt: new Date('2026-04-04T23:30:00Z'),
}
const german = matterFormats({ languageIso: 'de', timeZone: 'Europe/Berlin' })
const english = matterFormats({ languageIso: 'en', timeZone: 'UTC' })

test('topics and times are written in the language of the mail and the zone of the account', () => {
  expect(matterValues(matter, sender, german)).toMatchObject({
    channels: 'Neue Bücher, Lesungen und Kinder',
    requestedAt: '29. März 2026 um 00:30 MEZ',
    expiresAt: '5. April 2026',
  })
  expect(matterValues(matter, sender, english)).toMatchObject({
    channels: 'Neue Bücher, Lesungen and Kinder',
    requestedAt: '28 March 2026 at 23:30 UTC',
    expiresAt: '4 April 2026',
  })
})

test('without channels it is about the newsletter', () => {
  expect(matterValues({ ...matter, channelNames: [] }, sender, german).channels).toBe('Newsletter')
})

test('the notice says how the sender is reached, as far as is known', () => {
  const noticeOf = (more: Partial<MatterSender>) => matterValues(matter, { ...sender, ...more }, german).legalNotice
  expect(noticeOf({})).toBe('Bücherei Nordlicht · post@kunde.example')
  expect(
    noticeOf({ postalAddress: 'Hafenstraße 1\n 00000 Musterstadt\n', imprintUrl: 'https://kunde.example/i' }),
  ).toBe(
    'Bücherei Nordlicht · Hafenstraße 1, 00000 Musterstadt · post@kunde.example · Impressum: https://kunde.example/i',
  )
})
