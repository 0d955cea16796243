import { expect, test } from 'vitest'
import type { Publication, PublishedCopy } from '../../api/records.ts'
import { canStop, fixesOf, onShelf, usedBy } from './publishing.rules.ts'

const copies = (...states: PublishedCopy['state'][]) => ({
  copies: states.map((state) => ({ state })) as PublishedCopy[],
})

test.each([
  [copies('received', 'received'), 0, 2],
  [copies('used', 'adapted', 'planned', 'sent', 'declined', 'withdrawn'), 4, 6],
  [copies(), 0, 0],
])('%o is used by some of all', (publication, used, all) => expect(usedBy(publication)).toEqual({ used, all }))

test('only what is planned or active can be stopped', () => {
  expect(canStop(copies('sent', 'draft', 'sending'))).toBe(false)
  expect(canStop(copies('sent', 'planned'))).toBe(true)
  expect(canStop(copies('active'))).toBe(true)
})

test('what was taken back stands apart', () => {
  const list = [{ withdrawnAt: null }, { withdrawnAt: '2026-11-18 08:00:00' }] as Publication[]
  expect(onShelf(list, 'out')).toEqual([list[0]])
  expect(onShelf(list, 'withdrawn')).toEqual([list[1]])
})

test.each([
  [true, true, 'both'],
  [true, false, 'subject'],
  [false, true, 'content'],
])('subject %s, content %s: %s', (fixesSubject, fixesContent, fixes) =>
  expect(fixesOf({ fixesSubject, fixesContent })).toBe(fixes),
)
