import { setTimeout as sleep } from 'node:timers/promises'
import { resumeRun } from '../../server/src/features/runs/index.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { checkDelivery, describeVerdict, isClean, waitUntilSettled } from '../delivery/check-delivery.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import type { FaultRule } from '../oracle/fault-rule.rules.ts'
import { onStage } from '../stage/stage.ts'
import { type Finding, finding } from '../verdict.ts'

const storm451: FaultRule[] = [{ at: 'dot', action: { kind: 'reply', code: 451, text: '4.3.0 come back later' } }]
const policy: FaultRule[] = [
  { at: 'dot', probability: 0.3, action: { kind: 'reply', code: 550, text: '5.7.1 your mail is not wanted here' } },
]
const silence: FaultRule[] = [{ at: 'dot', probability: 0.02, action: { kind: 'silence', accepting: true } }]
const closing421: FaultRule[] = [
  { at: 'mail', probability: 0.05, action: { kind: 'reply', code: 421, text: '4.3.2 closing' } },
  { at: 'dot', probability: 0.05, action: { kind: 'reply', code: 421, text: '4.3.2 closing' } },
]

/** A relay that cannot be asked and behaves badly: refuses for now, refuses for good, falls silent, closes. */
export function runStorms({ seed, sample }: { seed: number; sample: boolean }): Promise<Finding[]> {
  const recipients = sample ? 2000 : 10_000
  return onStage(async (stage) => {
    const environment = { RELAY_REPLY_SECONDS: '5' }
    const delivery = await prepareDelivery(stage, { seed, recipients, relay: 'opaque', senders: 2, environment })
    try {
      const findings = [await refuseForNow(delivery), ...(await refuseByPolicy(delivery))]
      await misbehave(delivery)
      const hurrying = setInterval(() => void hurry(delivery.client), 2000)
      await waitUntilSettled(delivery.client, delivery.run).finally(() => clearInterval(hurrying))
      const verdict = await checkDelivery(delivery.client, delivery.run)
      const lines = describeVerdict(verdict)
      for (const line of lines) console.log(line)
      const { unknownButNotInjected, injectedButNotUnknown } = verdict.figures
      const strays = unknownButNotInjected + injectedButNotUnknown
      return [
        ...findings,
        finding(isClean(verdict), `seed ${seed}, storms at an opaque relay: ${lines[0]}`),
        finding(
          strays === 0,
          `unknown but answered: ${unknownButNotInjected}, unanswered but not unknown: ${injectedButNotUnknown}`,
        ),
      ]
    } finally {
      await delivery.close()
    }
  })
}

async function refuseForNow({ oracle, client, run }: DeliveryStage): Promise<Finding> {
  const mostAttempts = async () => {
    const text = 'select coalesce(max(attempt), 0)::int as most from messages where run_id = $1'
    return (await client.query<{ most: number }>(text, [run.runId])).rows[0]?.most as number
  }
  await oracle.arm(storm451)
  await waitUntil('the first refusal', async () => (await mostAttempts()) > 0).catch(() => {})
  await sleep(8000)
  await oracle.arm([])
  const most = await mostAttempts()
  await hurry(client)
  return finding(most >= 1 && most <= 6, `451 storm: at most ${most} attempts for one mail`)
}

async function refuseByPolicy({ oracle, client, db, account, run }: DeliveryStage): Promise<Finding[]> {
  await oracle.arm(policy)
  const count = async (sql: string) => (await client.query<{ n: number }>(sql, [run.runId])).rows[0]?.n as number
  const isPaused = async () =>
    (await count("select count(*)::int as n from runs where id = $1 and state = 'paused'")) > 0
  const paused = await waitUntil('the run to pause itself', isPaused).then(
    () => true,
    () => false,
  )
  const refused = await count('select count(*)::int as n from messages where run_id = $1 and state = 5')
  await oracle.arm([])
  await db.transaction(account, (tx) => resumeRun({ tx }, run.runId))
  const archived = await count(
    "select count(*)::int as n from subscriptions where $1 > 0 and status = 3 and status_addition = 5 and optout_at > now() - interval '1 hour'",
  )
  return [
    finding(paused, `550 5.7.1 on 30 %: the run ${paused ? `paused itself after ${refused} refusals` : 'went on'}`),
    finding(archived === 0, `550 5.7.1 on 30 %: ${archived} subscribers archived`),
  ]
}

/** Waiting minutes for the next attempt would make the run long without showing more. */
export async function hurry(client: DeliveryStage['client']): Promise<void> {
  await client.query('update messages set due_at = now() where state in (0, 4) and due_at > now()')
}

async function misbehave({ oracle }: DeliveryStage): Promise<void> {
  for (const rules of [silence, closing421]) {
    await oracle.arm(rules)
    await sleep(6000)
  }
  await oracle.arm([])
}
