import sql, { type Sql } from 'sql-template-tag'
import type { Database, Reader } from '../../platform/db/database.ts'
import { tooOld } from './lifetime.rules.ts'
import type { JobRun, Recipient } from './send-job.ts'
import { holdSender, isAlive } from './sender-session.store.ts'

export interface WaitingRun extends JobRun {
  contentId: number
}

/** Runs with recipients that nobody has taken yet, over all accounts. */
export async function findWaitingRuns(db: Database): Promise<WaitingRun[]> {
  const [rows = []] = await db.outsideTenants([
    sql`select r.account_id as "accountId", r.customer_id as "customerId", r.id, r.class, r.channel_id as "channelId",
               r.newsletter_id as "newsletterId", r.content_id as "contentId", r.started_at as "startedAt"
        from runs r
        where r.state = 'sending' and r.occurrence not in ('standing', 'test')
          and exists (select from run_blocks b where b.run_id = r.id and b.state = 0)
        order by r.id limit 1000`,
  ])
  return rows as unknown as WaitingRun[]
}

export interface LeasedBlock {
  block: number
  /** One digit per subscriber id, 1 = is a target. */
  targets: string
}

/** Takes the next open block of a run, if there is one and this sender has not been given up. */
export async function leaseBlock(db: Database, run: JobRun, senderId: number): Promise<LeasedBlock | undefined> {
  const [, [row] = []] = await db.outsideTenants([
    holdSender(senderId),
    sql`update run_blocks b set state = 1, owner = ${senderId}
        from (select n.account_id, n.run_id, n.block from run_blocks n
              where n.run_id = ${run.id} and n.state = 0
                and ${isAlive(senderId)}
              order by n.block limit 1 for update skip locked) n
        where b.account_id = n.account_id and b.run_id = n.run_id and b.block = n.block
        returning b.block, b.targets`,
  ])
  return row as LeasedBlock | undefined
}

export async function closeBlock(
  db: Database,
  run: JobRun,
  block: number,
  { senderId, done }: { senderId: number; done: boolean },
): Promise<void> {
  await db.outsideTenants([
    sql`update run_blocks b set state = ${done ? 2 : 0}, owner = null
        where b.account_id = ${run.accountId} and b.run_id = ${run.id} and b.block = ${block} and b.owner = ${senderId} and b.state = 1`,
  ])
}

/** For targets it is too late for: each gets a message that has come to its end. */
export async function expireTargets(db: Database, run: JobRun, ids: readonly number[]): Promise<void> {
  await db.outsideTenants([
    sql`insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason)
        select ${run.accountId}, ${run.id}, x.id, x.id, now(), 1, 11, ${tooOld}::text from unnest(${ids}::bigint[]) x (id)
        on conflict do nothing`,
  ])
}

export interface BlockRecipient extends Recipient {
  id: number
  subject: string | null
  placeholders: Record<string, string> | null
}

/** Of a block's targets: who has a message already, and the data of everybody else who still exists. */
export async function readBlock(
  reader: Reader,
  run: JobRun,
  { block, ids }: { block: number; ids: readonly number[] },
): Promise<{ taken: Set<number>; recipients: BlockRecipient[] }> {
  const receiver = run.class === 'campaign'
  const [taken, recipients] = await Promise.all([
    reader.rows<{ id: number }>(sql`
      select m.id from messages m
      where ${reader.owns('m')} and m.run_id = ${run.id} and m.id between ${block * 1024} and ${block * 1024 + 1023}`),
    reader.rows<BlockRecipient>(
      receiver
        ? sql`
          select ${recipientColumns}, c.subject, c.placeholders
          from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}
          join runs r on r.account_id = p.account_id and r.id = ${run.id}
          join copy_receivers c on c.account_id = p.account_id and c.copy_id = r.mailing_id and c.subscriber_id = p.id
          `
        : sql`
          select ${recipientColumns}, null as subject, null as placeholders
          from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}`,
    ),
  ])
  return { taken: new Set(taken.map(({ id }) => id)), recipients }
}

/** The subscriber `x` names, looked up by key whatever the statistics say. */
export function personAt(reader: Reader): Sql {
  return sql`(select * from subscribers p where ${reader.owns('p')} and p.id = x.id limit 1) p`
}

export const recipientColumns = sql`
  p.id, p.email, p.gender_id as "genderId", p.firstname, p.lastname, p.city, p.salutation, p.birthday::text as birthday,
  p.customer_fields as "customerFields", p.tracking_consent_at is not null as "agreesToTracking"`
