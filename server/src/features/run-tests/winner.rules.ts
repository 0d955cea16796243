import type { WinsBy } from '../mailings/subject-test.rules.ts'
import type { Figures, TestOutcome } from '../runs/run-test.rules.ts'

/** Fewer say nothing. */
const fewestEvents = 10

export interface Verdict {
  winner: number
  outcome: Extract<TestOutcome, 'most' | 'level' | 'few'>
}

/** Which subject did best, and why it is that one: the first of those who are level, and the first of all where too little happened. */
export function decide(variants: readonly Figures[], winsBy: WinsBy): Verdict {
  const events = variants.reduce((sum, variant) => sum + variant[winsBy], 0)
  if (events < fewestEvents) return { winner: 0, outcome: 'few' }
  const rates = variants.map((variant) => rateOf(variant, winsBy))
  const best = Math.max(...rates)
  const isLevel = rates.filter((rate) => rate === best).length > 1
  return { winner: rates.indexOf(best), outcome: isLevel ? 'level' : 'most' }
}

function rateOf(figures: Figures, winsBy: WinsBy): number {
  return figures.delivered === 0 ? 0 : figures[winsBy] / figures.delivered
}
