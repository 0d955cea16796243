import { expect, test } from 'vitest'
import { capKey } from './mail-cap.rules.ts'

test.each([
  ['ada@x.example', 'ada@x.example'],
  ['ada+1@x.example', 'ada@x.example'],
  ['ada+a+b@x.example', 'ada@x.example'],
  ['ada+@x.example', 'ada@x.example'],
  ['+ada@x.example', '+ada@x.example'],
  ['a.da@x.example', 'a.da@x.example'],
])('%s counts as %s', (emailKey, key) => expect(capKey(emailKey)).toBe(key))
