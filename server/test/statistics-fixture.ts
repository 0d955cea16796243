import { inAccount, switchTracking } from '../src/features/account-setup/index.ts'
import { foldStatistics } from '../src/features/statistics/index.ts'
import { judgeEvents } from '../src/features/tracking/index.ts'
import { storeEvents, type TrackingEvent } from '../src/features/tracking/tracking-event.store.ts'
import { agents, verdicts } from '../src/features/tracking/verdict.rules.ts'
import { Database } from '../src/platform/db/database.ts'
import { anAccount, type TestAccount } from './factories.ts'
import { startTestApi, type TestApi } from './test-api.ts'
import { startTestEngine, type TestEngine } from './test-engine.ts'

export interface SentRun {
  runId: number
  contentId: number
}

export interface StatisticsFixture {
  api: TestApi
  engine: TestEngine
  /** The run of a mailing, with the content its next mail has. */
  runOf(mailingId: number): Promise<SentRun>
  note(...events: TrackingEvent[]): Promise<void>
  /** Judges and counts as if a minute had passed. */
  count(): Promise<void>
  stop(): Promise<void>
}

/** API, engine and tracking on one database; the test decides when events are counted. */
export async function startStatistics(): Promise<StatisticsFixture> {
  const api = await startTestApi()
  const engine = await startTestEngine(api)
  const tracker = new Database({ url: api.database.trackingUrl, poolSize: 1, preparedStatements: true })
  const parts = { db: engine.engine.db, clock: { now: () => new Date(Date.now() + 60_000) } }
  return {
    api,
    engine,
    runOf: async (mailingId) => {
      const [row] = await api.database.query(
        `select r.id::int as "runId", coalesce(r.content_id, n.content_id)::int as "contentId"
         from runs r join newsletters n on n.mailing_id = r.mailing_id where r.mailing_id = $1 and r.occurrence <> 'test'`,
        [mailingId],
      )
      return row as SentRun
    },
    note: (...events) => storeEvents(tracker, events),
    count: async () => {
      await judgeEvents(parts)
      await foldStatistics(parts)
    },
    stop: async () => {
      await tracker.close()
      await engine.stop()
      await api.stop()
    },
  }
}

/** Recognises those who agreed. */
export async function aTrackingAccount(api: TestApi): Promise<TestAccount> {
  const account = await anAccount(api)
  await inAccount(api.operator, account.accountId, (act) => switchTracking(act, 'individual'))
  return account
}

let nextId = 0

/** A person's open or click, long enough after the mail was accepted. */
export function anEvent(
  run: SentRun,
  messageId: number,
  link: number | null,
  rest: Partial<TrackingEvent> = {},
): TrackingEvent {
  nextId += 1
  return {
    ...{ ...run, messageId, link, id: nextId, atMs: Date.now() + 20_000 },
    ...{ agent: agents.program, isHead: false, isPrefetch: false, verdict: verdicts.human, network: null, ...rest },
  }
}

/** What the API tells an account about its newsletters. */
export function numbersFor(api: TestApi, { key }: Pick<TestAccount, 'key'>) {
  const get = async (path: string) => (await api.call('GET', path, { key })).body
  return {
    get,
    statisticsOf: async (newsletterId: number) => (await get(`/newsletters/${newsletterId}/statistics`)).data,
    newsletterOf: async (mailingId: number): Promise<number> =>
      (await get(`/newsletters?filter[mailingId]=${mailingId}`)).data[0].id,
  }
}

export const zeros = {
  ...{ recipients: 0, sent: 0, delivered: 0, softBounces: 0, hardBounces: 0, opens: 0, uniqueOpens: 0, clicks: 0 },
  ...{ uniqueClicks: 0, unsubscribes: 0, complaints: 0, openRate: 0, clickRate: 0 },
  ...{ machineOpens: 0, machineClicks: 0, anonymousOpens: 0, anonymousClicks: 0 },
}
