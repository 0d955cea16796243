import { expect, test } from 'vitest'
import { changedSince, type Shown, versionOf } from './version.rules.ts'

const seen = { firstname: 'Ada', city: null, tags: ['a', 'b'], customerFields: { 7: 'red', 8: 12 } }

test.each<[string, Shown, Shown | 'all', string[]]>([
  ['nothing changed', seen, { firstname: 'Bea' }, []],
  ['the member itself', { ...seen, firstname: 'Eva' }, { firstname: 'Bea' }, ['firstname']],
  ['another member', { ...seen, city: 'Kiel' }, { firstname: 'Bea' }, []],
  ['a value where there was none', { ...seen, city: 'Kiel' }, { city: 'Bonn' }, ['city']],
  ['none where there was a value', { ...seen, firstname: null }, { firstname: 'Bea' }, ['firstname']],
  ['a list by what is in it', { ...seen, tags: ['b', 'a'] }, { tags: [] }, ['tags']],
  [
    'another field of the same map',
    { ...seen, customerFields: { 7: 'red', 8: 13 } },
    { customerFields: { 7: 'x' } },
    [],
  ],
  [
    'the same field of a map',
    { ...seen, customerFields: { 7: 'red', 8: 13 } },
    { customerFields: { 8: 1 } },
    ['customerFields.8'],
  ],
  [
    'a number is not its text',
    { ...seen, customerFields: { 7: 'red', 8: '12' } },
    { customerFields: { 8: 1 } },
    ['customerFields.8'],
  ],
  ['a deletion of what nobody changed', seen, 'all', []],
  ['a deletion of what somebody changed', { ...seen, city: 'Kiel' }, 'all', ['city']],
  [
    'a deletion of what lost a member',
    { firstname: 'Ada', tags: ['a', 'b'], customerFields: { 7: 'red' } },
    'all',
    [''],
  ],
])('%s', (_name, current, asked, changed) => expect(changedSince(versionOf(seen), current, asked)).toEqual(changed))

test('the order of members makes no other version', () => {
  expect(versionOf({ b: 1, a: 2 })).toBe(versionOf({ a: 2, b: 1 }))
})

test.each(['*', 'W/"x"', 'abc', '"quoted"'])('what is no version of ours has seen nothing: %s', (version) => {
  expect(changedSince(version, seen, { city: 'Bonn', firstname: 'Bea' })).toEqual(['city', 'firstname'])
})
