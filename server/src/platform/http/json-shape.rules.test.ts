import { expect, test } from 'vitest'
import { findShapeFault } from './json-shape.rules.ts'

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
