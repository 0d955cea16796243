import sql, { type Sql } from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AnswerStore } from '../../platform/idempotency/answer-store.ts'
import type { Columns } from '../../schema.rows.ts'

/** How long a repeated request gets the first one's answer. */
export const keptForMs = 24 * 60 * 60 * 1000

const purposeOf = ({ tenant }: Tx) => `kept-answer:${tenant.accountId}`

/** Answers show people, so they are sealed at rest. */
export function createAnswerStore({ clock, secrets }: Pick<App, 'clock' | 'secrets'>): AnswerStore {
  const oldest = () => timestamp(new Date(clock.now().getTime() - keptForMs))
  return {
    async open(tx, request) {
      // Two statements on purpose: the second one's snapshot begins after the lock was granted.
      const [[lock], [answer]] = await Promise.all([
        tx.rows<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${lockOf(tx, request)}) as locked`),
        tx.rows<Columns<'idempotency_records', 'status' | 'bodySealed' | 'location' | 'fingerprint'>>(sql`
          select r.status, r.body_sealed as "bodySealed", r.location, r.fingerprint from idempotency_records r
          where ${tx.owns('r')} and r.request = ${request} and r.created_at > ${oldest()}`),
      ])
      if (!answer) return { locked: lock?.locked === true, answer: null }
      const { bodySealed, ...rest } = answer
      const body = secrets.open(purposeOf(tx), bodySealed).toString()
      return { locked: lock?.locked === true, answer: { ...rest, body } }
    },
    keep(tx, request, fingerprint, answer, subjects) {
      tx.write(expired(tx, oldest(), 20))
      tx.write(sql`
        insert into idempotency_records (account_id, request, fingerprint, status, location, body_sealed, subject_ids, created_at)
        values (${tx.tenant.accountId}, ${request}, ${fingerprint}, ${answer.status}, ${answer.location},
                ${secrets.seal(purposeOf(tx), Buffer.from(answer.body))}, ${subjects}, ${timestamp(clock.now())})
        on conflict (account_id, request) do update
          set fingerprint = excluded.fingerprint, status = excluded.status, location = excluded.location,
              body_sealed = excluded.body_sealed, subject_ids = excluded.subject_ids, created_at = excluded.created_at
          where idempotency_records.created_at <= ${oldest()}`)
    },
  }
}

/** Each new record takes a few expired ones with it, so that the table stays small between two rounds of the dispatcher. */
function expired(tx: Tx, oldest: Timestamp, limit: number): Sql {
  return sql`
    delete from idempotency_records r
    where ${tx.owns('r')} and r.request in (
      select e.request from idempotency_records e where ${tx.owns('e')} and e.created_at <= ${oldest} limit ${limit})
    returning 1 as gone`
}

/** Of accounts that send nothing new. */
export async function forgetAnswers(tx: Tx, oldest: Timestamp, limit: number): Promise<number> {
  return (await tx.rows(expired(tx, oldest, limit))).length
}

/** The same request of two accounts must not wait for each other. */
function lockOf(tx: Tx, request: Buffer): string {
  return (request.readBigInt64BE(0) ^ BigInt(tx.tenant.accountId)).toString()
}

/** Erasing a person erases the answers that show them. */
export function eraseAnswersAbout(tx: Tx, subscriberId: number): void {
  tx.write(
    sql`delete from idempotency_records r where ${tx.owns('r')} and r.subject_ids @> array[${subscriberId}]::bigint[]`,
  )
}
