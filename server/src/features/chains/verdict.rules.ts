import type { Verified } from './walk-chain.ts'

/** What the walk along a chain has shown, for the command line. */
export function verdict(ledger: string, found: Verified): string {
  const { entries, brokenAt, heads, brokenHead, unsignedHeads } = found
  const first =
    brokenAt === null
      ? `${ledger} holds: ${counted(entries, 'entry', 'entries')}, ${counted(heads, 'signed head', 'signed heads')}`
      : `${ledger} is BROKEN at entry ${brokenAt}; ${entries} entries before it hold`
  return [
    first,
    ...(brokenHead === null ? [] : [`  it does not pass the head signed at ${brokenHead} UTC`]),
    ...unsignedHeads.map((name) => `  the head ${name} was not signed by this installation`),
  ].join('\n')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
