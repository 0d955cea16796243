import { randomBytes } from 'node:crypto'
import { type MailTokens, type PagePurpose, pagePurposes } from '../../src/features/assembly/index.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const length = 80

interface Genuine {
  text: string
  purpose: PagePurpose
}

/** Tries changed tokens on every purpose; returns those that were accepted although nobody had made them. */
export function attackTokens(tokens: MailTokens, attempts: number, next: () => number): string[] {
  const accepted: string[] = []
  for (let done = 0; done < attempts; ) {
    const genuine = makeGenuine(tokens, next)
    const known = new Set(genuine.map(({ text, purpose }) => `${purpose}:${text}`))
    for (let i = 0; i < 1000 && done < attempts; i++, done++) {
      const text = mutate(genuine, next)
      const purpose = pagePurposes[Math.floor(next() * pagePurposes.length)] as PagePurpose
      if (tokens.openPage(text, purpose) && !known.has(`${purpose}:${text}`)) accepted.push(`${purpose}:${text}`)
    }
  }
  return accepted
}

function makeGenuine(tokens: MailTokens, next: () => number): Genuine[] {
  const number = () => Math.floor(next() * 2 ** 40)
  return Array.from({ length: 20 }, (_, i) => {
    const purpose = pagePurposes[i % pagePurposes.length] as PagePurpose
    const ids = { accountId: number(), subscriberId: number(), newsletterId: number(), channelId: number() }
    return { purpose, text: tokens.sealPage({ ...ids, issuedAt: new Date() }, purpose) }
  })
}

/** Changes that somebody with a few genuine tokens can make. */
function mutate(genuine: readonly Genuine[], next: () => number): string {
  const pick = <T>(from: ArrayLike<T>): T => from[Math.floor(next() * from.length)] as T
  const { text } = pick(genuine)
  const other = pick(genuine).text
  const at = Math.floor(next() * length)
  const kinds: (() => string)[] = [
    () => text.slice(0, at) + pick(alphabet) + text.slice(at + 1),
    () => flipBits(text, 1 + Math.floor(next() * 3), next),
    () => text.slice(0, at) + other.slice(at),
    () => splice(text, other, next),
    () => text.slice(0, at),
    () => text + pick(alphabet),
    () => text,
    () => randomBytes(60).toString('base64url'),
    () => text.slice(0, 20) + randomBytes(45).toString('base64url'),
    () => text.slice(0, at) + text.slice(at + 1) + pick(alphabet),
  ]
  return pick(kinds)()
}

function flipBits(text: string, count: number, next: () => number): string {
  const bytes = Buffer.from(text, 'base64url')
  for (let i = 0; i < count; i++) {
    const at = Math.floor(next() * bytes.length)
    bytes[at] = (bytes[at] as number) ^ (1 << Math.floor(next() * 8))
  }
  return bytes.toString('base64url')
}

/** Head, nonce, ciphertext and tag of two tokens, each from either. */
function splice(text: string, other: string, next: () => number): string {
  const [one, two] = [Buffer.from(text, 'base64url'), Buffer.from(other, 'base64url')]
  const parts = [
    [0, 2],
    [2, 14],
    [14, 44],
    [44, 60],
  ].map(([from, to]) => (next() < 0.5 ? one : two).subarray(from, to))
  return Buffer.concat(parts).toString('base64url')
}

/** Small, fast and repeatable: the same seed makes the same attack. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
