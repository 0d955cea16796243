import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMicrosOf, familyCpuMicrosOf } from './cpu-time.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** Something that sends mail when told to, and can be told to stop. */
export interface MailSource {
  name: string
  pids: readonly number[]
  start(): Promise<void>
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>
  /** Mails the far end has taken, from whomever. */
  count(): Promise<number>
}

export interface MailSlice {
  mailsPerSecond: number
  /** CPU microseconds per mail. */
  senderMicros: number
  postgresMicros: number
}

export interface SliceSettings {
  rounds: number
  sliceSeconds: number
  warmUpSeconds: number
  postgresPid: number
}

// Connections are opened and the first recipients are read before the clock starts, for everybody alike.
const runUpSeconds = 0.3
const patienceSeconds = 20

/** All sources in turn, round after round and every other round backwards: a machine that slows down hits all alike. */
export async function sliceInTurn<Name extends string>(
  sources: Record<Name, MailSource>,
  settings: SliceSettings,
): Promise<Record<Name, MailSlice[]>> {
  const entries = Object.entries(sources) as [Name, MailSource][]
  for (const [, source] of entries) await takeSlice(source, { ...settings, sliceSeconds: settings.warmUpSeconds })
  const slices = Object.fromEntries(entries.map(([name]) => [name, [] as MailSlice[]])) as Record<Name, MailSlice[]>
  for (let round = 0; round < settings.rounds; round++)
    for (const [name, source] of round % 2 === 0 ? entries : entries.toReversed())
      slices[name].push(await takeSlice(source, settings))
  return slices
}

async function takeSlice(source: MailSource, { sliceSeconds, postgresPid }: SliceSettings): Promise<MailSlice> {
  const idle = await source.count()
  await source.start()
  try {
    await untilFlowing(source, idle)
    return await measure(source, { sliceSeconds, postgresPid })
  } finally {
    await source.stop()
  }
}

async function measure(
  source: MailSource,
  { sliceSeconds, postgresPid }: Pick<SliceSettings, 'sliceSeconds' | 'postgresPid'>,
): Promise<MailSlice> {
  await sleep(runUpSeconds * 1000)
  const clocks = async () => ({
    mails: await source.count(),
    ms: performance.now(),
    sender: source.pids.reduce((sum, pid) => sum + cpuMicrosOf(pid), 0),
    postgres: familyCpuMicrosOf(postgresPid),
  })
  const before = await clocks()
  await sleep(sliceSeconds * 1000)
  // On a machine that has no time for it a slice takes longer.
  await untilFlowing(source, before.mails)
  const after = await clocks()
  const mails = after.mails - before.mails
  return {
    mailsPerSecond: (mails * 1000) / (after.ms - before.ms),
    senderMicros: (after.sender - before.sender) / mails,
    postgresMicros: (after.postgres - before.postgres) / mails,
  }
}

async function untilFlowing(source: MailSource, idle: number): Promise<void> {
  const deadline = performance.now() + patienceSeconds * 1000
  while ((await source.count()) === idle) {
    if (performance.now() > deadline) throw new Error(`${source.name} sent nothing within ${patienceSeconds} s`)
    await sleep(5)
  }
}

/** One source against another, round by round. */
export function rateRatio(above: readonly MailSlice[], below: readonly MailSlice[]): Spread {
  return spreadOf(above.map((slice, i) => slice.mailsPerSecond / (below[i] as MailSlice).mailsPerSecond))
}

export function printSlices(name: string, slices: readonly MailSlice[]): void {
  const { median, low, high } = spreadOf(slices.map(({ mailsPerSecond }) => mailsPerSecond))
  const middle = (figure: (slice: MailSlice) => number) => spreadOf(slices.map(figure)).median.toFixed(0)
  const cpu = `sender ${middle((slice) => slice.senderMicros)}, PostgreSQL ${middle((slice) => slice.postgresMicros)}`
  const rate = `${median.toFixed(0)}/s (${low.toFixed(0)}–${high.toFixed(0)})`
  console.log(`  ${name.padEnd(34)} ${rate.padEnd(24)} CPU µs/mail: ${cpu}`)
}
