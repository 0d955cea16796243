import { expect, test } from 'vitest'
import { endOfTrash } from './trash.rules.ts'

test('what was deleted lies in the trash for 30 days', () => {
  expect(endOfTrash('2026-11-19 10:15:00')).toBe('2026-12-19 10:15:00')
  expect(endOfTrash(new Date('2026-02-01T00:00:00Z'))).toBe('2026-03-03 00:00:00')
})
