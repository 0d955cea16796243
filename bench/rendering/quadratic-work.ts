/** Reads what lies before each place again, as a careless pattern would. */
export function quadraticWork(size: number): void {
  let seen = 0
  for (let end = 0; end < size; end += 1) for (let place = 0; place < end; place += 1) seen = (seen + place) % 1_000_003
  if (seen < 0) throw new Error('never')
}
