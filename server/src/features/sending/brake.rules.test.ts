import { expect, test } from 'vitest'
import { RunBrake, type Sign, signOf } from './brake.rules.ts'

const run = (signs: readonly Sign[]) => {
  const brake = new RunBrake()
  for (const [i, sign] of signs.entries()) {
    const reason = brake.take(sign)
    if (reason) return `${i + 1}: ${reason}`
  }
  return undefined
}
const mails = (count: number, sign: Sign): Sign[] => Array(count).fill(sign)

test.each<[string, readonly Sign[], string | undefined]>([
  ['goes on while all is well', mails(5000, 'good'), undefined],
  ['goes on when addresses do not exist', mails(5000, 'other'), undefined],
  ['says nothing before a hundred mails', mails(99, 'policy'), undefined],
  ['brakes at the hundredth', mails(100, 'policy'), '100: refused by policy: 100 of the last 100 mails'],
  ['bears one in a hundred', [...mails(990, 'good'), ...mails(10, 'policy')], undefined],
  [
    'brakes above that',
    [...mails(990, 'good'), ...mails(11, 'policy')],
    '1001: refused by policy: 11 of the last 1000 mails',
  ],
  ['forgets what is long past', [...mails(50, 'policy'), ...mails(1000, 'good'), 'policy'], undefined],
  [
    'brakes for content at half of that',
    [...mails(995, 'good'), ...mails(6, 'content')],
    '1001: refused for their content: 6 of the last 1000 mails',
  ],
])('%s', (_name, signs, expected) => expect(run(signs)).toBe(expected))

test.each<[number, string | null, Sign]>([
  [550, '5.7.1', 'policy'],
  [550, '5.7.26', 'policy'],
  [554, null, 'policy'],
  [550, '5.1.1', 'other'],
  [552, '5.3.4', 'content'],
  [550, '5.6.0', 'content'],
])('%i %s is a sign of %s', (code, enhanced, sign) =>
  expect(signOf({ kind: 'rejected', phase: 'dot', reply: { code, enhanced, text: '' } })).toBe(sign),
)

test('an account that is stricter pauses sooner', () => {
  const strict = { complaints: 0.3, hardBounces: 5, policy: 0.5, content: 0.1 }
  const brake = new RunBrake()
  for (const sign of mails(995, 'good')) brake.take(sign, strict)
  for (const sign of mails(5, 'policy')) expect(brake.take(sign, strict)).toBeUndefined()
  expect(brake.take('policy', strict)).toBe('refused by policy: 6 of the last 1000 mails')
  expect(brake.take('content', strict)).toBeUndefined()
  expect(brake.take('content', strict)).toBe('refused for their content: 2 of the last 1000 mails')
})
