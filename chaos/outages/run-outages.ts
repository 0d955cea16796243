import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import type { EngineName } from '../stage/engine-worker.ts'
import { call } from '../stage/http-call.ts'
import { type ProvisionedAccount, provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import type { ChaosOptions, Verdict } from '../verdict.ts'
import { compareLedger } from './compare-ledger.ts'
import { type Round, runRound } from './fault-rounds.ts'
import { judge } from './judge-outages.ts'
import { damageLedger, type Ledger, readLedger } from './ledger.ts'
import { Load, operationsPerSecond } from './load.ts'
import type { Operation } from './operation.ts'

const processCount = 2
const counts = { full: { single: 15, both: 5 }, sample: { single: 2, both: 1 } }

/** PostgreSQL and Redis die again and again while two processes serve. */
export function runOutages({ sample, seed = randomInt(1_000_000) }: ChaosOptions): Promise<Verdict> {
  return onStage((stage) => surviveOutages(stage, sample, seed))
}

function planRounds(sample: boolean): EngineName[][] {
  const { single, both } = sample ? counts.sample : counts.full
  const times = (count: number, ...killed: EngineName[]) => Array.from({ length: count }, () => killed)
  return [...times(single, 'postgres'), ...times(both, 'postgres', 'redis'), ...times(single, 'redis')]
}

async function surviveOutages(stage: Stage, sample: boolean, seed: number): Promise<Verdict> {
  const plan = planRounds(sample)
  // So many keys that no limit is ever near, even when each process grants only its share.
  const accounts = await provisionAccounts(stage, { accounts: 4, keysEach: 25 })
  const processes = await Promise.all(Array.from({ length: processCount }, () => stage.startApi()))
  const ports = processes.map(({ port }) => port)
  console.log(
    `outages: seed ${seed}, ${processCount} processes, ${operationsPerSecond} requests/s, ${plan.length} rounds of kill -9`,
  )
  // Apart, because how often the load chooses depends on the machine.
  const [random, loadRandom] = [createRandom(seed), createRandom(seed + 1)]
  const load = new Load(accounts, ports, loadRandom)
  await sleep(1000)
  const rounds: Round[] = []
  for (const killed of plan) {
    const round = await runRound({ engines: stage.engines, processes, load, random }, killed)
    rounds.push(round)
    console.log(`  ${String(rounds.length).padStart(2)} ${describe(round)}`)
  }
  await sleep(1000)
  await load.end()

  const read = () => readLedger(stage, accounts)
  const ledger = await read()
  const faults = compareLedger(load.operations, ledger)
  const totals = { listed: await totalOfLists(ports[0] as number, accounts), counted: ledger.subscribers.length }
  await damageLedger(stage.adminUrl)
  const controlFaults = countFaults(load.operations, await read())
  const endedProcesses = processes.filter((process) => process.hasEnded()).length
  for (const process of processes) printErrors(process.log())
  const { control } = stage
  return judge({ sample, control, load, rounds, processCount, endedProcesses, ledger, faults, totals, controlFaults })
}

function countFaults(operations: readonly Operation[], ledger: Ledger): number {
  return compareLedger(operations, ledger).length + ledger.brokenChains + ledger.headFaults + ledger.facetFaults
}

async function totalOfLists(port: number, accounts: readonly ProvisionedAccount[]): Promise<number> {
  const totals = accounts.map(async ({ keys }) => {
    const answer = await call({ port, method: 'GET', path: '/subscribers?limit=1', key: keys[0]?.key as string })
    return answer.body?.meta?.pagination?.total as number
  })
  return (await Promise.all(totals)).reduce((sum, total) => sum + total, 0)
}

function describe({ killed, killedAt, openAt, goodAt }: Round): string {
  const down = ((openAt - killedAt) / 1000).toFixed(1)
  return `${killed.join(' and ').padEnd(18)} away for ${down} s, good again ${(goodAt - openAt).toFixed(0)} ms later`
}

function printErrors(log: string): void {
  const lines = log.split('\n').filter((line) => line.includes('unexpected error'))
  for (const line of lines.slice(0, 5)) console.log(`       ${line.slice(0, 1500)}`)
}
