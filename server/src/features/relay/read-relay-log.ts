import type { Sql } from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { isConflict } from '../../platform/db/unavailable.ts'
import { noteFailures } from '../bounces/index.ts'
import {
  findMessageListeners,
  type MessageEventType,
  type MessageListeners,
  noticeDelivered,
  noticeTaken,
  wants,
} from '../message-notices/index.ts'
import {
  insertReconciled,
  messageStateName,
  type RelayNews,
  recordRelayNews,
  refusedStates,
} from '../messages/index.ts'
import { readLogChunk } from './log-file.ts'
import type { AmongRelays } from './one-relay.rules.ts'
import { readPostfixLine } from './postfix-log.rules.ts'
import { gatherByQueueId, type KeyReader, type MessageNews, newsFrom, type QueueEntry } from './queue-news.rules.ts'
import {
  type Batch,
  type BatchResult,
  findQueued,
  findRuns,
  type Progress,
  type Reading,
  recordQuiet,
  saveBatch,
} from './relay.store.ts'
import { findBusyDaemons, recordSessionNews } from './session.store.ts'
import { readSessionLine } from './session-lines.rules.ts'
import { followSessions } from './session-news.rules.ts'

export interface LogSource {
  /** The relay's name in the ledger. */
  relay: string
  among: AmongRelays
  keys: KeyReader
}

export interface ReadResult {
  lines: number
  changed: number
  /** Messages the relay had and the ledger did not; only a restored database should see any. */
  reconciled: number
  /** Runs the relay has mail of and the database does not know. */
  unknownRuns: number[]
}

type Parts = Pick<App, 'db'>

const conflictRetries = 5

/** Reads on to the end of the log and says where it stopped; throws `LogUnreadable` when lines may be missing. */
export async function readToEnd(
  app: Parts,
  source: LogSource & { logFile: string },
  reading: Reading,
): Promise<Reading & { result: ReadResult }> {
  const result = nothingRead()
  let { position, askedAt } = reading
  for (let atEnd = false; !atEnd; ) {
    const { lines, next, ...chunk } = await readLogChunk(source.logFile, position)
    const progress = { position: next, ...(chunk.atEnd && { caughtUpAt: askedAt }) }
    if (lines.length === 0) askedAt = await recordQuiet(app.db, source.relay, progress)
    else {
      const saved = await takeLines(app, source, lines, {
        ...progress,
        sessions: await readSessions(app, source, lines),
      })
      addTo(result, saved)
      askedAt = saved.askedAt
    }
    position = next
    atEnd = chunk.atEnd
  }
  return { position, askedAt, result }
}

/** Writes what some lines mean, and where reading goes on, in one transaction. Lines read twice change nothing. */
export async function takeLines(
  { db }: Parts,
  { relay, keys }: LogSource,
  lines: readonly string[],
  progress: Progress & Partial<Pick<Batch, 'sessions'>>,
): Promise<ReadResult & BatchResult> {
  const events = lines.map(readPostfixLine).filter((event) => event !== null)
  const entries = gatherByQueueId(events, keys)
  await recallKeys(db, relay, entries)
  const { news, unknownRuns } = await locate(db, newsFrom(entries))
  const listeners = news.length > 0 ? await findMessageListeners(db) : new Map()
  const batch = { entries, sessions: [], ...statementsFor(news, listeners), ...progress }
  return { lines: lines.length, unknownRuns, ...(await saveWithRetries(db, relay, batch)) }
}

/** Only where lines come in their order and once: what the log says about sessions is not about a mail for ever. */
async function readSessions({ db }: Parts, { relay, among }: LogSource, lines: readonly string[]): Promise<Sql[]> {
  const events = lines.map(readSessionLine).filter((event) => event !== null)
  if (events.length === 0) return []
  return recordSessionNews({ relay, among }, followSessions(await findBusyDaemons(db, relay), events))
}

async function locate(db: App['db'], news: readonly MessageNews[]) {
  const runIds = new Set(news.map(({ runId }) => runId))
  const runs = new Map((await findRuns(db, [...runIds])).map(({ id, ...run }) => [id, run]))
  return {
    unknownRuns: [...runIds.difference(runs)],
    news: news.flatMap((item) => {
      const run = runs.get(item.runId)
      return run ? [{ ...item, ...run }] : []
    }),
  }
}

/** Names that stood in earlier lines. */
async function recallKeys(db: App['db'], relay: string, entries: readonly QueueEntry[]): Promise<void> {
  const nameless = new Map(entries.filter(({ key }) => !key).map((entry) => [entry.queueId, entry]))
  for (const { queueId, ...key } of await findQueued(db, relay, [...nameless.keys()])) {
    const entry = nameless.get(queueId)
    if (entry) entry.key = key
  }
}

interface LocatedNews extends RelayNews {
  /** The run is aimed at subscribers, and each of its messages bears its subscriber's id. */
  isTargeted: boolean
}

function statementsFor(
  news: readonly LocatedNews[],
  listeners: MessageListeners,
): Pick<Batch, 'ahead' | 'changes' | 'missing' | 'alongside'> {
  const newsFor = (type: MessageEventType) => news.filter(({ accountId }) => wants(listeners, accountId, type))
  const [taken, delivered] = [newsFor('message.sent'), newsFor('message.delivered')]
  const refused = news.filter(({ state }) => refusedStates.includes(messageStateName(state)))
  return {
    ahead: taken.length > 0 ? noticeTaken(taken) : undefined,
    changes: recordRelayNews(news, delivered.length > 0 ? noticeDelivered(delivered) : undefined),
    missing: insertReconciled(news.filter(({ isTargeted }) => isTargeted)),
    alongside: refused.length > 0 ? [noteFailures(refused)] : [],
  }
}

/** A sender records many rows at once, too, and the two may meet in opposite order. */
async function saveWithRetries(db: App['db'], relay: string, batch: Batch): Promise<BatchResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await saveBatch(db, relay, batch)
    } catch (error) {
      if (attempt > conflictRetries || !isConflict(error)) throw error
    }
  }
}

export function nothingRead(): ReadResult {
  return { lines: 0, changed: 0, reconciled: 0, unknownRuns: [] }
}

export function addTo(sum: ReadResult, more: ReadResult): void {
  sum.lines += more.lines
  sum.changed += more.changed
  sum.reconciled += more.reconciled
  sum.unknownRuns = [...new Set([...sum.unknownRuns, ...more.unknownRuns])]
}
