import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { signInPeople } from '../live/watchers.ts'
import type { BenchOptions } from '../main.ts'
import { type FilledAccount, fillAccount, type History } from '../roll-ups/filled-account.ts'
import { count } from '../roll-ups/roll-ups.ts'
import { startWeb } from '../servers.ts'
import { quantile } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { obviousFigures } from './obvious-figures.ts'

const sizes: Record<'sample' | 'usual' | 'full', History> = {
  sample: { mails: 20_000, events: 100_000 },
  usual: { mails: 2_000_000, events: 10_000_000 },
  full: { mails: 10_000_000, events: 50_000_000 },
}
const rounds = { sample: 5, usual: 40 }
const goalMs = 500
/** Who has signed in: what this takes is the machine's, not ours. */
const control = 'control: who am I'

type Get = (path: string) => Promise<{ data: unknown }>

/** The report of the largest newsletter of an account, and everybody behind each of its numbers. */
export async function benchReports({ full, sample }: BenchOptions): Promise<number> {
  const size = sizes[sample ? 'sample' : full ? 'full' : 'usual']
  const cleanup = new Cleanup()
  const verdicts = new Verdicts({ sample })
  try {
    const database = cleanup.later(await openBenchDatabase('bench_reports', { keep: false }), (it) => it.close())
    const web = cleanup.later(await startWeb(database), (it) => it.stop())
    const account = await fillAccount(database, size)
    await count(database, account, size.events)
    const [cookie = ''] = await signInPeople(database, account, web, 1)
    const get: Get = async (path) => {
      const answer = await fetch(`http://127.0.0.1:${web.port}/app/api${path}`, { headers: { cookie } })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as { data: unknown }
    }
    const report = `/accounts/${account.accountId}/mailings/${account.mailingIds[0]}/report`
    await compare(database, account, get, report)
    const paths = pathsOf(account, report, size)
    const times = await measure(get, paths, sample ? rounds.sample : rounds.usual)
    console.log(`\n${size.mails} mails and ${size.events} events in one account, p95 in ms`)
    for (const [title, ms] of times)
      verdicts.figure(title, quantile(ms, 0.95), 'ms', title === control ? {} : { atMost: goalMs })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

/** A fast wrong number is worth nothing. */
async function compare(database: BenchDatabase, account: FilledAccount, get: Get, report: string): Promise<void> {
  const { figures } = (await get(report)).data as { figures: Record<string, number> }
  const obvious = await obviousFigures(database, account)
  const wrong = Object.entries(obvious).filter(([name, n]) => figures[name] !== n)
  if (wrong.length > 0) throw new Error(`not what the events say: ${JSON.stringify({ wrong, figures })}`)
  console.log(`compared ${Object.keys(obvious).length} numbers of the report with all its mails and events: equal`)
}

function pathsOf({ accountId }: FilledAccount, report: string, { mails }: History): Record<string, string> {
  const of = (number: string, after = '0.0') => `${report}/people?of=${number}&after=${after}`
  const middle = `1.${mails / 2}`
  return {
    [control]: '/session',
    'the report: sentence, tiles, curve, links, devices, machines': report,
    'who opened': of('opened'),
    'who opened, from the middle': of('opened', middle),
    'who clicked, from the middle': of('clicked', middle),
    'whose address does not exist': of('hardBounced'),
    'whose address does not exist, the last': of('hardBounced', `1.${mails - 10}`),
    'who left': of('left'),
    'who called it spam: nobody': of('complained'),
    'statistics of the account, a year': `/accounts/${accountId}/statistics?days=365`,
    'list of mailings that were sent': `/accounts/${accountId}/mailings?shelf=sent&page=1`,
  }
}

/** All in turn, round after round and back again, so that a slow moment of the machine hits all alike. */
async function measure(get: Get, paths: Record<string, string>, times: number): Promise<Map<string, number[]>> {
  const found = new Map(Object.keys(paths).map((title) => [title, [] as number[]]))
  for (let warmUp = 0; warmUp < 3; warmUp += 1) for (const path of Object.values(paths)) await get(path)
  for (let round = 0; round < times; round += 1)
    for (const [title, path] of round % 2 === 0 ? Object.entries(paths) : Object.entries(paths).toReversed()) {
      const started = performance.now()
      await get(path)
      found.get(title)?.push(performance.now() - started)
    }
  return new Map([...found].map(([title, ms]) => [title, ms.toSorted((a, b) => a - b)]))
}
