import type pg from 'pg'
import { recountedRun } from '../../server/src/features/runs/index.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { type DeliveryVerdict, faultNames } from '../delivery/check-delivery.rules.ts'
import { checkDelivery, describeVerdict, isClean, waitUntilSettled } from '../delivery/check-delivery.ts'
import type { OracleLog } from '../oracle/oracle-log.ts'
import { type Finding, finding } from '../verdict.ts'
import type { CanceledRun } from './cancel-runs.ts'

interface Evidence {
  client: pg.ClientBase
  db: Database
  mailsOf: ReadonlyMap<number | null, OracleLog>
}

export async function untilAllSettled(client: pg.ClientBase, runs: readonly CanceledRun[]): Promise<void> {
  for (const { runId, readership } of runs)
    await waitUntilSettled(client, { accountId: readership.account.accountId, runId })
}

/** Nobody got the mail of a canceled run twice, everybody stands somewhere, and the account of each run adds up. */
export async function judgeCanceled(
  name: string,
  runs: readonly CanceledRun[],
  { client, db, mailsOf }: Evidence,
): Promise<Finding> {
  const verdicts: DeliveryVerdict[] = []
  let unbalanced = 0
  for (const { runId, readership } of runs) {
    const { account, expectedFile } = readership
    const run = { expectedFile, oracleLogs: [], accountId: account.accountId, runId }
    verdicts.push(await checkDelivery(client, run, mailsOf.get(runId) ?? { acceptances: [], faults: [] }))
    const balance = await recountedRun({ reader: db.reader(account) }, runId)
    if (balance?.difference === 0 && balance.waiting === 0) continue
    console.log(`run ${runId} does not add up: ${JSON.stringify(balance)}`)
    unbalanced += 1
  }
  const lines = describeVerdict({ faults: together(verdicts) })
  for (const line of lines.slice(1)) console.log(line)
  const canceled = runs.filter(({ canceledMs }) => canceledMs !== undefined).length
  const passed = verdicts.every(isClean) && unbalanced === 0
  return finding(passed, `${name}, ${canceled} runs canceled: ${lines[0]}, not adding up: ${unbalanced}`)
}

function together(verdicts: readonly DeliveryVerdict[]): DeliveryVerdict['faults'] {
  return Object.fromEntries(
    faultNames.map((fault) => [fault, verdicts.flatMap(({ faults }) => faults[fault])]),
  ) as DeliveryVerdict['faults']
}
