import { parseArgs } from 'node:util'
import { leaveResult } from '../../../tools/conformance/leave-result.ts'
import { startPrivateServices } from '../../../tools/services/private-services.ts'
import { privateServices } from '../../../tools/services/settings.ts'
import setup from '../global-setup.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { type Case, firstRowCases, transitionCases } from './cases.ts'
import { allKinds, type Home, type Kind, severalHomes } from './homes.ts'
import { inProcess } from './in-process.ts'
import { liveSide } from './live-paths.ts'
import { type PermissionName, permissionNames } from './model.ts'
import { findForbiddenPaths, subsets } from './paths.ts'
import { runCases } from './run-cases.ts'

const accountsOfEachKind = 6

interface Findings {
  cases: number
  firstRows: number
  steps: number
  states: number
  differences: string[]
  pathDifferences: string[]
  waysAround: string[]
}

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '1' }, full: { type: 'boolean', default: false } },
})
const sample = Number(values.sample)
if (!Number.isInteger(sample) || sample < 1) throw new Error('--sample takes a whole number: every Nth case is run')

await startPrivateServices(privateServices())
await setup()
const api = inProcess(await startTestApi())
// Nothing of this database outlives the run, so no commit has to wait for the disk.
await api.database.query(`alter database ${api.database.name} set synchronous_commit = off`)
try {
  const findings = await prove(api)
  report(findings)
  record(findings)
} finally {
  await api.stop()
}

async function prove(server: TestApi): Promise<Findings> {
  const homes = {
    plain: await severalHomes(server, 'plain', accountsOfEachKind),
    channels: await severalHomes(server, 'channels', accountsOfEachKind),
  }
  const cases = everyNth(transitionCases())
  const firstRows = everyNth(firstRowCases())
  const differences = await timed(`${cases.length + firstRows.length} cases`, () =>
    runCases(server, homes, [...cases, ...firstRows]),
  )
  const findings: Findings = {
    cases: cases.length,
    firstRows: firstRows.length,
    steps: 0,
    states: 0,
    differences,
    pathDifferences: [],
    waysAround: [],
  }
  for (const kind of allKinds)
    await timed(`paths in accounts of the kind ${kind}`, () => searchPaths(server, homes, kind, findings))
  return findings
}

/**
 * Reaching ready depends on the reactivation permissions alone; a key that may archive visits more states on the way.
 * Pairs and triples of them (`--full`) take twice as long.
 */
function searchedSets(kind: Kind): Set<PermissionName>[] {
  const nothing = new Set<PermissionName>()
  if (sample > 1 || kind === 'plain') return [nothing]
  const reactivations = permissionNames.filter((name) => name.startsWith('reactivate'))
  const chosen = subsets(reactivations).filter(({ size }) => values.full || size < 2)
  return [nothing, ...chosen.map((held) => new Set([...held, 'archiveReceiveReady' as const]))]
}

async function searchPaths(
  server: TestApi,
  homes: Record<Kind, Home[]>,
  kind: Kind,
  findings: Findings,
): Promise<void> {
  const { step, starts, differences } = liveSide(server, homes[kind])
  const found = await findForbiddenPaths(step, starts(), {
    permissionSets: searchedSets(kind),
    depth: sample > 1 ? 2 : 4,
    concurrency: 2 * accountsOfEachKind,
  })
  findings.steps += found.steps
  findings.states += found.states
  findings.pathDifferences.push(...differences)
  findings.waysAround.push(...found.violations.map(({ permissions, path }) => `[${permissions}] ${path.join('; ')}`))
}

function everyNth(cases: Case[]): Case[] {
  return cases.filter((_, index) => index % sample === 0)
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

function report(findings: Findings): void {
  const { cases, firstRows, steps, states, differences, pathDifferences, waysAround } = findings
  for (const line of [...differences, ...pathDifferences].slice(0, 40)) console.log(`DIFFERENT ${line}`)
  for (const line of waysAround.slice(0, 40)) console.log(`WAY AROUND ${line}`)
  console.log(`without a row before: ${firstRows} cases; states visited by paths: ${states}`)
  console.log(
    `permissions: ${cases} cases, ${differences.length} differences; ` +
      `paths: ${steps} steps, ${pathDifferences.length} differences, ${waysAround.length} ways around`,
  )
  if (differences.length + pathDifferences.length + waysAround.length > 0) process.exitCode = 1
}

function record({ differences, pathDifferences, waysAround, ...counts }: Findings): void {
  const byCases = ['E-169', 'E-170', 'E-171', 'E-172', 'E-177']
  const byPaths = ['E-173', 'E-174', 'E-175', 'E-176.1']
  const proofsOf = (ids: string[], passed: boolean) => ids.map((id) => ({ id, passed }))
  const pathsHold = pathDifferences.length + waysAround.length === 0
  leaveResult('permissions', {
    command: 'npm run permissions',
    sample: sample > 1,
    figures: counts,
    control: `every case is also decided by a model of the table: ${counts.cases} cases, ${counts.states} states`,
    proofs: [...proofsOf(byCases, differences.length === 0), ...proofsOf(byPaths, pathsHold)],
  })
}
