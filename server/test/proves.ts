import { expect, type TestOptions, TestRunner } from 'vitest'
import { clauses } from '../../tools/conformance/catalogue/index.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Clauses the whole test shows. */
    shows?: string[]
    /** What has become of the claims: begun when their work starts, held when the assertions in it held. */
    claims?: Record<string, 'begun' | 'held'>
  }
}

/** One assertion can show what two rows say in their own words; a longer list is no claim any more. */
const mostClausesAtOnce = 3
const clausePattern = /^(?:[REWF]-\d{3}|D-[A-Z]+-[A-Z]?\d+)(?:\.\d+)?$/

type Clauses = string | string[]

/** Runs the assertions that show a clause of the specification; fails when there are none. */
export function proves<T>(claimed: Clauses, work: () => T): T {
  const ids = known(claimed)
  const claims = claimsOfTheTest()
  const before = assertions()
  for (const id of ids) claims[id] = 'begun'
  const closed = <V>(value: V): V => {
    if (assertions() === before) throw new Error(`${ids.join(', ')}: nothing was asserted`)
    for (const id of ids) claims[id] = 'held'
    return value
  }
  const result = work()
  return result instanceof Promise ? (result.then(closed) as T) : closed(result)
}

/** A test that shows the clause as a whole: `test('…', proving('E-143'), async () => { … })`. */
export function proving(claimed: Clauses, options: TestOptions = {}): TestOptions {
  return { ...options, meta: { shows: known(claimed) } }
}

/** A table of cases: each case shows the clauses its name begins with, `['E-004 rubbish', …]`, if it begins with any. */
export function provingEach<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => T {
  return (...args) => {
    const ids = args.flatMap((value) => (typeof value === 'string' ? leadingClauses(value) : []))
    return ids.length === 0 ? work(...args) : proves(ids, () => work(...args))
  }
}

/** Before each test: what an earlier attempt claimed is forgotten. */
export function forgetClaims({ meta }: { meta: TestOptions['meta'] & object }): void {
  meta.claims = Object.fromEntries((meta.shows ?? []).map((id) => [id, 'begun']))
}

/** After each test: what it shows as a whole holds when it has asserted anything. */
export function closeClaims({ meta }: { meta: TestOptions['meta'] & object }): void {
  const ids = meta.shows ?? []
  if (ids.length > 0 && assertions() === 0) throw new Error(`${ids.join(', ')}: nothing was asserted`)
  for (const id of ids) meta.claims = { ...meta.claims, [id]: 'held' }
}

function leadingClauses(name: string): string[] {
  const words = name.split(' ').map((word) => word.replace(/[:,]$/, ''))
  const end = words.findIndex((word) => !clausePattern.test(word))
  return end < 0 ? words : words.slice(0, end)
}

function known(claimed: Clauses): string[] {
  const ids = [claimed].flat()
  const unknown = ids.filter((id) => !clauses.has(id))
  if (unknown.length > 0) throw new Error(`not in the catalogue of clauses: ${unknown.join(', ')}`)
  if (ids.length < 1 || ids.length > mostClausesAtOnce)
    throw new Error(`a claim names 1 to ${mostClausesAtOnce} clauses`)
  return ids
}

function claimsOfTheTest(): Record<string, 'begun' | 'held'> {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('a claim stands in a test')
  test.meta.claims ??= {}
  return test.meta.claims
}

function assertions(): number {
  return expect.getState().assertionCalls
}
