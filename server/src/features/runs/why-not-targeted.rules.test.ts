import { expect, test } from 'vitest'
import { type NotTargeted, type StandingAtStart, whyNotTargeted } from './why-not-targeted.rules.ts'

const ready: StandingAtStart = {
  isKnown: true,
  joinedLater: false,
  state: 'receiveReady',
  suspended: false,
  inGroups: null,
  inExcludedGroup: false,
  hasBirthday: null,
}

test.each<[Partial<StandingAtStart>, NotTargeted]>([
  [{ isKnown: false, state: null }, 'unknown'],
  [{ joinedLater: true, state: null }, 'joinedLater'],
  [{ state: null }, 'notInChannel'],
  [{ state: 'optinPending' }, 'notReady'],
  [{ state: 'unsubscribed', suspended: true }, 'notReady'],
  [{ isKnown: false, state: 'unsubscribed' }, 'notReady'],
  [{ suspended: true, inGroups: false }, 'suspended'],
  [{ inGroups: false }, 'notInGroups'],
  [{ inGroups: true }, 'notRecorded'],
  [{ inGroups: false, inExcludedGroup: true }, 'notInGroups'],
  [{ inGroups: true, inExcludedGroup: true }, 'inExcludedGroup'],
  [{ inGroups: false, hasBirthday: false }, 'notInGroups'],
  [{ inGroups: true, hasBirthday: false }, 'noBirthday'],
  [{ hasBirthday: true }, 'notRecorded'],
  [{}, 'notRecorded'],
])('%j: %s', (standing, reason) => {
  expect(whyNotTargeted({ ...ready, ...standing })).toBe(reason)
})
