import { expect, test } from 'vitest'
import { capKey, waitsOf } from './mail-cap.rules.ts'

test.each([
  ['ada@x.example', 'ada@x.example'],
  ['ada+1@x.example', 'ada@x.example'],
  ['ada+a+b@x.example', 'ada@x.example'],
  ['ada+@x.example', 'ada@x.example'],
  ['+ada@x.example', '+ada@x.example'],
  ['a.da@x.example', 'a.da@x.example'],
])('%s counts as %s', (emailKey, key) => expect(capKey(emailKey)).toBe(key))

test.each([
  ['nothing was sent', 2, [], [], [null, null]],
  ['there is room for one', 3, [50], [50], [null, 10, 60]],
  ['the latest decide, newest first', 1, [10, 50, 55], [10, 50, 55], [10]],
  ['others have sent to it', 1, [], [1, 2, 3], [57]],
  ['both caps wait for the later one', 1, [30, 40], [5, 6, 7], [53]],
  ['nobody waits for longer than a window', 5, [30, 40], [30, 40], [20, 30, 60, 60, 60]],
  ['a part of a second is a second', 1, [30.5, 40.5], [], [20]],
])('when %s, %i mails', (_when, count, fromAccount, fromAll, waits) =>
  expect(waitsOf(count, { fromAccount, fromAll }, { windowMs: 60_000, ofAccount: 2, ofAll: 3 })).toEqual(waits),
)
