import { expect, test } from 'vitest'
import { contentAt, type FirstPart, targetsNow } from './first-part.rules.ts'

const subjects: FirstPart = { isOver: false, parts: ['10000', '00100'], contentIds: [7, 8], contentId: 8 }
const trial: FirstPart = { isOver: false, parts: ['01000'], contentIds: [], contentId: 7 }

test.each([
  ['while a test goes on, those who try the subjects', subjects, '10100'],
  ['of a trial, those who were chosen', trial, '01000'],
  ['nobody of a block in which nobody goes first', { ...trial, parts: null }, '00000'],
  ['everybody, when it is over', { ...subjects, isOver: true }, '11101'],
])('%s', (_name, first, targets) => expect(targetsNow('11101', first)).toBe(targets))

test.each([
  ['the first subject', subjects, 0, 7],
  ['the second', subjects, 2, 8],
  ['one that has lost stays with those who were to try it', { ...subjects, isOver: true }, 0, 7],
  ['the others get the winner', { ...subjects, isOver: true }, 4, 8],
  ['a trial says what all mails say', trial, 1, 7],
])('%s', (_name, first, place, contentId) => expect(contentAt(place, first)).toBe(contentId))
