import { expect, test } from 'vitest'
import { countShelves, placesInList, placesOn, shelves } from './shelf.rules.ts'

test('every place is on exactly one shelf beside the whole list, but for what goes on by itself', () => {
  const single = shelves.filter((shelf) => shelf !== 'all').flatMap(placesOn)
  expect(single.toSorted()).toEqual([...placesOn('all'), placesInList.standing].toSorted())
})

test('shelves count what stands at their places', () => {
  const counts = [
    { place: placesInList.failed, count: 1 },
    { place: placesInList.planned, count: 2 },
    { place: placesInList.over, count: 214 },
  ]
  expect(countShelves(counts)).toEqual({ all: 217, drafts: 0, planned: 3, sending: 0, sent: 214, standing: 0 })
})
