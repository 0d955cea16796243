import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/db/database.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createMetrics } from '../../../platform/metrics/metrics.ts'
import { createMailTokens } from '../../assembly/index.ts'
import type { RunClass } from '../../messages/index.ts'
import { enrolSession } from '../enrol-session.ts'
import { type AmongRelays, onlyRelay } from '../one-relay.rules.ts'
import { beginReading } from '../relay.store.ts'
import { relayName } from '../relay-name.rules.ts'
import { createRelayReader } from '../relay-reader.ts'
import { settleDoubts } from '../settle-doubts.ts'
import { visitRelay } from '../visit-relay.ts'
import type { Letter } from './plain-smtp.ts'

/** What a test brings along: a database of its own, and the relay with its log. */
interface Surroundings {
  database: {
    engineUrl: string
    query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
  }
  relayPort: number
  logFile: string | undefined
  /** Where it is one of several. */
  among?: AmongRelays
}

export interface MessageRow {
  state: number
  queue_id: string | null
  reply_code: number | null
  reply: string | null
  reason: string | null
  due_at: Date | null
}

const accountId = 1
/** Judges as soon as it can be proven. */
export const impatient = { logSeconds: 0, arrivalSeconds: 0 }
const secret = 'a-secret-of-thirty-two-characters'

/** A ledger with runs of one account, read and settled by the product itself. */
export function createRelayFixture({ database, relayPort, logFile, among = onlyRelay }: Surroundings) {
  const app = {
    among,
    db: new Database({ url: database.engineUrl, poolSize: 3, preparedStatements: true }),
    log: createLog('silent'),
    metrics: createMetrics(),
    config: loadConfig({ POSTRIDER_SECRET: secret, RELAY_LOG: logFile }),
    relay: { host: '127.0.0.1', port: relayPort, tls: 'none' as const, heloName: 'sender.test' },
  }
  const relay = relayName(app.relay)
  const reader = createRelayReader(app, logFile ?? '')
  const ledger = arrangeLedger(database)
  const isProvenSince = async (time: string) =>
    (await database.query('select 1 from relays where name = $1 and proven_at > $2', [relay, time])).length > 0
  return {
    app,
    reader,
    ...createLetters(),
    ...ledger,
    /** As a sender does before the first mail of a connection. */
    aSession: async (client: string) =>
      (await enrolSession(app, { relay, client, senderId: 1 }, new AbortController().signal)) as number,
    /** A few rounds of what the dispatcher does, each with a visit whose lines have been read, if that is possible at all. */
    async settle(patience = impatient, rounds = 3): Promise<void> {
      for (let round = 0; round < rounds; round++) {
        const { askedAt } = await beginReading(app.db, relay)
        await visitRelay(app)
        for (let looks = 0; looks < 40 && !(await isProvenSince(askedAt)); looks++) {
          await sleep(25)
          await reader.readOn()
        }
        await reader.readOn()
        await settleDoubts(app, patience)
      }
    },
    /** Reads the log until the message is in that state. */
    async readUntil(state: number, runId: number, id: number): Promise<MessageRow> {
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(20)) {
        await reader.readOn()
        const row = await ledger.findMessage(runId, id)
        if (row?.state === state) return row
      }
      throw new Error(`message ${id} is ${JSON.stringify(await ledger.findMessage(runId, id))}, not in state ${state}`)
    },
    close: () => app.db.close(),
  }
}

function createLetters() {
  const tokens = createMailTokens(secret)
  const letterTo = (runId: number, messageId: number): Letter => ({
    from: `${tokens.encodeReturnPath({ accountId, runId, messageId })}@bounces.test`,
    to: 'to@receiver.test',
    messageId: `${tokens.encodeMessageId({ runId, messageId })}@sender.test`,
  })
  return {
    letterTo,
    /** All that a pipelining client says of a mail, its dot included. */
    wholeMail(runId: number, messageId: number): string {
      const { from, to, messageId: name } = letterTo(runId, messageId)
      const mail = `From: <${from}>\r\nTo: <${to}>\r\nMessage-ID: <${name}>\r\n\r\nGood morning\r\n.\r\n`
      return `MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n${mail}`
    },
  }
}

function arrangeLedger(database: Surroundings['database']) {
  return {
    async findMessage(runId: number, id: number): Promise<MessageRow | undefined> {
      const [row] = await database.query<MessageRow>(
        'select * from messages where account_id = $1 and run_id = $2 and id = $3',
        [accountId, runId, id],
      )
      return row
    },
    /** Runs without their mailings; only the ledger is looked at here. */
    async aRun(runClass: RunClass, occurrence = '2026-11-15 06:00:00'): Promise<number> {
      // One text, so that all of it happens on one connection.
      const text = `set session_replication_role = replica;
        insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, started_at)
        values (${accountId}, 1, nextval('message_ids'), 1, '${runClass}', '${occurrence}', 1, now());
        reset session_replication_role`
      await database.query(text)
      const [run] = await database.query<{ id: string }>('select max(id) as id from runs')
      return Number(run?.id)
    },
    /** `dueInSeconds` as the sender leaves it: past for a doubt that has rested, null for mail on the wire. */
    async aMessage(
      runId: number,
      id: number,
      state: number,
      dueInSeconds: number | null = null,
      session: number | null = null,
    ): Promise<void> {
      await database.query(
        `insert into messages (account_id, run_id, id, subscriber_id, created_at, wire_at, lane, state, due_at, reason, session)
         values ($1, $2, $3, $3, now(), now(), 1, $4, now() + $5::float8 * interval '1 second', 'as arranged', $6)`,
        [accountId, runId, id, state, dueInSeconds, session],
      )
    },
  }
}
