import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

/** The row every writing transaction of an account locks first: id allocation, the ends of the consent chain and the event log. */
export type AccountHead = Omit<Columns<'account_heads'>, 'accountId'>

const headColumns = sql`
  h.last_subscriber_id as "lastSubscriberId", h.consent_seq as "consentSeq", h.consent_hash as "consentHash",
  h.event_seq as "eventSeq"`

/** Serialises the writers of one account until the transaction ends. */
export async function lockAccount(tx: Tx): Promise<AccountHead> {
  const [head] = await tx.rows<AccountHead>(
    sql`select ${headColumns} from account_heads h where ${tx.owns('h')} for update`,
  )
  if (!head) throw new Error('the account has no head row')
  return head
}

export async function findAccountHead(reader: Reader): Promise<AccountHead | undefined> {
  const [head] = await reader.rows<AccountHead>(
    sql`select ${headColumns} from account_heads h where ${reader.owns('h')}`,
  )
  return head
}

export function saveAccountHead(tx: Tx, head: AccountHead): void {
  tx.write(sql`
    update account_heads h
    set last_subscriber_id = ${head.lastSubscriberId}, consent_seq = ${head.consentSeq}, consent_hash = ${head.consentHash},
        event_seq = ${head.eventSeq}
    where ${tx.owns('h')}`)
}

export async function insertAccountHead(tx: Pick<OperatorTx, 'rows'>, accountId: number): Promise<void> {
  await tx.rows(sql`insert into account_heads (account_id) values (${accountId})`)
}

/** Of a sandbox that begins anew: people, consents and events are counted from the beginning. */
export function rewindAccountHead(tx: Tx): void {
  tx.write(sql`
    update account_heads h
    set last_subscriber_id = 0, consent_seq = 0, consent_hash = decode(repeat('00', 32), 'hex'), event_seq = 0
    where ${tx.owns('h')}`)
}
