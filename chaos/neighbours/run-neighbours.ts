import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Database } from '../../server/src/platform/db/database.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { monotonicMs } from '../oracle/monotonic-clock.ts'
import { startOracle } from '../oracle/start-oracle.ts'
import { openOperator, type ProvisionedAccount, provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import type { ChaosOptions, Finding, Verdict } from '../verdict.ts'
import { figuresOf, judgeEnd, judgeHabit } from './judge-neighbours.ts'
import { beginNewsletter } from './letters.ts'
import { type Measured, measure, type Phase } from './measure.rules.ts'
import { habits, Neighbour, registerAt, type Size } from './neighbour.ts'

interface WholeSize extends Size {
  /** People the other's newsletter goes to; it has to last. */
  newsletter: number
  registrations: number
}
const full: WholeSize = {
  waiting: 20_000,
  readers: 60_000,
  large: 200,
  newsletter: 300_000,
  registrations: 200,
}
const small: WholeSize = {
  waiting: 500,
  readers: 4000,
  large: 24,
  newsletter: 24_000,
  registrations: 20,
}
const everyMs = 100
const newsletterDomain = 'rundbrief.example'
/** What a sender is shipped with, and a limit for old objects. */
const nodeOptions = '--max-semi-space-size=8 --max-old-space-size=192'

/** One account makes trouble; another one's opt-in mails are as quick as without it, and its newsletter as fast. */
export async function runNeighbours({ sample }: ChaosOptions): Promise<Verdict> {
  const size = sample ? small : full
  console.log(`neighbours: ${habits.join(', ')}; ${size.registrations} registrations and a newsletter beside each`)
  const findings: Finding[] = []
  const figures: Record<string, unknown> = {}
  await onStage(async (stage) => {
    const { measured, putAway, arrived, peakMegabytes, senders } = await playAll(stage, size)
    for (const one of measured) {
      findings.push(...judgeHabit(stage, one, { sample, putAway }))
      figures[one.habit] = figuresOf(one)
    }
    findings.push(...judgeEnd({ large: size.large, arrived, senders, peakMegabytes }))
    Object.assign(figures, { arrived, peakMegabytes })
  })
  return {
    findings,
    summary: `neighbours: ${habits.length} habits`,
    provenIds: [],
    control: JSON.stringify(figures.none),
    figures,
  }
}

async function playAll(stage: Stage, size: WholeSize) {
  const oracle = await startOracle({ logFile: join(stage.dir, 'oracle.jsonl') })
  const environment: Record<string, string> = {
    ...stage.environment,
    RELAY_URL: `smtp://127.0.0.1:${oracle.port}`,
    REQUIRE_SENDER_DOMAIN: 'false',
    RELAY_CONNECTIONS: '16',
    NODE_OPTIONS: nodeOptions,
  }
  const accounts = await provisionAccounts(stage, { accounts: habits.length + 1, keysEach: 15 })
  const other = accounts[habits.length] as ProvisionedAccount
  const { port: apiPort } = await stage.startApi({ REQUIRE_SENDER_DOMAIN: 'false' })
  const operator = openOperator(stage)
  const db = new Database({ url: environment.ENGINE_DATABASE_URL as string, poolSize: 2, preparedStatements: true })
  const client = new pg.Client({ connectionString: stage.adminUrl })
  await client.connect()
  const desk = { operator, db, apiPort, client, oracle }
  const neighbours = habits.map((habit, i) => new Neighbour(habit, accounts[i] as ProvisionedAccount, desk))
  let sender: Supervised | undefined
  try {
    for (const neighbour of neighbours.toReversed()) await neighbour.prepare(size)
    await beginNewsletter(desk, other, { domain: newsletterDomain, size: size.newsletter })
    sender = new Supervised('sender', { dir: stage.dir, environment })
    await waitUntil('the first mails', async () => (await oracle.counts()).accepted > 200)
    const measured: Measured[] = []
    let putAway = 0
    for (const neighbour of neighbours) {
      measured.push(await playOne(neighbour, { apiPort, other, size, oracle }))
      if (neighbour.habit === 'paused') putAway = await neighbour.putAway()
    }
    const arrived = await awaitLarge(neighbours.at(-1) as Neighbour, oracle, size.large)
    return { measured, putAway, arrived, peakMegabytes: peakMegabytesOf(sender.pid), senders: sender.starts }
  } finally {
    await sender?.stop()
    await Promise.all([operator.close(), db.close(), client.end(), oracle.stop()])
  }
}

interface Surroundings {
  apiPort: number
  other: ProvisionedAccount
  size: WholeSize
  oracle: Awaited<ReturnType<typeof startOracle>>
}

/** The control is the same newsletter in the seconds before. */
async function playOne(neighbour: Neighbour, { apiPort, other, size, oracle }: Surroundings): Promise<Measured> {
  const before = new Map<string, number>()
  // With the same registrations, because these cost the machine something, too.
  const alone = await during(() =>
    registerEvenly(apiPort, other, { ...size, habit: `ohne-${neighbour.habit}`, asked: before }),
  )
  await neighbour.begin()
  const asked = new Map<string, number>()
  const beside = await during(() => registerEvenly(apiPort, other, { ...size, habit: neighbour.habit, asked }))
  const isThere = async () => {
    const recipients = new Set((await oracle.readLog()).acceptances.map(({ recipient }) => recipient))
    return [...asked.keys()].every((email) => recipients.has(email))
  }
  await waitUntil('the mails of everybody who registered', isThere, 60).catch(() => {})
  await neighbour.end()
  const { habit, domain } = neighbour
  const seen = { habit, newsletterDomain, neighbourDomain: domain, asked, alone, beside }
  return measure(seen, await oracle.readLog())
}

async function during(work: () => Promise<unknown>): Promise<Phase> {
  const from = monotonicMs()
  await work()
  return { from, until: monotonicMs() }
}

/** At an even pace, whatever the answers do; notes when each was answered. */
async function registerEvenly(
  port: number,
  { keys }: ProvisionedAccount,
  { registrations, habit, asked }: { registrations: number; habit: string; asked: Map<string, number> },
): Promise<void> {
  for (let i = 0; i < registrations; i++) {
    const email = `neu-${i}@${habit}.nord.example`
    await registerAt(port, keys[i % keys.length]?.key as string, email)
    asked.set(email, monotonicMs())
    await sleep(everyMs)
  }
}

/** Everybody with large values gets the mail in the end; tells how many have. */
async function awaitLarge(neighbour: Neighbour, oracle: Surroundings['oracle'], large: number): Promise<number> {
  const count = async () =>
    new Set(
      (await oracle.readLog()).acceptances
        .map(({ recipient }) => recipient)
        .filter((one) => one.endsWith(`@${neighbour.domain}`)),
    ).size
  await neighbour.begin()
  await waitUntil('the large mails', async () => (await count()) === large, 120).catch(() => {})
  return count()
}

function peakMegabytesOf(pid: number | undefined): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
