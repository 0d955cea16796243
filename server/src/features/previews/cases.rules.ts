import type { TemplateNode, VariableNode } from '../rendering/template.rules.ts'

/** A variable whatever its default: `V:2`, `C:17`. */
export type Token = `${VariableNode['family']}:${number}`

/** Something that readers see differently: a value or its default, an area or its default. */
export interface Case {
  /** What it needs of a person. */
  tokens: readonly Token[]
  /** With all of that, or without some of it. */
  isShown: boolean
}

export const tokenOf = ({ family, id }: Pick<VariableNode, 'family' | 'id'>): Token => `${family}:${id}`

/** Everything that can look differently in these parts of a mail, each case once; nobody differs in what is constant. */
export function casesOf(nodes: readonly TemplateNode[], constant: ReadonlySet<Token> = new Set()): Case[] {
  const needs = nodes.flatMap((node): Token[][] => {
    const variables = node.kind === 'area' ? node.body : [node]
    const tokens = new Set(variables.flatMap((part) => (part.kind === 'variable' ? [tokenOf(part)] : [])))
    const differing = [...tokens.difference(constant)].sort()
    return differing.length > 0 ? [differing] : []
  })
  const unique = [...new Map(needs.map((tokens) => [tokens.join(), tokens])).values()]
  return unique.flatMap((tokens) => [true, false].map((isShown) => ({ tokens, isShown })))
}

/** People who have values for the same variables. */
export interface Alike {
  has: ReadonlySet<Token>
  people: number
  /** One of them. */
  exampleId: number
}

export function shows({ has }: Pick<Alike, 'has'>, { tokens, isShown }: Case): boolean {
  return tokens.every((token) => has.has(token)) === isShown
}

/** Beyond so many steps the search takes what it has found; a mail with a dozen variables needs a few hundred. */
const mostSteps = 50_000

/** The fewest people who together show every case that anybody shows. */
export function fewestPeople(kinds: readonly Alike[], cases: readonly Case[]): Alike[] {
  const options = kinds.map((alike) => ({
    alike,
    shown: new Set(cases.flatMap((one, i) => (shows(alike, one) ? [i] : []))),
  }))
  const useful = options.filter(
    (one, i) =>
      !options.some((other, j) => covers(other.shown, one.shown) && (!covers(one.shown, other.shown) || j < i)),
  )
  const wanted = new Set(useful.flatMap(({ shown }) => [...shown]))
  let best = greedy(useful, wanted)
  let steps = 0
  search(wanted, [])
  return best.map(({ alike }) => alike)

  function search(left: ReadonlySet<number>, chosen: Option[]): void {
    if (left.size === 0 && chosen.length < best.length) best = chosen
    steps += 1
    if (left.size === 0 || chosen.length + 1 >= best.length || steps > mostSteps) return
    // Whatever else is chosen, one of those who show the rarest case must be.
    const candidates = [...left].map((one) => useful.filter(({ shown }) => shown.has(one)))
    const rarest = candidates.reduce((few, more) => (more.length < few.length ? more : few))
    for (const option of rarest) search(left.difference(option.shown), [...chosen, option])
  }
}

interface Option {
  alike: Alike
  shown: ReadonlySet<number>
}

const covers = (one: ReadonlySet<number>, other: ReadonlySet<number>) => other.isSubsetOf(one)

/** Always whoever shows most of what is left. */
function greedy(options: readonly Option[], wanted: ReadonlySet<number>): Option[] {
  const chosen: Option[] = []
  let left = wanted
  while (left.size > 0) {
    const next = options.reduce((most, one) =>
      left.intersection(one.shown).size > left.intersection(most.shown).size ? one : most,
    )
    chosen.push(next)
    left = left.difference(next.shown)
  }
  return chosen
}
