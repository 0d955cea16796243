import { expect, test } from 'vitest'
import {
  addBits,
  addPlace,
  type BlockBits,
  bytesOf,
  combine,
  countBits,
  emptyBits,
  idsFromTheTop,
  readBits,
} from './block-bits.rules.ts'

const places = [0, 1, 31, 32, 63, 500, 1022, 1023]

function bitsOf(...of: number[]): BlockBits {
  const bits = emptyBits()
  for (const place of of) addPlace(bytesOf(bits), place)
  return bits
}

test('what was put in is counted and named, the highest first', () => {
  expect(countBits(bitsOf(...places))).toBe(places.length)
  expect(idsFromTheTop(2, bitsOf(...places))).toEqual(places.toReversed().map((place) => 2048 + place))
  expect(countBits(emptyBits().fill(0xffff_ffff))).toBe(1024)
})

test('a bitmap is read as the database sends it: its length, then the first id leftmost', () => {
  const sent = Buffer.alloc(132)
  sent.writeUInt32BE(1024)
  sent[4] = 0b1010_0000
  sent[131] = 1
  expect(idsFromTheTop(0, readBits(sent))).toEqual([1023, 2, 0])
})

test('sets are combined place by place', () => {
  const [one, other] = [bitsOf(1, 40, 900), bitsOf(40, 901)]
  const made = (sign: keyof typeof combine) => {
    const out = emptyBits()
    combine[sign](out, one, other)
    return idsFromTheTop(0, out)
  }
  expect(made('both')).toEqual([40])
  expect(made('either')).toEqual([901, 900, 40, 1])
  expect(made('without')).toEqual([900, 1])
  addBits(one, other)
  expect(idsFromTheTop(0, one)).toEqual([901, 900, 40, 1])
})
