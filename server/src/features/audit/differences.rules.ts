import type { Changes } from './audit-chain.rules.ts'

/** What is not the same any more, before and after; null = the thing is not there. */
export function differences(before: Record<string, unknown> | null, after: Record<string, unknown> | null): Changes {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const pairs = [...names].map((name) => [name, [before?.[name] ?? null, after?.[name] ?? null]] as const)
  return Object.fromEntries(
    pairs
      .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is))
      .map(([name, [was, is]]) => [name, [was, is]]),
  )
}
