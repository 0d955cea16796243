import { expect, test } from 'vitest'
import { figureTable, groupTable, linkTable } from './report-file.rules.ts'

const parts = {
  ...{ targeted: 4, accepted: 4, refused: 0, failed: 0, inDoubt: 0, excluded: 0, waiting: 0, canceled: 0 },
  difference: 0,
}
const figures = {
  ...{ sent: 4, delivered: 4, hardBounces: 0, softBounces: 0, unsubscribes: 1, complaints: 0 },
  ...{ opens: 7, uniqueOpens: 2, clicks: 3, uniqueClicks: 1, machineOpens: 5, machineClicks: 0 },
  ...{ anonymousOpens: 1, anonymousClicks: 0 },
}
const rowsWith = (counting: 'none' | 'sums' | 'people') =>
  new Map(figureTable({ parts, figures, counting }, 'en').rows.map(([name, ...rest]) => [name, rest]))

test('what is not known stays empty, and what is known has its share', () => {
  const names = ['Left', 'Opens', 'Opened (people)', 'Clicked, of those who opened'] as const
  const of = (counting: 'none' | 'sums' | 'people') => names.map((name) => rowsWith(counting).get(name))
  const nothing = [null, null]
  expect(of('none')).toEqual([[1, 0.25], nothing, nothing, nothing])
  expect(of('sums')).toEqual([[1, 0.25], [7, null], nothing, nothing])
  expect(of('people')).toEqual([
    [1, 0.25],
    [7, null],
    [2, 0.5],
    [1, 0.5],
  ])
})

test('links have their share of all clicks, and no people where nobody is recognised', () => {
  const link = { url: 'https://shop.example/', clicks: 2, uniqueClicks: 1, machineClicks: 4, anonymousClicks: 1 }
  const row = (counting: 'sums' | 'people') => linkTable([link], { parts, figures, counting }, 'de').rows[0]
  expect(row('people')).toEqual([link.url, 2, 0.666667, 1, 4, 1])
  expect(row('sums')).toEqual([link.url, 2, 0.666667, null, 4, 1])
})

test('groups say who of them read it only where people are recognised', () => {
  const group = { name: 'Gardeners', delivered: 8, opened: 4, clicked: 2, left: 1 }
  const row = (counting: 'sums' | 'some', name: string | null = group.name) =>
    groupTable([{ ...group, name }], { parts, figures, counting }, 'en').rows[0]
  expect(row('some')).toEqual(['Gardeners', 8, 4, 0.5, 2, 0.25, 1])
  expect(row('sums')).toEqual(['Gardeners', 8, null, null, null, null, 1])
  expect(row('some', null)?.[0]).toBe('Deleted group')
})
