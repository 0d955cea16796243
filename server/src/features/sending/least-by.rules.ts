/** The first of those that weigh least, in one pass. */
export function leastBy<T>(items: Iterable<T>, weigh: (item: T) => number): T | undefined {
  let least: { item: T; weight: number } | undefined
  for (const item of items) {
    const weight = weigh(item)
    if (!least || weight < least.weight) least = { item, weight }
  }
  return least?.item
}
