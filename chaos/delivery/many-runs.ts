import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../server/src/platform/db/database.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { untilDone } from '../mixed/cancel-runs.ts'
import { readOracleLogs } from '../oracle/oracle-log.ts'
import { type Finding, finding } from '../verdict.ts'
import { faultNames } from './check-delivery.rules.ts'
import { checkDelivery, describeVerdict, isClean, verdictLine, waitUntilSettled } from './check-delivery.ts'
import type { DeliveryStage } from './delivery-stage.ts'
import { mailsOfRuns } from './mails-of-runs.ts'
import { planNewsletter, startedRun } from './readership.ts'

const gapMs = 1500
/** What has not come by in so many runs will not come any more. */
const mostRuns = 400

/** Small newsletters one after the other, or the one large one, while anything is still to fall silent. */
export async function sendWhile(
  { client, readership, run }: DeliveryStage,
  db: Database,
  { runs, recipients }: { runs: number; recipients: number },
  goesOn: () => boolean,
): Promise<number[]> {
  const runIds = [run.runId]
  const isLarge = recipients > 1000
  while (runIds.length < (isLarge ? 1 : runs) || (goesOn() && runIds.length < mostRuns)) {
    await sleep(gapMs)
    if (isLarge && goesOn() && (await isOpen(client, run.runId))) continue
    const mailingId = await untilDone(() => planNewsletter(db, readership))
    runIds.push(await startedRun(client, mailingId))
  }
  return runIds
}

/** Nothing is open, the relay has passed on what it had, and the runs have been finished. */
export async function untilAllAtRest(delivery: DeliveryStage, runIds: readonly number[]): Promise<void> {
  for (const runId of runIds) await waitUntilSettled(delivery.client, { ...delivery.run, runId })
  await delivery.relayIsEmpty()
  for (const runId of runIds)
    await waitUntil('the end of the run', async () => !(await isOpen(delivery.client, runId)), 60).catch(() => {})
}

async function isOpen(client: DeliveryStage['client'], runId: number): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from runs where id = $1 and state <> 'finished'", [runId])
  return (rowCount ?? 0) > 0
}

export async function judgeRuns(
  { client, run, environment }: DeliveryStage,
  runIds: readonly number[],
): Promise<Finding[]> {
  const mails = mailsOfRuns(await readOracleLogs(run.oracleLogs), environment.POSTRIDER_SECRET as string)
  const totals = Object.fromEntries(faultNames.map((name) => [name, [] as string[]])) as Parameters<
    typeof verdictLine
  >[0]['faults']
  let unfinished = 0
  for (const runId of runIds) {
    const verdict = await checkDelivery(client, { ...run, runId }, mails.get(runId) ?? { acceptances: [], faults: [] })
    if (!isClean(verdict)) for (const line of describeVerdict(verdict)) console.log(`  run ${runId}: ${line}`)
    for (const name of faultNames) totals[name].push(...verdict.faults[name])
    if (await isOpen(client, runId)) unfinished += 1
  }
  return [
    finding(isClean({ faults: totals }), `${runIds.length} runs: ${verdictLine({ faults: totals })}`),
    finding(unfinished === 0, `${unfinished} runs are not finished`),
  ]
}
