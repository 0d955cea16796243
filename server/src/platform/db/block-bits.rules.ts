import { firstIdOf, placesOfBlock } from './id-blocks.rules.ts'

/** The bitmap of a block in memory: the bytes as the database has them, in words, so that 32 ids are dealt with at once. */
export type BlockBits = Uint32Array

const words = placesOfBlock / 32
/** What `bit_send` puts in front: how many bits there are. */
const headBytes = 4

export const noBits: BlockBits = new Uint32Array(words)

export function emptyBits(): BlockBits {
  return new Uint32Array(words)
}

/** A bitmap as `bit_send` writes it. */
export function readBits(sent: Uint8Array): BlockBits {
  const bits = emptyBits()
  bytesOf(bits).set(sent.subarray(headBytes))
  return bits
}

/** The bytes of a bitmap, to add places to: a view of it, which is too dear to be made for every place. */
export function bytesOf(bits: BlockBits): Uint8Array {
  return new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength)
}

export function addPlace(bytes: Uint8Array, place: number): void {
  bytes[place >> 3] = (bytes[place >> 3] as number) | (0x80 >> (place & 7))
}

export function addBits(bits: BlockBits, more: BlockBits): void {
  for (let i = 0; i < words; i += 1) bits[i] = (bits[i] as number) | (more[i] as number)
}

/** How two bitmaps become one, which is written into `out`. */
export const combine = {
  both: (out: BlockBits, one: BlockBits, other: BlockBits) => {
    for (let i = 0; i < words; i += 1) out[i] = (one[i] as number) & (other[i] as number)
  },
  either: (out: BlockBits, one: BlockBits, other: BlockBits) => {
    for (let i = 0; i < words; i += 1) out[i] = (one[i] as number) | (other[i] as number)
  },
  without: (out: BlockBits, one: BlockBits, other: BlockBits) => {
    for (let i = 0; i < words; i += 1) out[i] = (one[i] as number) & ~(other[i] as number)
  },
} as const

/** How many ids are in it. */
export function countBits(bits: BlockBits): number {
  let count = 0
  for (let i = 0; i < words; i += 1) {
    const pairs = (bits[i] as number) - (((bits[i] as number) >>> 1) & 0x5555_5555)
    const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
    count += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return count
}

/** The ids in it, the highest first. */
export function idsFromTheTop(block: number, bits: BlockBits): number[] {
  const bytes = bytesOf(bits)
  const places = Array.from({ length: placesOfBlock }, (_, i) => placesOfBlock - 1 - i)
  return places
    .filter((place) => ((bytes[place >> 3] as number) & (0x80 >> (place & 7))) !== 0)
    .map((place) => firstIdOf(block) + place)
}
