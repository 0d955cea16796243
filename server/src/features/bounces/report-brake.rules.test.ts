import { expect, test } from 'vitest'
import { brakeReason } from './report-brake.rules.ts'

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
  expect(brakeReason({ handedOver, byClass: byClass as unknown as Record<string, number> })).toBe(reason)
})
