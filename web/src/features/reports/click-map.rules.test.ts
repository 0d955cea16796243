import { expect, test } from 'vitest'
import { hotPlaces, labelSize, rankLinks } from './click-map.rules.ts'

const link = (id: number, url: string, clicks: number, machineClicks = 0) => ({
  ...{ id, url, clicks, machineClicks, uniqueClicks: clicks, anonymousClicks: 0 },
})
const links = [link(1, 'https://lindhof.example/tulips', 6), link(2, 'https://lindhof.example', 2, 9)]
const figures = { clicks: 10, machineClicks: 10 } as never
const anchor = (n: number, href: string, top: number, left = 10) => ({
  ...{ anchor: n, href, top, left, width: 100, height: 20 },
})

test('links stand by their clicks, each with its share of all, also of those that are not listed', () => {
  const of = (counted: 'people' | 'all') =>
    rankLinks({ links, figures }, counted).map(({ rank, link: { id }, share }) => [rank, id, share])
  expect(of('people')).toEqual([
    [1, 1, 0.6],
    [2, 2, 0.2],
  ])
  expect(of('all')).toEqual([
    [1, 2, 0.55],
    [2, 1, 0.3],
  ])
})

test('every line of a counted link has a frame, the first one a label, and no label hides another', () => {
  const ranked = rankLinks({ links, figures }, 'people')
  const places = [
    ...[anchor(0, 'https://lindhof.example/tulips', 100), anchor(0, 'https://lindhof.example/tulips', 124)],
    // The same target, as a browser writes it; too close to the label above.
    anchor(1, 'https://lindhof.example/', 110, 500),
    anchor(2, 'https://lindhof.example/', 112, 500),
    anchor(3, 'https://lindhof.example/unsubscribe', 300),
  ]
  const hot = hotPlaces(places, ranked, { scale: 0.5, width: 300 })
  expect(hot.map(({ rank, top, label }) => [rank, top, label !== null])).toEqual([
    [1, 50, true],
    [1, 62, false],
    [2, 55, true],
    [2, 56, true],
  ])
  const [first, , second, third] = hot.map(({ label }) => label)
  expect(first).toEqual({ top: 44, left: 59 })
  expect(second?.left).toBe(300 - labelSize.width)
  expect((third?.top ?? 0) - (second?.top ?? 0)).toBeGreaterThanOrEqual(labelSize.height)
})
