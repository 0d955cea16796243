import { expect, test } from 'vitest'
import type { WrittenTemplate } from '../../api/records.ts'
import { droppedOn, isUnfinished, moved, titleOf, withStrangers } from './article.rules.ts'

const place = (at: string, label: string, kind = 'text') => ({ at, kind, label, isLine: true })
const lead = {
  places: [place('1.1', 'picture', 'image'), place('1.2', 'greeting'), place('1.3', 'heading')],
} as unknown as WrittenTemplate

test.each([
  ['its heading', { '1.2': { text: 'Hello' }, '1.3': { text: 'Plant &amp; wait' } }, 'Plant & wait'],
  ['its first words', { '1.2': { text: '<p>Hello <b>you</b></p>' } }, 'Hello you'],
  ['what most read of it', { '1.3': { text: 'Dear {{V:2:gardener}}, plant' } }, 'Dear gardener, plant'],
  ['nothing yet', { '1.1': { url: 'https://a.example/1.png' } }, ''],
])('an article is called by %s', (_what, places, title) => expect(titleOf({ places }, lead)).toBe(title))

test.each([
  ['a picture without words', { '1.1': { url: 'https://a.example/1.png', alt: '', link: '' } }, true],
  ['a described one', { '1.1': { url: 'https://a.example/1.png', alt: 'A robin', link: '' } }, false],
  ['no picture yet', { '1.1': { url: '', alt: '', link: '' } }, false],
  ['a button without a link', { '1.4': { text: 'See', link: '' } }, true],
  ['a text', { '1.2': { text: 'See' } }, false],
])('unfinished: %s', (_what, places, unfinished) => expect(isUnfinished({ places })).toBe(unfinished))

test.each([
  ['up', 3, -1, [1, 3, 2]],
  ['down', 1, 1, [2, 1, 3]],
  ['up from the top', 1, -1, null],
  ['down from the end', 3, 1, null],
  ['what is not there', 9, 1, null],
] as const)('%s', (_way, id, by, order) => expect(moved([1, 2, 3], id, by)).toEqual(order))

test('dropped on another it takes its place', () => {
  expect(droppedOn([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
  expect(droppedOn([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
})

test('an earlier order keeps what others added since', () => {
  expect(withStrangers([1, 2, 3], [1, 3], [3, 1, 9])).toEqual([1, 2, 3, 9])
  expect(withStrangers([1, 3], [1, 2, 3], [1, 2, 3])).toEqual([1, 3])
})
