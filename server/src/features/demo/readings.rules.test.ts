import { expect, test } from 'vitest'
import { judgeMessage, verdicts } from '../tracking/verdict.rules.ts'
import { readingsOf } from './readings.rules.ts'

const arrivedMs = Date.UTC(2026, 5, 1, 8)
const mails = Array.from({ length: 1000 }, (_none, i) => ({
  ...{ runId: 7, messageId: i + 1, contentId: 3, links: 3, agrees: i % 5 > 0, arrivedMs },
}))
const later = arrivedMs + 30 * 86_400_000
const all = mails.flatMap((mail) => readingsOf(mail, later))

test('the same mail is read in the same way', () => {
  expect(mails.flatMap((mail) => readingsOf(mail, later))).toEqual(all)
})

test('about as many open and click as one would hope', () => {
  const people = all.filter(({ verdict }) => verdict === verdicts.human)
  const readers = new Set(people.map(({ messageId }) => messageId))
  expect(readers.size).toBeGreaterThan(250)
  expect(readers.size).toBeLessThan(600)
  const clicks = people.filter(({ link }) => link !== null)
  expect(new Set(clicks.map(({ link }) => link))).toEqual(new Set([1, 2, 3]))
  expect(clicks.length).toBeLessThan(readers.size / 2)
})

test('only who agreed is recognised, and what has not happened yet is left out', () => {
  expect(mails.filter(({ agrees }) => !agrees).flatMap((mail) => readingsOf(mail, later))).toSatisfy(
    (readings: { messageId: number }[]) => readings.length > 0 && readings.every(({ messageId }) => messageId === 0),
  )
  const hour = arrivedMs + 3_600_000
  const soon = mails.flatMap((mail) => readingsOf(mail, hour))
  expect(soon).toEqual(all.filter(({ atMs }) => atMs < hour))
  expect(soon.length).toBeLessThan(all.length)
})

test('the product judges them as they were meant', () => {
  for (const mail of mails) {
    const readings = readingsOf(mail, later).toSorted((a, b) => a.atMs - b.atMs)
    expect(judgeMessage(readings, arrivedMs)).toEqual(readings.map(({ verdict }) => verdict))
  }
})
