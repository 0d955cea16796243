import { buildApplication } from '../../e2e/build-application.ts'
import { leaveResult } from '../../tools/conformance/leave-result.ts'
import { type Audience, createAudience, createPublisher, draftNewsletter, planDraft } from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import { cpuMicrosOf } from '../cpu-time.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { startEngineProcess } from '../engine-processes.ts'
import { untilSent } from '../fairness/until-sent.ts'
import type { BenchOptions } from '../main.ts'
import { type RunningServer, startWeb } from '../servers.ts'
import { startSink } from '../sink/build-sink.ts'
import { quantile, spreadOf } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { openLivePage } from './page.ts'
import { type Sample, signInPeople, watch } from './watchers.ts'

const watchers = { whole: 200, sample: 20 }
const rounds = { whole: 5, sample: 1 }

interface Stage {
  database: BenchDatabase
  audience: Audience
  web: RunningServer
  cookies: string[]
}

interface Pass {
  mailsPerSecond: number
  /** Share of one core that the web process took. */
  webShare: number
  /** The same of one open page in a browser; null = none was open. */
  pageShare: number | null
  samples: Sample[]
}

/** What it costs the sending that many people watch it, and how old and how right is what they see. */
export async function benchLive(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  const size = options.sample ? 'sample' : 'whole'
  try {
    const stage = await setStage(options, cleanup, watchers[size])
    await send(stage, [])
    const watched: Pass[] = []
    const alone: Pass[] = []
    const twin: Pass[] = []
    for (let round = 0; round < rounds[size]; round += 1) {
      const passes = [
        async () => watched.push(await send(stage, stage.cookies)),
        async () => alone.push(await send(stage, [])),
        async () => twin.push(await send(stage, [])),
      ]
      for (const pass of round % 2 === 0 ? passes : passes.toReversed()) await pass()
    }
    report(stage, verdicts, { watched, alone, twin })
    leaveAges(options, watched)
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

async function setStage({ recipients }: BenchOptions, cleanup: Cleanup, people: number): Promise<Stage> {
  buildApplication()
  const database = cleanup.later(await openBenchDatabase('bench_live', { keep: false }), (it) => it.close())
  const publisher = await createPublisher(database)
  const audience = await createAudience(database, publisher, { name: 'live', size: recipients, signed: true })
  await database.pool.query('vacuum analyze')
  const sink = cleanup.later(await startSink(), ({ stop }) => stop())
  for (const name of ['dispatcher', 'sender'] as const)
    cleanup.later(await startEngineProcess(name, database, { relayPort: sink.port }), ({ stop }) => stop())
  const web = cleanup.later(await startWeb(database), ({ stop }) => stop())
  return { database, audience, web, cookies: await signInPeople(database, audience, web, people) }
}

/** One newsletter to everybody, from its plan to the last outcome. */
async function send({ database, audience, web }: Stage, cookies: readonly string[]): Promise<Pass> {
  const mailingId = await draftNewsletter(database, audience)
  const watched = { accountId: audience.accountId, mailingId }
  const crowd = watch(web, cookies, watched)
  const page = cookies[0] === undefined ? null : await openLivePage(web, cookies[0], watched)
  const cpuBefore = cpuMicrosOf(web.pid)
  const start = performance.now()
  await planDraft(database, audience, mailingId)
  await untilSent(database, [mailingId])
  const seconds = (performance.now() - start) / 1000
  const webShare = (cpuMicrosOf(web.pid) - cpuBefore) / 1e6 / seconds
  const pageShare = page && (await page.takenSeconds()) / seconds
  crowd.leave()
  await page?.close()
  return { mailsPerSecond: audience.size / seconds, webShare, pageShare, samples: crowd.samples }
}

/** What was shown was never older than two seconds before the next came, and added up. */
function leaveAges({ sample, recipients }: BenchOptions, watched: Pass[]): void {
  const samples = watched.flatMap((pass) => pass.samples)
  const oldestMs = Math.max(...samples.map(({ ageMs }) => ageMs))
  const wrong = samples.filter(({ difference }) => difference !== 0).length
  leaveResult('bench-live', {
    ...{ command: `npm run bench -- live --recipients ${recipients}`, sample },
    figures: { recipients, rounds: watched.length, samples: samples.length, oldestMs, wrong },
    control: 'the same newsletter unwatched, twice a round',
    proofs: [{ id: 'W-094.2', passed: samples.length > 0 && oldestMs <= 2000 && wrong === 0 }],
  })
}

function report(
  { audience, cookies }: Stage,
  verdicts: Verdicts,
  { watched, alone, twin }: Record<'watched' | 'alone' | 'twin', Pass[]>,
): void {
  const rateOf = (passes: Pass[]) => spreadOf(passes.map(({ mailsPerSecond }) => mailsPerSecond)).median.toFixed(0)
  console.log(`\n${audience.size} mails while ${cookies.length} people watch, from the plan to the last outcome`)
  console.log(`  ${rateOf(watched)} mails a second watched, ${rateOf(alone)} unwatched`)
  const pairs = (above: Pass[], below: Pass[]) =>
    spreadOf(above.map(({ mailsPerSecond }, i) => mailsPerSecond / (below[i] as Pass).mailsPerSecond))
  verdicts.control('unwatched / unwatched again', pairs(twin, alone))
  verdicts.ratio('a. rate watched / unwatched', pairs(watched, alone), { atLeast: 0.9 })
  const samples = watched.flatMap((pass) => pass.samples)
  const ages = samples.map(({ ageMs }) => ageMs).toSorted((a, b) => a - b)
  verdicts.figure('b. age of a number before the next one came, p99', quantile(ages, 0.99) / 1000, 's', { atMost: 2 })
  verdicts.figure('b. the same, at most', (ages.at(-1) ?? Number.NaN) / 1000, 's', {})
  const wrong = samples.filter(({ difference }) => difference !== 0).length
  verdicts.figure(`c. of ${samples.length} samples do not add up`, wrong, 'samples', { atMost: 0 })
  const shares = spreadOf(watched.map(({ webShare }) => webShare))
  verdicts.figure('d. CPU of web while watched', shares.median * 100, '% of a core', {})
  const pages = spreadOf(watched.map(({ pageShare }) => pageShare ?? Number.NaN))
  verdicts.figure('e. CPU of the page in a browser', pages.median * 100, '% of a core', { atMost: 5 })
  const idle = spreadOf(alone.map(({ webShare }) => webShare))
  verdicts.figure('d. CPU of web unwatched', idle.median * 100, '% of a core', {})
}
