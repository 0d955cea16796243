import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { aTrackedRun } from '../../server/test/tracked-run.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { freePort } from '../stage/free-port.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import { type Finding, finding, type Verdict } from '../verdict.ts'
import { ClickLoad } from './click-load.ts'

interface Scene {
  stage: Stage
  tracking: Supervised
  awaySeconds: number
  isUp(): Promise<boolean>
}

/** What befalls the process and its engines while readers click. */
const faults: Record<string, (scene: Scene) => Promise<void>> = {
  'PostgreSQL was away': ({ stage, awaySeconds }) => away(stage, 'postgres', awaySeconds),
  'NATS was away': ({ stage, awaySeconds }) => away(stage, 'nats', awaySeconds),
  'the process was killed': (scene) => killRepeatedly(scene, 2),
  'PostgreSQL was away and the process was killed': async (scene) => {
    const { stage, awaySeconds } = scene
    await stage.engines.kill('postgres')
    await sleep((awaySeconds * 1000) / 2)
    await killRepeatedly(scene, 2)
    await stage.engines.start('postgres')
  },
}
const calmMs = 1000

/** Opens and clicks while engines and the process itself die: who was answered must be stored, and nobody twice. */
export function runTracking({ sample }: { sample: boolean }): Promise<Verdict> {
  return onStage(async (stage) => {
    await stage.engines.start('nats')
    const query = async (text: string, values: unknown[] = []) => (await ask(stage.adminUrl, text, values)).rows
    const port = await freePort()
    const tracking = new Supervised('tracking', {
      dir: stage.dir,
      environment: { ...stage.environment, TRACKING_PORT: String(port) },
    })
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    try {
      await waitUntil('answer of the tracking process', isUp)
      const findings: Finding[] = []
      const figures: Record<string, unknown> = {}
      for (const [name, strike] of Object.entries(faults)) {
        const run = await aTrackedRun(query, ['https://shop.example/'])
        const load = new ClickLoad({ port, run, secret: stage.environment.POSTRIDER_SECRET as string })
        await sleep(calmMs)
        await strike({ stage, tracking, isUp, awaySeconds: sample ? 2 : 20 })
        await sleep(calmMs)
        await load.stop()
        const result = await compare(query, run.runId, load)
        figures[name] = result
        findings.push(finding(result.lost === 0 && result.doubled === 0 && result.answered > 0, textOf(name, result)))
      }
      return {
        findings,
        summary: 'every open and click that was answered is stored once',
        provenIds: [],
        figures,
      }
    } finally {
      await tracking.stop()
    }
  })
}

async function away({ engines }: Stage, engine: 'postgres' | 'nats', seconds: number): Promise<void> {
  await engines.kill(engine)
  await sleep(seconds * 1000)
  await engines.start(engine)
}

async function killRepeatedly({ tracking, isUp }: Scene, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    tracking.signal('SIGKILL')
    await sleep(200)
    await waitUntil('answer of the next tracking process', isUp)
    await sleep(500)
  }
}

interface Comparison {
  answered: number
  unanswered: number
  stored: number
  lost: number
  doubled: number
  slowestMs: number
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** What the journal keeps may take a moment to arrive. */
async function compare(query: Query, runId: number, load: ClickLoad): Promise<Comparison> {
  let rows: number[] = []
  const read = async () => {
    const found = await query('select message_id::int as message from tracking_events where run_id = $1', [runId])
    rows = found.map(({ message }) => message as number)
    const stored = new Set(rows)
    return [...load.answered].every((message) => stored.has(message))
  }
  await waitUntil('arrival of everything that was answered', read).catch(() => {})
  // A record of the journal that is read twice would show up by now.
  await sleep(calmMs)
  await read()
  const stored = new Set(rows)
  return {
    answered: load.answered.size,
    unanswered: load.unanswered,
    stored: stored.size,
    lost: [...load.answered].filter((message) => !stored.has(message)).length,
    doubled: rows.length - stored.size,
    slowestMs: Math.round(load.slowestMs),
  }
}

function textOf(name: string, { answered, unanswered, lost, doubled, slowestMs }: Comparison): string {
  return `${name}: ${answered} answered, ${lost} lost, ${doubled} doubled; ${unanswered} not answered, the slowest after ${slowestMs} ms`
}

/** A connection per question: the engines die between them. */
async function ask(url: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
