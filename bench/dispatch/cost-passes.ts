import { finishCompletedRuns, recountedRun } from '../../server/src/features/runs/index.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { type Audience, planNewsletter } from '../audience.ts'
import { cpuMicrosOf, familyCpuMicrosOf } from '../cpu-time.ts'
import type { Sink } from '../sink/build-sink.ts'
import { spreadOf } from '../statistics.ts'
import type { Verdicts } from '../verdicts.ts'
import type { Station } from './station.ts'

/** What one mail of a whole run took. */
export interface PassCost {
  mailsPerSecond: number
  senderMicros: number
  postgresMicros: number
  walBytes: number
}

/** Whole runs to audiences of several sizes in turn, from the plan to the last recorded outcome. */
export async function takeCostPasses(
  station: Station,
  sink: Sink,
  audiences: readonly Audience[],
  rounds: number,
): Promise<Map<Audience, PassCost[]>> {
  const costs = new Map(audiences.map((audience) => [audience, [] as PassCost[]]))
  for (let round = 0; round < rounds; round++)
    for (const audience of round % 2 === 0 ? audiences : audiences.toReversed())
      costs.get(audience)?.push(await takePass(station, sink, audience))
  return costs
}

async function takePass(station: Station, sink: Sink, audience: Audience): Promise<PassCost> {
  const { size } = audience
  const { database, engine, senders } = station
  const clocks = async () => ({
    ms: performance.now(),
    mails: await sink.count(),
    sender: senders.reduce((sum, { pid }) => sum + cpuMicrosOf(pid), 0),
    postgres: familyCpuMicrosOf(database.postgresPid),
    wal: Number((await database.pool.query("select pg_current_wal_lsn() - '0/0' as bytes")).rows[0].bytes),
  })
  const mailingId = await planNewsletter(database, audience)
  const before = await clocks()
  await station.startRuns()
  // Asking PostgreSQL would be work of PostgreSQL; asking the sink costs nobody anything.
  await waitUntil(
    `the end of a run to ${size}`,
    async () => (await sink.count()) >= before.mails + size,
    60 + size / 50,
  )
  await waitUntil('the last outcomes', async () => (await finishCompletedRuns(engine)) > 0)
  const after = await clocks()
  await checkCounts(station, audience, mailingId)
  const perMail = (clock: 'sender' | 'postgres' | 'wal') => (after[clock] - before[clock]) / size
  return {
    mailsPerSecond: (size * 1000) / (after.ms - before.ms),
    senderMicros: perMail('sender'),
    postgresMicros: perMail('postgres'),
    walBytes: perMail('wal'),
  }
}

/** Fast and wrong is worth nothing: everybody was aimed at once, and everybody was accepted. */
async function checkCounts({ database, engine }: Station, audience: Audience, mailingId: number): Promise<void> {
  const { accountId, customerId, size } = audience
  const { rows } = await database.pool.query('select id from runs where account_id = $1 and mailing_id = $2', [
    accountId,
    mailingId,
  ])
  const account = await recountedRun({ reader: engine.db.reader({ accountId, customerId }) }, Number(rows[0].id))
  if (account?.accepted !== size || account.difference !== 0)
    throw new Error(`a run to ${size} ended with ${JSON.stringify(account)}`)
}

/** The cost of the middle size is judged, and that no other size costs more or less. */
export function reportCosts(costs: Map<Audience, PassCost[]>, base: Audience, verdicts: Verdicts): void {
  const median = (audience: Audience, figure: (cost: PassCost) => number) =>
    spreadOf((costs.get(audience) as PassCost[]).map(figure)).median
  const cpu = (audience: Audience) =>
    median(audience, ({ senderMicros, postgresMicros }) => senderMicros + postgresMicros)
  for (const audience of costs.keys()) {
    const figures = [
      `${median(audience, ({ mailsPerSecond }) => mailsPerSecond).toFixed(0)}/s`,
      `CPU µs/mail: sender ${median(audience, ({ senderMicros }) => senderMicros).toFixed(0)}`,
      `PostgreSQL ${median(audience, ({ postgresMicros }) => postgresMicros).toFixed(0)}`,
      `WAL ${median(audience, ({ walBytes }) => walBytes).toFixed(0)} B/mail`,
    ]
    console.log(`  ${`run to ${audience.size}, unsigned`.padEnd(34)} ${figures.join(', ')}`)
  }
  verdicts.figure(
    'e. PostgreSQL CPU per mail',
    median(base, ({ postgresMicros }) => postgresMicros),
    'µs',
    { atMost: 60 },
  )
  verdicts.figure(
    'e. WAL per mail',
    median(base, ({ walBytes }) => walBytes),
    'bytes',
    { atMost: 1000 },
  )
  for (const audience of costs.keys())
    if (audience !== base)
      verdicts.figure(
        `f. CPU per mail, ${audience.size} / ${base.size} recipients`,
        cpu(audience) / cpu(base),
        'times',
        {
          atLeast: 0.85,
          atMost: 1.15,
        },
      )
}
