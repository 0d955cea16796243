import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Random } from '../../server/src/features/demo/random.rules.ts'
import type { ScheduledFault } from '../delivery/fault-schedule.ts'
import type { Stage } from '../stage/stage.ts'

/** PostgreSQL as a whole falls silent: its processes stand still, or its commits wait for a standby that is lost. */
export function silentServer({ dir, adminUrl }: Stage, random: Random, longestSeconds: number): ScheduledFault[] {
  const pause = () => sleep(1000 * longestSeconds ** random.next())
  return [
    {
      name: 'stop PostgreSQL (SIGSTOP)',
      weight: 1,
      strike: async () => {
        const pids = processesOf(join(dir, 'postgres'))
        for (const pid of pids) signal(pid, 'SIGSTOP')
        await pause()
        for (const pid of pids) signal(pid, 'SIGCONT')
      },
    },
    {
      name: 'commits wait for a lost standby',
      weight: 1,
      strike: async () => {
        await setStandby(adminUrl, 'nobody')
        await pause()
        await setStandby(adminUrl, '')
      },
    },
  ]
}

function processesOf(dir: string): number[] {
  const server = Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === server)
    .map(Number)
  return [server, ...children]
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

async function setStandby(url: string, names: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // The setting itself must not wait for the standby it names.
    await client.query('set synchronous_commit = local')
    await client.query(`alter system set synchronous_standby_names = '${names}'`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
