import { expect, test } from 'vitest'
import { changesOf } from './draft.rules.ts'

const stored = { name: 'Shop', types: ['a', 'b'], limit: null as number | null }

test.each([
  ['nothing typed', {}, {}],
  ['another name', { name: 'CRM' }, { name: 'CRM' }],
  ['typed and taken back', { name: 'Shop', types: ['a', 'b'] }, {}],
  ['a shorter list', { types: ['a'] }, { types: ['a'] }],
  ['a value where there was none', { limit: 3 }, { limit: 3 }],
])('%s', (_what, edits, changes) => expect(changesOf(stored, edits)).toEqual(changes))
