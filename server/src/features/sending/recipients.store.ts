import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { idRange } from '../../platform/db/id-blocks.rules.ts'
import { recipientColumns } from '../rendering/recipient-columns.rules.ts'
import type { JobRun, OptinRequestOf, Recipient } from './send-job.ts'

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
  const { first, last } = idRange(block)
  const [taken, recipients] = await Promise.all([
    reader.rows<{ id: number }>(sql`
      select m.id from messages m
      where ${reader.owns('m')} and m.run_id = ${run.id} and m.id between ${first} and ${last}`),
    reader.rows<BlockRecipient>(
      receiver
        ? sql`
          select ${readColumns}, c.subject, c.placeholders
          from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}
          join runs r on r.account_id = p.account_id and r.id = ${run.id}
          join copy_receivers c on c.account_id = p.account_id and c.copy_id = r.mailing_id and c.subscriber_id = p.id
          `
        : sql`
          select ${readColumns}, null::text as subject, null::jsonb as placeholders
          from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}`,
    ),
  ])
  return { taken: new Set(taken.map(({ id }) => id)), recipients }
}

export function readRecipients(reader: Reader, ids: readonly number[]): Promise<(Recipient & { id: number })[]> {
  return reader.rows(
    sql`select ${readColumns} from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}`,
  )
}

export function readOptins(
  reader: Reader,
  messageIds: readonly number[],
): Promise<(OptinRequestOf & { id: number })[]> {
  return reader.rows(sql`
    select o.message_id as id, o.token_nonce as nonce, o.channel_ids as "channelIds", o.created_at as "requestedAt"
    from optin_requests o
    where ${reader.owns('o')} and o.message_id = any(${messageIds})`)
}

export function readCopyReceivers(
  reader: Reader,
  runId: number,
  ids: readonly number[],
): Promise<{ id: number; subject: string | null; placeholders: Record<string, string> }[]> {
  return reader.rows(sql`
    select c.subscriber_id as id, c.subject, c.placeholders from copy_receivers c
    join runs r on r.account_id = c.account_id and r.id = ${runId} and r.mailing_id = c.copy_id
    where ${reader.owns('c')} and c.subscriber_id = any(${ids})`)
}

/** The subscriber `x` names, looked up by key whatever the statistics say. */
function personAt(reader: Reader): Sql {
  return sql`(select * from subscribers p where ${reader.owns('p')} and p.id = x.id limit 1) p`
}

const readColumns = sql`p.id, ${recipientColumns}, p.tracking_consent_at is not null as "agreesToTracking"`
