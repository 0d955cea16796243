import { expect, test } from 'vitest'
import { widestBrake } from '../accounts/own-rules.rules.ts'
import { brakeReason, pausingShares } from './report-brake.rules.ts'

test.each([
  ['few mails say nothing', 199, { block: 199 }, undefined],
  ['1 % refused by policy is the limit', 1000, { block: 10 }, undefined],
  ['more than 1 % pauses', 1000, { block: 11 }, 'refused by policy: 11 of 1000 mails'],
  ['content is worse', 1000, { content: 6 }, 'refused for their content: 6 of 1000 mails'],
  ['complaints are worst', 1000, { abuse: 4 }, 'called spam by their receivers: 4 of 1000 mails'],
  ['two complaints are no sign, however few got it', 200, { abuse: 2 }, undefined],
  ['three are', 200, { abuse: 3 }, 'called spam by their receivers: 3 of 200 mails'],
  ['bad addresses may be more', 1000, { hard: 50, soft: 900, full: 50 }, undefined],
  ['but not many', 1000, { hard: 51 }, 'sent to addresses that do not exist: 51 of 1000 mails'],
  ['the sender domain', 400, { senderFault: 5 }, 'refused because of the sender domain: 5 of 400 mails'],
])('%s', (_name, handedOver, byClass, reason) => {
  const counts = byClass as unknown as Record<string, number>
  expect(brakeReason({ handedOver, byClass: counts, brake: widestBrake })).toBe(reason)
})

const strict = { complaints: 0.1, hardBounces: 2, policy: 0.5, content: 0.2 }
test.each([
  ['hard', 20, undefined],
  ['hard', 21, 'sent to addresses that do not exist: 21 of 1000 mails'],
  ['block', 6, 'refused by policy: 6 of 1000 mails'],
  ['senderFault', 6, 'refused because of the sender domain: 6 of 1000 mails'],
  ['protocol', 3, 'refused because of a fault in how we speak SMTP: 3 of 1000 mails'],
  ['abuse', 2, undefined],
  ['abuse', 3, 'called spam by their receivers: 3 of 1000 mails'],
])('an account that is stricter: %s, %i', (name, count, reason) => {
  expect(brakeReason({ handedOver: 1000, byClass: { [name]: count }, brake: strict })).toBe(reason)
})

test('what is shown is what pauses', () => {
  expect(pausingShares(widestBrake)).toEqual({ hardBounces: 0.05, complaints: 0.003 })
  expect(pausingShares(strict)).toEqual({ hardBounces: 0.02, complaints: 0.001 })
})
