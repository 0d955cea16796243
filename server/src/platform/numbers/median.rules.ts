/** Half of them are below it, half above; there must be one. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (below === undefined || above === undefined) throw new Error('the median of nothing')
  return (below + above) / 2
}
