import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { idRange } from '../../platform/db/id-blocks.rules.ts'
import { isSmall } from '../../platform/db/value-size.rules.ts'
import type { MessagePayload, SealedValues } from '../messages/index.ts'
import { stateSql } from '../messages/message-state.rules.ts'
import { boundedColumns, type RecipientData, recipientColumns } from '../rendering/recipient-columns.rules.ts'
import { payloadOf, type ReceiverValues } from './receiver-values.rules.ts'
import type { JobRun, Recipient, SendJob } from './send-job.ts'

/** Large values are left out, and read when the mail is made. */
interface Sized {
  id: number
  isLarge: boolean
}

export interface BlockRecipient extends Recipient, Sized {
  subject: string | null
  placeholders: SealedValues | null
}

/** Of a block's targets: who has a message already, who of them is on the wire, and the data of everybody who still exists. */
export async function readBlock(
  reader: Reader,
  run: JobRun,
  { block, ids }: { block: number; ids: readonly number[] },
): Promise<{ taken: Set<number>; onWire: number[]; recipients: BlockRecipient[] }> {
  const receiver = run.class === 'campaign'
  const { first, last } = idRange(block)
  const [taken, recipients] = await Promise.all([
    reader.rows<{ id: number; onWire: boolean }>(sql`
      select m.id, m.state = ${stateSql.onWire} and m.due_at is null as "onWire" from messages m
      where ${reader.owns('m')} and m.run_id = ${run.id} and m.id between ${first} and ${last}`),
    reader.rows<BlockRecipient>(
      receiver
        ? sql`
          select ${readColumns}, ${isLarge(sql`c.placeholders`)}, c.subject, ${ifSmall(sql`c.placeholders`)} as placeholders
          from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}
          join runs r on r.account_id = p.account_id and r.id = ${run.id}
          join copy_receivers c on c.account_id = p.account_id and c.copy_id = r.mailing_id and c.subscriber_id = p.id
          `
        : sql`
          select ${readColumns}, ${isLarge()}, null::text as subject, null::jsonb as placeholders
          from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}`,
    ),
  ])
  return {
    taken: new Set(taken.map(({ id }) => id)),
    onWire: taken.filter(({ onWire }) => onWire).map(({ id }) => id),
    recipients,
  }
}

export function readRecipients(reader: Reader, ids: readonly number[]): Promise<(Recipient & Sized)[]> {
  return reader.rows(sql`
    select ${readColumns}, ${isLarge()}
    from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}`)
}

export function readCopyReceivers(
  reader: Reader,
  runId: number,
  ids: readonly number[],
): Promise<(ReceiverValues & Sized)[]> {
  return reader.rows(sql`
    select c.subscriber_id as id, c.subject, ${ifSmall(sql`c.placeholders`)} as placeholders,
           not ${isSmall(sql`c.placeholders`)} as "isLarge"
    from ${receiversOf(reader, runId)} and c.subscriber_id = any(${ids})`)
}

/** Whatever a mail says of its receiver alone, however large; of one person at a time. */
export async function readValues(reader: Reader, { run, id, subscriberId, kind }: SendJob): Promise<LargeValues> {
  const campaign = run.class === 'campaign'
  const [[person], [receiver], [message]] = await Promise.all([
    reader.rows<Pick<LargeValues, 'customerFields' | 'bytes'>>(sql`
      select p.customer_fields as "customerFields", ${octets(sql`p.customer_fields`)} as bytes
      from subscribers p where ${reader.owns('p')} and p.id = ${subscriberId}`),
    campaign
      ? reader.rows<ReceiverValues & { bytes: number }>(sql`
          select c.subject, c.placeholders, ${octets(sql`c.placeholders`)} as bytes
          from ${receiversOf(reader, run.id)} and c.subscriber_id = ${id}`)
      : [],
    !campaign && kind === 'claimed'
      ? reader.rows<Pick<LargeValues, 'payload' | 'bytes'>>(sql`
          select m.payload, ${octets(sql`m.payload`)} as bytes
          from messages m where ${reader.owns('m')} and m.run_id = ${run.id} and m.id = ${id}`)
      : [],
  ])
  return {
    customerFields: person?.customerFields,
    payload: receiver ? payloadOf(receiver) : (message?.payload ?? null),
    bytes: [person, receiver, message].reduce((sum, part) => sum + (part?.bytes ?? 0), 0),
  }
}

interface LargeValues {
  customerFields: RecipientData['customerFields'] | undefined
  payload: MessagePayload | null
  bytes: number
}

function octets(value: Sql): Sql {
  return sql`coalesce(octet_length(${value}::text), 0)`
}

/** Receivers `c` of the campaign a run sends; to be narrowed further by `and`. */
function receiversOf(reader: Reader, runId: number): Sql {
  return sql`
    copy_receivers c join runs r on r.account_id = c.account_id and r.id = ${runId} and r.mailing_id = c.copy_id
    where ${reader.owns('c')}`
}

function ifSmall(value: Sql): Sql {
  return sql`case when ${isSmall(value)} then ${value} end`
}

/** Of the subscriber `personAt` has found, and of what else the mail says. */
function isLarge(others: Sql = sql`null::jsonb`): Sql {
  return sql`not (p.is_small and ${isSmall(others)}) as "isLarge"`
}

/** The subscriber `x` names, looked up by key whatever the statistics say. */
function personAt(reader: Reader): Sql {
  const isSmallHere = isSmall(sql`p.customer_fields`)
  return sql`
    (select p.account_id, p.id, ${boundedColumns}, p.language_iso, p.tracking_consent_at, ${isSmallHere} as is_small,
            case when ${isSmallHere} then p.customer_fields else '{}' end as customer_fields
     from subscribers p where ${reader.owns('p')} and p.id = x.id limit 1) p`
}

const readColumns = sql`p.id, ${recipientColumns}, p.language_iso as "languageIso", p.tracking_consent_at is not null as "agreesToTracking"`
