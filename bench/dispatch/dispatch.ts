import { type Audience, createAudience, createPublisher } from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { peakMegabytesOf } from '../engine-processes.ts'
import { type MailSlice, printSlices, rateRatio, type SliceSettings, sliceInTurn } from '../mail-slices.ts'
import type { BenchOptions } from '../main.ts'
import { type Sink, startSink } from '../sink/build-sink.ts'
import { Verdicts } from '../verdicts.ts'
import { startBareSource } from './bare-source.ts'
import { reportCosts, takeCostPasses } from './cost-passes.ts'
import { newsletterSource } from './newsletter-source.ts'
import { canRunPostfix, racePostfix } from './postfix-race.ts'
import { captureMail, type ReadyMail } from './ready-mail.ts'
import { copyDatabase, openStation, type Station } from './station.ts'

interface Scene {
  options: BenchOptions
  settings: SliceSettings
  verdicts: Verdicts
  mail: ReadyMail
  audiences: Record<'unsigned' | 'signed', Audience>
  /** With the same content; what is sent in one does not touch the others. */
  databases: Record<'one' | 'twin' | 'confined' | 'two', BenchDatabase>
}

/** Newsletters through real sender processes, against bare pools and generators that do nothing but send. */
export async function benchDispatch(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  try {
    const scene = await setScene(options, cleanup)
    await raceIntoSink(scene, cleanup)
    if (canRunPostfix) await raceIntoPostfix(scene)
    else console.log('\nInto Postfix: left out, Postfix is not installed or this is not root')
    return scene.verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

async function setScene(options: BenchOptions, cleanup: Cleanup): Promise<Scene> {
  const { sample, recipients, pairs } = options
  const original = await openBenchDatabase('bench_dispatch', { keep: false })
  const publisher = await createPublisher(original)
  const create = (name: string, size: number, signed: boolean) =>
    createAudience(original, publisher, { name, size, signed })
  const audiences = {
    unsigned: await create('unsigned', recipients, false),
    signed: await create('signed', recipients, true),
  }
  const reader = await create('reader', 1, false)
  await original.pool.query('vacuum analyze')
  await original.close()
  const copy = async (name: string) =>
    cleanup.later(await copyDatabase(original.adminUrl, `bench_dispatch_${name}`), (database) => database.close())
  const databases = {
    one: await copy('one'),
    twin: await copy('twin'),
    confined: await copy('confined'),
    two: await copy('two'),
  }
  const mail = cleanup.later(await captureMail(databases.one, reader), ({ remove }) => remove())
  const settings = {
    rounds: sample ? 1 : pairs,
    sliceSeconds: sample ? 1 : 1.5,
    warmUpSeconds: sample ? 1 : 4,
    postgresPid: original.postgresPid,
  }
  const verdicts = new Verdicts(options)
  return { options, settings, verdicts, mail, audiences, databases }
}

async function raceIntoSink(scene: Scene, cleanup: Cleanup): Promise<void> {
  const { audiences, databases, mail, settings, verdicts } = scene
  const sink = cleanup.later(await startSink(), ({ stop }) => stop())
  const bare = async (name: string, signed: boolean) =>
    cleanup.later(await startBareSource(name, sink, mail, { signed }), ({ end }) => end())
  const station = async (name: keyof Scene['databases'], senders: number, confined = false) =>
    cleanup.later(await openStation(databases[name], { senders, confined, relayPort: sink.port }), ({ close }) =>
      close(),
    )
  const [one, twin] = [await station('one', 1), await station('twin', 1)]
  const [confined, two] = [await station('confined', 1, true), await station('two', 2, true)]
  const sources = {
    unsigned: newsletterSource('product, unsigned', one, audiences.unsigned, sink.count),
    raw: await bare('nodemailer pool, ready-made mail', false),
    rawTwin: await bare('the same again', false),
    built: await bare('nodemailer pool, builds and signs', true),
    signed: newsletterSource('product, RSA-2048', one, audiences.signed, sink.count),
    signedTwin: newsletterSource('the same again', twin, audiences.signed, sink.count),
    confined: newsletterSource('product, RSA-2048, one core', confined, audiences.signed, sink.count),
    two: newsletterSource('product, RSA-2048, two processes with a core each', two, audiences.signed, sink.count),
  }
  const slices = await sliceInTurn(sources, settings)
  console.log(
    `\nInto a sink in C: ${settings.rounds} rounds of ${settings.sliceSeconds} s each, ${mail.bytes} bytes per mail`,
  )
  for (const [key, source] of Object.entries(sources)) printSlices(source.name, slices[key as keyof typeof slices])
  reportRatios(slices, verdicts)
  await Promise.all([twin, confined, two].map((station) => station.close()))
  await reportPasses(sink, scene, one)
}

type SinkSlices = Record<
  'unsigned' | 'raw' | 'rawTwin' | 'built' | 'signed' | 'signedTwin' | 'confined' | 'two',
  MailSlice[]
>

function reportRatios(slices: SinkSlices, verdicts: Verdicts): void {
  const { unsigned, raw, rawTwin, built, signed, signedTwin, confined, two } = slices
  verdicts.control('nodemailer, ready-made mail', rateRatio(rawTwin, raw))
  verdicts.control('product, RSA-2048, one process', rateRatio(signedTwin, signed))
  verdicts.ratio('a. unsigned / nodemailer, ready-made mail', rateRatio(unsigned, raw), { atLeast: 5 })
  verdicts.ratio('b. RSA-2048 / nodemailer, ready-made and unsigned', rateRatio(signed, raw), { atLeast: 0.8 })
  verdicts.ratio('b. RSA-2048 / nodemailer that builds and signs', rateRatio(signed, built), { atLeast: 5 })
  // One process signs on every core it is given, so that a second one counts only where it brings a core along.
  verdicts.ratio('c. two processes / one, a core each, RSA-2048', rateRatio(two, confined), { atLeast: 1.5 })
}

/** The sizes are a tenth, once and, with `--full`, ten times the recipients. */
async function reportPasses(sink: Sink, { options, audiences, verdicts }: Scene, station: Station): Promise<void> {
  const { recipients, sample, full } = options
  const base = audiences.unsigned
  const create = (name: string, size: number) => createAudience(station.database, base, { name, size, signed: false })
  const all = [await create('tenth', Math.ceil(recipients / 10)), base]
  if (full) all.push(await create('tenfold', recipients * 10))
  await dropUnfinishedRuns(station)
  await station.database.pool.query('vacuum analyze')
  console.log('\nWhole runs, from the plan to the last recorded outcome')
  reportCosts(await takeCostPasses(station, sink, all, sample ? 1 : full ? 3 : 5), base, verdicts)
  const [sender] = station.senders
  verdicts.figure('f. memory of the sender at most', peakMegabytesOf(sender?.pid as number), 'MB', { atMost: 300 })
}

/** Paused runs are kept out of the passes that follow. */
async function dropUnfinishedRuns({ database }: Station): Promise<void> {
  await database.pool.query("update runs set state = 'canceled' where state = 'paused'")
}

async function raceIntoPostfix({ settings, mail, audiences, databases, verdicts }: Scene): Promise<void> {
  const { product, generator, twin } = await racePostfix(databases.twin, audiences.unsigned, mail, settings)
  console.log(`\nInto Postfix, which queues and discards: ${settings.rounds} rounds of ${settings.sliceSeconds} s each`)
  printSlices('product, unsigned', product)
  printSlices('smtp-source', generator)
  verdicts.control('smtp-source', rateRatio(twin, generator))
  verdicts.ratio('d. unsigned / smtp-source (C, same mail and sessions)', rateRatio(product, generator), {
    atLeast: 0.5,
  })
}
