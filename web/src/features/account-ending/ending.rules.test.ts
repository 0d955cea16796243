import { expect, test } from 'vitest'
import type { AccountExport } from '../../api/records.ts'
import { archiveStateOf, isMoving, takenAt } from './ending.rules.ts'

const archive: AccountExport = {
  id: 7,
  state: 'done',
  isOwn: true,
  isFileGone: false,
  fileEndsAt: '2026-11-18 12:00:00',
  downloadedAt: null,
  createdAt: '2026-11-17 12:00:00',
}

test.each([
  ['no archive', undefined, 'none'],
  ['one that waits', { state: 'waiting' }, 'running'],
  ['one that failed', { state: 'failed' }, 'failed'],
  ['one’s own', {}, 'ready'],
  ['somebody else’s', { isOwn: false }, 'others'],
  ['one of yesterday', { isFileGone: true }, 'none'],
] as const)('%s', (_name, given, state) => expect(archiveStateOf(given && { ...archive, ...given })).toBe(state))

const ending = { closedAt: null, endsAt: null, below: [], hasExport: true }

test('the latest time counts, while it does', () => {
  const exports = [archive, { ...archive, downloadedAt: '2026-11-02 09:00:00' }]
  expect(takenAt({ ...ending, exports })).toBe('2026-11-02 09:00:00')
  expect(takenAt({ ...ending, hasExport: false, exports })).toBeNull()
})

test('who has fetched theirs need not look again', () => {
  expect(isMoving({ ...ending, exports: [archive] })).toBe(true)
  expect(isMoving({ ...ending, exports: [{ ...archive, downloadedAt: archive.createdAt }] })).toBe(false)
  expect(isMoving({ ...ending, exports: [] })).toBe(false)
})
