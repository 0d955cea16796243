import { expect, test } from 'vitest'
import { readFrameMessage } from './mail-frame.rules.ts'

const place = { top: 10, left: 0, width: 600, height: 40 }
const link = { ...place, anchor: 0, href: 'https://shop.example/' }

test.each([
  ['a size', { kind: 'size', height: 812, place: null }, { kind: 'size', height: 812, place: null, links: [] }],
  ['with the chosen article', { kind: 'size', height: 812, place }, { kind: 'size', height: 812, place, links: [] }],
  ['an endless one is cut', { kind: 'size', height: 9e9, place }, { kind: 'size', height: 30_000, place, links: [] }],
  ['no height', { kind: 'size', height: '812' }, null],
  ['one that is no number', { kind: 'size', height: Number.NaN }, null],
  ['half a place', { kind: 'size', height: 1, place: { top: 1 } }, { kind: 'size', height: 1, place: null, links: [] }],
  [
    'links, and what only looks like one',
    { kind: 'size', height: 1, links: [link, { ...link, href: 7 }, null, { ...link, top: -1 }] },
    { kind: 'size', height: 1, place: null, links: [link] },
  ],
  ['an article', { kind: 'chosen', article: 7 }, { kind: 'chosen', article: 7 }],
  ['none', { kind: 'chosen', article: null }, { kind: 'chosen', article: null }],
  ['a text instead of one', { kind: 'chosen', article: '7' }, { kind: 'chosen', article: null }],
  ['something else', { kind: 'navigate', to: 'https://evil.example' }, null],
  ['a text', 'size', null],
  ['nothing', null, null],
])('%s', (_name, data, message) => expect(readFrameMessage(data)).toEqual(message))
