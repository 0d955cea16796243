import setUpTemplate from '../../server/test/global-setup.ts'
import { eraseInBulk } from '../../server/test/jobs/bulk-erasure.ts'
import { startTestApi } from '../../server/test/test-api.ts'
import { finding, type Verdict } from '../verdict.ts'

const mostSilenceMs = 2000

/** A job of many steps over server-sent events: canceled in the middle, resumed after kill -9, nothing twice. */
export async function runJobs({ sample }: { sample: boolean }): Promise<Verdict> {
  const people = sample ? 2000 : 100_000
  await setUpTemplate()
  const api = await startTestApi()
  try {
    const seen = await eraseInBulk(api, people)
    return {
      findings: [
        finding(seen.state === 'done' && seen.doneAt === people, `${seen.doneAt} of ${people} steps, ${seen.state}`),
        finding(seen.canceledAt < people, `canceled after ${seen.canceledAt} steps`),
        finding(seen.killedAt < people, `worker killed after ${seen.killedAt} steps`),
        finding(seen.longestSilenceMs <= mostSilenceMs, `longest time without news: ${seen.longestSilenceMs} ms`),
        finding(
          seen.ledgerEntries === people && seen.twice === 0,
          `in the ledger: ${seen.ledgerEntries}, twice: ${seen.twice}`,
        ),
        finding(seen.left === 0, `left over: ${seen.left}`),
      ],
      note: `next progress seen ${seen.resumedAfterMs} ms after the kill, the start of another worker included`,
      summary: `jobs: ${people} steps, ${seen.twice} twice`,
      provenIds: [],
      figures: { ...seen },
    }
  } finally {
    await api.stop()
  }
}
