import { verdicts } from '../tracking/verdict.rules.ts'

export type MachineReason = Exclude<keyof typeof verdicts, 'human'>

export const machineReasons = Object.keys(verdicts).filter((name) => name !== 'human') as MachineReason[]

interface MachineSum {
  kind: string
  verdict: number
  n: number
}

/** What was left out because no person did it, and how that was seen. */
export function machinesOf(sums: readonly MachineSum[]): { reason: MachineReason; opens: number; clicks: number }[] {
  const sum = (reason: MachineReason, wanted: 'open' | 'click') =>
    sums
      .filter(({ kind, verdict }) => kind === wanted && verdict === verdicts[reason])
      .reduce((total, { n }) => total + n, 0)
  return machineReasons
    .map((reason) => ({ reason, opens: sum(reason, 'open'), clicks: sum(reason, 'click') }))
    .filter(({ opens, clicks }) => opens + clicks > 0)
    .toSorted((a, b) => b.opens + b.clicks - a.opens - a.clicks)
}
