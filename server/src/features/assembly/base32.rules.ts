const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const values = new Map([...alphabet].map((letter, value) => [letter, value]))

/** RFC 4648 in lower case without padding: survives systems that change the case of an address. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let rest = 0
  for (const byte of bytes) {
    rest = ((rest << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(rest >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(rest << (5 - bits)) & 31] : text
}

/** Null for a letter outside the alphabet, and for a spelling `toBase32` would not have produced. */
export function fromBase32(text: string): Buffer | null {
  const bytes = Buffer.alloc(Math.floor((text.length * 5) / 8))
  let length = 0
  let bits = 0
  let rest = 0
  for (const letter of text.toLowerCase()) {
    const value = values.get(letter)
    if (value === undefined) return null
    rest = ((rest << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[length++] = rest >> bits
  }
  return bits < 5 && (rest & ((1 << bits) - 1)) === 0 ? bytes : null
}
