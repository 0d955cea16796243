import { randomFillSync } from 'node:crypto'

/** Random bytes, fetched in portions: one call to the system serves hundreds of nonces, and no byte is given out twice. */
export function createRandomPool(portion = 8192): (size: number) => Buffer {
  const pool = Buffer.allocUnsafe(portion)
  let used = portion
  return (size) => {
    if (used + size > portion) {
      randomFillSync(pool)
      used = 0
    }
    used += size
    return Buffer.from(pool.subarray(used - size, used))
  }
}
