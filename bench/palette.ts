import { inAccount } from '../server/src/features/account-setup/index.ts'
import { createMailing } from '../server/src/features/mailings/index.ts'
import { createUser } from '../server/src/features/users/index.ts'
import { leaveResult } from '../tools/conformance/leave-result.ts'
import { call } from './answers/caller.ts'
import { signIn } from './answers/signed-in.ts'
import { Cleanup } from './cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { type ListsAccount, openListsAccount } from './lists-account.ts'
import type { BenchOptions } from './main.ts'
import { startWeb } from './servers.ts'
import { quantile } from './statistics.ts'
import { Verdicts } from './verdicts.ts'

const goalMs = 200
/** Above this an ordinary request says that the machine is busy, and no time means anything. */
const busyMs = 100
const rounds = { whole: 60, sample: 5 }
const mailings = 2000
/** What somebody types on the way to a person or a mailing; the last one is nobody's and nothing's. */
const typed = ['l', 'li', 'lin', 'linta mor', 'person.4242', 'person.777@', '4242', 'woche 17', 'gibtesnicht']

/** How long the palette takes to find people, mailings, groups and articles in one large account. */
export async function benchPalette(options: BenchOptions): Promise<number> {
  const { full, sample, people } = options
  const size = people ?? (full ? 10_000_000 : 1_000_000)
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  try {
    const database = cleanup.later(await openBenchDatabase(`bench_lists_${size}`, { keep: true }), (it) => it.close())
    const account = await openListsAccount(database, size)
    await fillDesk(database, account)
    const web = cleanup.later(await startWeb(database), ({ stop }) => stop())
    const headers = await signIn(web, await createSearcher(database, account))
    const base = `/app/api/accounts/${account.id}`
    const ask = async (path: string, body?: object) => {
      const { status, milliseconds } = await call(web.port, path, { method: body ? 'POST' : 'GET', headers, body })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      return milliseconds
    }
    /** As the palette asks: both at once, and it shows what comes last. */
    const find = async (words: string) => {
      const persons = `${base}/subscribers/search?limit=50&page=1&sort=-id`
      const each = await Promise.all([ask(persons, { words, conditions: null }), ask(`${base}/find`, { words })])
      return Math.max(...each)
    }
    const ordinary: number[] = []
    const found = new Map(typed.map((words) => [words, [] as number[]]))
    for (let round = -2; round < rounds[sample ? 'sample' : 'whole']; round += 1) {
      for (const [words, times] of found) {
        const [plain, ms] = [await ask('/app/api/entry'), await find(words)]
        if (round >= 0) ordinary.push(plain)
        if (round >= 0) times.push(ms)
      }
    }
    report(options, verdicts, { size, ordinary, found })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

/** Mailings to look through beside the people. */
async function fillDesk({ operator, pool }: BenchDatabase, { id }: ListsAccount): Promise<void> {
  const { rows } = await pool.query('select count(*) as n from mailings where account_id = $1', [id])
  const senderEmail = 'news@west.example'
  await inAccount(operator, id, async (act) => {
    for (let n = Number(rows[0].n); n < mailings; n += 1)
      await createMailing(act, {
        type: 'standard',
        name: `Woche ${n}`,
        senderName: 'West',
        senderEmail,
        languageIso: 'de',
      })
  })
}

/** Somebody new each time: the database stays. */
async function createSearcher({ operator }: BenchDatabase, { id }: ListsAccount) {
  const credentials = { email: `searcher.${Date.now()}@west.example`, password: 'eleven green apples' }
  await createUser(operator, { ...credentials, name: 'Ada', accountId: id, role: 'editor' })
  return credentials
}

function report(
  { sample }: BenchOptions,
  verdicts: Verdicts,
  { size, ordinary, found }: { size: number; ordinary: number[]; found: Map<string, number[]> },
): void {
  const p95 = (times: number[]) =>
    quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    )
  console.log(`\nThe palette over ${size} people and ${mailings} mailings, p95 of what comes last`)
  verdicts.figure('an ordinary request meanwhile', p95(ordinary), 'ms', { atMost: busyMs })
  const figures = [...found].map(([words, times]) => ({ words, p95Ms: p95(times) }))
  for (const { words, p95Ms } of figures) verdicts.figure(`“${words}”`, p95Ms, 'ms', { atMost: goalMs })
  const isReached = p95(ordinary) <= busyMs && figures.every(({ p95Ms }) => p95Ms <= goalMs)
  leaveResult('bench-palette', {
    ...{ command: 'npm run bench -- palette', sample: sample || size < 1_000_000, figures },
    control: `an ordinary request beside each, ${p95(ordinary).toFixed(1)} ms at p95`,
    proofs: [{ id: 'W-114.2', passed: isReached }],
  })
}
