import { compileContent, findContentFaults } from '../../server/src/features/rendering/index.ts'
import {
  aContent,
  aRecipient,
  someSurroundings,
} from '../../server/src/features/rendering/testing/rendering-example.ts'
import { leaveResult } from '../../tools/conformance/leave-result.ts'
import type { BenchOptions } from '../main.ts'
import { quadraticWork } from './quadratic-work.ts'

const tokens = 100_000
const factor = 4
/** Four times the work takes four times as long; quadratic work would take sixteen times as long. */
const mostGrowth = 8
const leastGrowthOfTheControl = 11

const kinds = {
  variables: '{{V:2:Kunde}} ',
  areas: '[[A:-:1:-:{{V:2}}:-:b]]',
  placeholders: '{name}',
  'areas without end': '[[A:-:1:-:a:-:',
  'areas without anything': '[[A:-:',
  'variables without end': '{{V:2:',
  'malformed variables': '{{V:x}}',
  'opening braces': '{',
  'placeholders without end': '{name',
  'closing braces': '}}]]',
  'tags without end': '<a href="',
  'comments without end': '<!-- <style ',
}

/** Whether four times as many tokens take about four times as long, beside work of which it is known that they do not. */
export async function benchRendering({ sample, pairs }: BenchOptions): Promise<number> {
  const growth: Record<string, number> = {}
  for (const [name, token] of Object.entries(kinds)) {
    growth[name] = growthOf((count) => render(token.repeat(count)), tokens, pairs)
    console.log(`${name}: four times as many take ${growth[name]?.toFixed(2)} times as long`)
  }
  const control = growthOf(quadraticWork, 6000, pairs)
  console.log(`the control, quadratic on purpose: ${control.toFixed(2)} times as long`)
  const isLinear = Object.values(growth).every((times) => times <= mostGrowth)
  const seesQuadratic = control >= leastGrowthOfTheControl
  leaveResult('bench-rendering', {
    command: 'npm run bench -- rendering',
    sample,
    figures: { tokens, pairs, growth },
    control: `work that is quadratic on purpose takes ${control.toFixed(2)} times as long for four times the size`,
    proofs: [{ id: 'E-267', passed: isLinear && seesQuadratic }],
  })
  const passed = isLinear && seesQuadratic
  console.log(`rendering: ${tokens} tokens ${passed ? 'in linear time' : 'not shown to take linear time'}`)
  return sample || passed ? 0 : 1
}

/** The median of the ratios, each of two measurements that follow one another. */
function growthOf(work: (size: number) => void, size: number, pairs: number): number {
  work(size)
  const ratios = Array.from({ length: pairs }, () => cpuTimeOf(() => work(size)) / cpuTimeOf(() => work(size / factor)))
  return ratios.sort((a, b) => a - b)[Math.floor(pairs / 2)] as number
}

/** What other work on the machine takes does not count. */
function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function render(html: string): void {
  const content = aContent({ html, placeholders: ['name'] })
  findContentFaults(content)
  compileContent(content, someSurroundings(), []).render(aRecipient({ firstname: 'A' }), { name: 'B' })
}
