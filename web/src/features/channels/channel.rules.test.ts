import { expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { busyMailingsOf, originOf, partsOf, reasonOf, typedTranslations } from './channel.rules.ts'

const above = { id: 1, name: 'Group' }

test.each([
  ['own', { closedAt: null, inheritedFrom: null }],
  ['inherited', { closedAt: null, inheritedFrom: above }],
  ['closed', { closedAt: '2026-05-03 10:00:00', inheritedFrom: above }],
] as const)('%s', (origin, channel) => expect(originOf(channel)).toBe(origin))

test('a form is sent as two changes, null included', () => {
  expect(partsOf({ optinMailingId: null, brandColour: '#3f5f3a' })).toEqual({
    channel: { optinMailingId: null },
    pages: { brandColour: '#3f5f3a' },
  })
  expect(partsOf({})).toEqual({ channel: {}, pages: {} })
})

test('a language nobody typed anything in is none; a description alone asks for its name', () => {
  expect(
    typedTranslations({
      de: { name: ' Neues ', description: '' },
      en: { name: '', description: null },
      fr: { name: '', description: 'Du neuf' },
    }),
  ).toEqual({ de: { name: 'Neues', description: null }, fr: { name: '', description: 'Du neuf' } })
})

test('who counts on a channel is named by the refusal', () => {
  const refused = new Refusal(409, 'channel_in_use', { values: { mailings: [{ id: 4, name: 'Autumn' }] } })
  expect([reasonOf(refused), busyMailingsOf(refused)]).toEqual(['channel_in_use', [{ id: 4, name: 'Autumn' }]])
  expect([reasonOf(new Error('?')), busyMailingsOf(new Error('?'))]).toEqual(['other', []])
})
