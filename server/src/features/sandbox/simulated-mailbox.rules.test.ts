import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { behaviourOf, type Mailbox, mailboxOf } from './simulated-mailbox.rules.ts'

test.each<[string, Mailbox]>([
  ['hard-bounce@example.com', 'hard-bounce'],
  ['HARD-Bounce+7@Example.com', 'hard-bounce'],
  ['late-bounce+a+b@example.com', 'late-bounce'],
  ['soft-bounce@example.com', 'soft-bounce'],
  ['complaint@example.com', 'complaint'],
  ['slow@example.com', 'slow'],
  ['refuse@example.com', 'refuse'],
  ['no-answer@example.com', 'no-answer'],
  ['ida+hard-bounce@example.com', 'delivers'],
  ['my-hard-bounce@example.com', 'delivers'],
  ['constructor@example.com', 'delivers'],
])('%s: %s', proving('W-113'), (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

test('each answers as it is called', proving('W-113'), () => {
  const codes = (['hard-bounce', 'soft-bounce', 'refuse', 'slow', 'delivers'] as const).map((mailbox) => {
    const { reply } = behaviourOf(mailbox)
    return `${reply?.code} ${reply?.enhanced}`
  })
  expect(codes).toEqual(['550 5.1.1', '552 5.2.2', '550 5.7.1', '250 2.0.0', '250 2.0.0'])
  expect(behaviourOf('no-answer').reply).toBeNull()
  expect(behaviourOf('slow').waitSeconds).toBe(60)
  expect(behaviourOf('late-bounce').report).toEqual({ kind: 'bounce', afterSeconds: 3600 })
})
