import type pg from 'pg'
import { waitUntil } from '../../tools/services/process-control.ts'
import { type OracleLog, readOracleLogs } from '../oracle/oracle-log.ts'
import {
  compareDelivery,
  type DeliveryEvidence,
  type DeliveryVerdict,
  faultNames,
  type LedgerRow,
} from './check-delivery.rules.ts'
import { describeStuck } from './describe-stuck.ts'
import { readExpectedSet } from './expected-set.ts'
import { isEnteredAgain, messageStates, openStates } from './message-change.rules.ts'
import { readStateChanges } from './state-change-log.ts'

interface RunName {
  accountId: number
  runId: number
}

export interface DeliveryRun extends RunName {
  expectedFile: string
  oracleLogs: readonly string[]
  unsubscriptions?: DeliveryEvidence['unsubscriptions']
  /** Names of effects, such as those of `unsubscriptionEffects`. */
  acknowledged?: readonly string[]
  effects?: ReadonlySet<string>
  /** To a state in which it knew less. */
  wasRestored?: boolean
}

/** Judges one run that has come to rest; `client` may read everything, `log` holds the mails of this run alone. */
export async function checkDelivery(
  client: pg.ClientBase,
  run: DeliveryRun,
  log?: OracleLog,
): Promise<DeliveryVerdict> {
  const changes = await readStateChanges(client, run.runId)
  const { acceptances, faults } = log ?? (await readOracleLogs(run.oracleLogs))
  return compareDelivery({
    expected: await readExpectedSet(run.expectedFile),
    acceptances,
    injected: faults,
    ledger: await readLedger(client, run),
    openBlocks: await readOpenBlocks(client, run),
    changes: changes.filter(({ from, to }) => !run.wasRestored || !isEnteredAgain(from, to)),
    unsubscriptions: run.unsubscriptions ?? [],
    acknowledged: run.acknowledged ?? [],
    effects: run.effects ?? new Set(),
  })
}

export function isClean({ faults }: Pick<DeliveryVerdict, 'faults'>): boolean {
  return faultNames.every((fault) => faults[fault].length === 0)
}

export function verdictLine({ faults }: Pick<DeliveryVerdict, 'faults'>): string {
  return faultNames.map((fault) => `${fault}=${faults[fault].length}`).join(' ')
}

const examplesShown = 5

/** The line, and a few examples of everything that is not zero. */
export function describeVerdict(verdict: Pick<DeliveryVerdict, 'faults'>): string[] {
  const examples = faultNames.flatMap((fault) =>
    verdict.faults[fault].slice(0, examplesShown).map((text) => `  ${fault}: ${text}`),
  )
  return [verdictLine(verdict), ...examples]
}

const patienceSeconds = 300

/** Waits until nothing of the run is open any more; what has not moved for five minutes is stuck, and the check will say so. */
export async function waitUntilSettled(client: pg.ClientBase, run: RunName): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  let movedAt = performance.now()
  await waitUntil(
    'the end of the run',
    async () => {
      const open = await countOpen(client, run)
      if (open < before) movedAt = performance.now()
      before = Math.min(before, open)
      const isStuck = open > 0 && performance.now() - movedAt > patienceSeconds * 1000
      if (isStuck) for (const line of await describeStuck(client, run)) console.log(line)
      return open === 0 || isStuck
    },
    3600,
  )
}

/** The database's clock now, in milliseconds: the time of an acknowledgement is read after it has come. */
export async function databaseTimeMs(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  )
  return rows[0]?.now as number
}

/** `unsubscribed <id>` for everybody who has left the default channel. */
export async function unsubscriptionEffects(client: pg.ClientBase, accountId: number): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select s.subscriber_id as id from subscriptions s join channels c on (c.account_id, c.id) = (s.account_id, s.channel_id)
     where s.account_id = $1 and c.is_default and s.status = 3`,
    [accountId],
  )
  return new Set(rows.map(({ id }) => unsubscribed(id)))
}

export function unsubscribed(subscriberId: number | string): string {
  return `unsubscribed ${subscriberId}`
}

/** A canceled run leaves those it had not come to without a message; they are canceled too. */
async function readLedger(client: pg.ClientBase, { accountId, runId }: RunName): Promise<LedgerRow[]> {
  const { rows } = await client.query<LedgerRow>(
    `select subscriber_id::float8 as "subscriberId", state, extract(epoch from wire_at)::float8 * 1000 as "wireAtMs",
            coalesce(reason, reply, reply_code::text) as reason
     from messages where account_id = $1 and run_id = $2
     union all
     select ((b.block << 10) + place)::float8, $3, null, 'the run was canceled'
     from runs r join run_blocks b on (b.account_id, b.run_id) = (r.account_id, r.id) cross join generate_series(0, 1023) place
     where r.account_id = $1 and r.id = $2 and r.state = 'canceled' and b.state <> 2 and get_bit(b.targets, place) = 1
       and not exists (select from messages m where (m.account_id, m.run_id, m.id) = ($1, $2, (b.block << 10) + place))`,
    [accountId, runId, messageStates.canceled],
  )
  return rows
}

const unfinishedBlocks = `
  run_blocks b join runs r on (r.account_id, r.id) = (b.account_id, b.run_id)
  where b.account_id = $1 and b.run_id = $2 and b.state <> 2 and r.state <> 'canceled'`

async function readOpenBlocks(client: pg.ClientBase, { accountId, runId }: RunName): Promise<number[]> {
  const { rows } = await client.query<{ block: number }>(`select b.block::float8 from ${unfinishedBlocks} order by 1`, [
    accountId,
    runId,
  ])
  return rows.map(({ block }) => block)
}

async function countOpen(client: pg.ClientBase, run: RunName): Promise<number> {
  const { rows } = await client.query<{ open: number }>(
    `select (select count(*) from messages m where m.account_id = $1 and m.run_id = $2 and m.state = any($3))::int
          + (select coalesce(sum(b.cnt), 0) from ${unfinishedBlocks})::int as open`,
    [run.accountId, run.runId, openStates],
  )
  return rows[0]?.open as number
}
