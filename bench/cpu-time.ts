import { readFileSync } from 'node:fs'
import { childrenOf } from '../tools/services/process-control.ts'

// USER_HZ is 100 on every Linux that Node runs on.
const microsPerTick = 10_000

/** CPU time a process has used so far. */
export function cpuMicrosOf(pid: number): number {
  const { own } = ticksOf(pid)
  return own * microsPerTick
}

/** The same for a process with all its children, living and ended: PostgreSQL works in one process per connection. */
export function familyCpuMicrosOf(pid: number): number {
  const parent = ticksOf(pid)
  const children = childrenOf(pid).map((child) => ticksOf(child).own)
  return children.reduce((sum, ticks) => sum + ticks, parent.own + parent.endedChildren) * microsPerTick
}

function ticksOf(pid: number): { own: number; endedChildren: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name may hold spaces; what follows its closing bracket has fixed places, the state first.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number]
    return { own: user + system, endedChildren: childUser + childSystem }
  } catch {
    return { own: 0, endedChildren: 0 }
  }
}
