import { isVoid } from './pairs.ts'
import type { Spread } from './statistics.ts'

/** Without either bound a figure is only shown. */
export interface Goal {
  atLeast?: number
  atMost?: number
}

/** Gathers what a benchmark found: prints each figure beside its goal and knows the exit status in the end. */
export class Verdicts {
  private readonly judged: boolean
  private worst = 0

  /** A sample prints the same lines and judges none. */
  constructor({ sample }: { sample: boolean }) {
    this.judged = !sample
  }

  /** 0 = all reached, 1 = one missed, 2 = void. */
  get exitCode(): number {
    return this.judged ? this.worst : 0
  }

  /** Two that are alike: what separates them is the noise of the machine. */
  control(name: string, spread: Spread): void {
    const uneven = isVoid({ control: spread })
    const verdict = uneven ? 'VOID: outside 0.9–1.1, the machine was too uneven, run again' : 'even'
    this.say(`A/A ${name}`, spreadText(spread), verdict, uneven ? 2 : 0)
  }

  ratio(name: string, spread: Spread, goal: Goal): void {
    this.compare(name, spreadText(spread), spread.median, goal)
  }

  figure(name: string, value: number, unit: string, goal: Goal): void {
    this.compare(name, `${round(value)} ${unit}`, value, goal)
  }

  private compare(name: string, text: string, value: number, goal: Goal): void {
    const { atLeast, atMost } = goal
    const reached = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
    const bounds = [
      ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
      ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
    ]
    const verdict = bounds.length > 0 ? `goal ${bounds.join(' and ')}: ${reached ? 'reached' : 'MISSED'}` : 'no goal'
    this.say(name, text, verdict, reached ? 0 : 1)
  }

  private say(name: string, figure: string, verdict: string, code: number): void {
    this.worst = Math.max(this.worst, code)
    console.log(`  ${name.padEnd(58)} ${figure.padEnd(22)} ${this.judged ? verdict : 'sample, not judged'}`)
  }
}

function spreadText({ median, low, high }: Spread): string {
  return `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}

function round(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}
