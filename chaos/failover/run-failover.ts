import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { waitUntil } from '../../tools/services/process-control.ts'
import { checkDelivery, describeVerdict, isClean, waitUntilSettled } from '../delivery/check-delivery.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { messageStates } from '../delivery/message-change.rules.ts'
import { lastingClient } from '../stage/lasting-client.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { type ChaosOptions, type Finding, finding, type Verdict } from '../verdict.ts'
import { copyStandby } from './lagging-standby.ts'

interface Round {
  seed: number
  recipients: number
}
interface Result {
  findings: Finding[]
  forgotten: number
}

const full = { recipients: 20_000, seeds: [601, 602, 603] }
const small = { recipients: 3000, seeds: [601] }
/** So many mails of the run leave before the standby falls behind, and so many more before the primary is lost. */
const shares = { before: 0.1, lost: 0.3 }
const repository = resolve(import.meta.dirname, '../..')

/** A standby that lagged behind takes over in mid-run: what the ledger has forgotten is found in the relay's log. */
export async function runFailover({ sample, seed: asked }: ChaosOptions): Promise<Verdict> {
  const { seeds: planned, recipients } = sample ? small : full
  const seeds = asked === undefined ? planned : [asked]
  const results: Result[] = []
  for (const seed of seeds) {
    console.log(`failover: seed ${seed}, ${recipients} recipients, 2 senders`)
    results.push(await onStage((stage) => loseTail(stage, { seed, recipients })))
  }
  const forgotten = results.reduce((sum, result) => sum + result.forgotten, 0)
  return {
    findings: results.flatMap(({ findings }) => findings),
    summary: `${forgotten} mails forgotten by the ledger in ${results.length} runs of ${recipients} recipients`,
    provenIds: [],
    figures: { forgotten, runs: results.length, recipients },
  }
}

async function loseTail(stage: Stage, round: Round): Promise<Result> {
  const delivery = await prepareDelivery(stage, { ...round, relay: 'record', senders: 2 })
  const { client, close } = lastingClient(stage.adminUrl)
  try {
    const { recipients } = round
    await waitUntil('the first mails', async () => (await countAccepted(delivery, client)) > shares.before * recipients)
    const standby = copyStandby(stage)
    // The standby knows of no more than these.
    const known = await countAccepted(delivery, client)
    const isEnough = async () => (await countAccepted(delivery, client)) > known + shares.lost * recipients
    await waitUntil('mails to be forgotten', isEnough)
    const forgotten = (await countAccepted(delivery, client)) - known
    await standby.promote()
    await untilFrozen(client)
    await untilLogIsRead(client)
    const reconciled = sumOf(delivery.dispatcher.log())
    execFileSync(process.execPath, ['server/src/main.ts', 'sending', 'unfreeze'], {
      cwd: repository,
      env: delivery.environment,
      stdio: 'ignore',
    })
    await waitUntilSettled(client, delivery.run)
    await delivery.relayIsEmpty()
    const verdict = await checkDelivery(client, { ...delivery.run, wasRestored: true })
    const lines = describeVerdict(verdict)
    for (const line of lines) console.log(line)
    const name = `seed ${round.seed}`
    const found = `the ledger had forgotten ${forgotten} mails, and ${reconciled} were found in the relay's log`
    return {
      findings: [
        finding(forgotten > 0 && reconciled > 0, `${name}: ${found}`),
        finding(isClean(verdict), `${name}: ${lines[0]}`),
      ],
      forgotten,
    }
  } finally {
    await close()
    await delivery.close()
  }
}

async function countAccepted({ run }: DeliveryStage, client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from messages where run_id = $1 and state = any($2)',
    [run.runId, [messageStates.accepted, messageStates.delivered]],
  )
  return rows[0]?.count as number
}

/** Sending notices by itself that this is another database. */
async function untilFrozen(client: pg.ClientBase): Promise<void> {
  const isFrozen = async () =>
    ((await client.query('select 1 from sending_state where frozen_reason is not null')).rowCount ?? 0) > 0
  await waitUntil('sending to freeze', isFrozen)
}

/** As the operator is told to: the log has been read to an end that is younger than the promotion. */
async function untilLogIsRead(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('select now()')
  // What the relay still had on its way in has come to an end by then.
  await sleep(5000)
  const isRead = async () =>
    ((await client.query('select 1 from relays where caught_up_at > $1', [rows[0]?.now])).rowCount ?? 0) > 0
  await waitUntil('the log to be read', isRead, 60)
}

function sumOf(log: string): number {
  return [...log.matchAll(/"reconciled":(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)
}
