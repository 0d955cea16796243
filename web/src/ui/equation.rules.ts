export interface Part {
  key: string
  name: string
  value: number
  kind: PartKind
}

export type PartKind = 'good' | 'fading' | 'faint' | 'waiting' | 'gone' | 'bad' | 'hidden'

/** It adds up, or it says so: a sum is never rounded or filled up to fit. */
export function missingFrom(total: number, parts: readonly Pick<Part, 'value'>[]): number {
  return total - parts.reduce((sum, { value }) => sum + value, 0)
}

/** Widths in per cent; a part that is there is never too small to be seen. */
export function widthsOf(parts: readonly Pick<Part, 'value'>[]): number[] {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  return parts.map(({ value }) => (sum === 0 ? 0 : (value / sum) * 100))
}
