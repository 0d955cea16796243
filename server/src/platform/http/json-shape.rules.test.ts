import { describe, expect, test } from 'vitest'
import { expectLinearTime } from '../../../test/processor-time.ts'
import { proving } from '../../../test/proves.ts'
import { findShapeFault } from './json-shape.rules.ts'

/** Takes the number of members to a JSON text of objects with a thousand each. */
const manyMembers = (members: number) => {
  const object = `{${Array.from({ length: 1000 }, (_, i) => `"${i}":null`).join()}}`
  return `[${Array.from({ length: members / 1000 }, () => object).join()}]`
}

const limits = { levels: 3, membersOfObject: 3, membersInAll: 5 }

test.each([
  ['an object', '{"a":1,"b":[{"c":"{"}]}', null],
  ['the same name in two objects', '{"a":{"x":1},"b":{"x":1}}', null],
  ['the same text as name and value', '{"a":"a","b":["a","a"]}', null],
  ['a colon inside a string', '{"a":["a:","a"],"b" : "a"}', null],
  ['a name twice', '{"a":1,"a" : 1}', { fault: 'doubledMember', member: 'a' }],
  ['a name twice, written otherwise', '{"a":1,"\\u0061":1}', { fault: 'doubledMember', member: 'a' }],
  ['a name twice, below', '[{"x":{"a":1,"a":2}}]', { fault: 'doubledMember', member: 'a' }],
  ['four levels', '[[[[]]]]', { fault: 'tooDeep' }],
  ['brackets in a string', '["[[[[\\"[["]', null],
  ['four members', '{"a":1,"b":2,"c":3,"d":4}', { fault: 'tooManyMembers' }],
  ['six members in two objects', '[{"a":1,"b":2,"c":3},{"a":1,"b":2,"c":3}]', { fault: 'tooManyMembers' }],
  ['a string that does not end', '{"a":1,"b', null],
  ['a closed object too many', '}}{"a":1}', null],
])('%s', (_name, text, fault) => expect(findShapeFault(text, limits)).toEqual(fault))

describe('80,000 members', () => {
  const usual = { levels: 20, membersOfObject: 1000, membersInAll: 10_000 }

  test('are refused at the 10,001st, before anything behind it is read', proving('F-053.1'), () => {
    const tooDeep = '['.repeat(30)
    const behind = (members: number) => findShapeFault(`[${manyMembers(members)},${tooDeep}`, usual)
    expect(behind(10_000)).toEqual({ fault: 'tooDeep' })
    expect(behind(80_000)).toEqual({ fault: 'tooManyMembers' })
  })

  test('eight times as many take eight times as long, where they are allowed', proving('F-053.1'), () =>
    expectLinearTime(640_000, (members) => {
      const text = manyMembers(members)
      return () => findShapeFault(text, { ...usual, membersInAll: Infinity })
    }),
  )
})
