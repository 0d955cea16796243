import { expect, test } from 'vitest'
import type { ActOffer } from '../../api/records.ts'
import { bodyOfForm, needsAdmin, offersFor } from './act.rules.ts'

const offer = (act: ActOffer['act'], release: ActOffer['release'] = 'manual', needs: ActOffer['needs'] = []) => ({
  ...{ act, release, needs },
})
const acts = [offer('archive'), offer('askByOptin'), offer('reactivate', 'all'), offer('blacklist')]
const names = (rights: string[], where: 'channel' | 'person' = 'channel') =>
  offersFor({ acts }, rights, where).map(({ act }) => act)

test('everybody sees what they may do, the gentle acts first', () => {
  expect(names(['seePeople'])).toEqual([])
  expect(names(['changePeople'])).toEqual(['askByOptin', 'archive'])
  expect(names(['changePeople', 'reactivateRefused'])).toEqual(['askByOptin', 'reactivate', 'archive'])
  expect(names(['changePeople'], 'person')).toEqual(['askByOptin', 'archive', 'blacklist'])
})

test('an editor is told that an admin could', () => {
  expect(needsAdmin({ acts }, ['changePeople'])).toBe(true)
  expect(needsAdmin({ acts }, ['changePeople', 'reactivateRefused'])).toBe(false)
  expect(needsAdmin({ acts: [offer('archive')] }, ['changePeople'])).toBe(false)
})

test('a form says what the act asks for, and nothing else', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    ...{ basis: 'existingCustomer', reason: ' wrote ', way: 'x', personAsked: 'on' },
    ...{ consentDate: '2026-11-01', consentWay: 'letter', wording: 'yes' },
  }))
    form.set(name, value)
  expect(bodyOfForm(offer('archive'), form, [7])).toEqual({ act: 'archive', channelIds: [7] })
  expect(bodyOfForm(offer('makeReady', 'manual', ['basis', 'reason']), form, undefined)).toEqual({
    ...{ act: 'makeReady', basis: 'existingCustomer', reason: 'wrote' },
  })
  expect(bodyOfForm(offer('reactivate', 'all', ['basis', 'reason', 'consent']), form, undefined)).toEqual({
    ...{ act: 'reactivate', basis: 'consent', reason: 'wrote' },
    consent: { date: '2026-11-01', way: 'letter', wording: 'yes' },
  })
})
