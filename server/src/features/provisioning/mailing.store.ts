import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { MailingType } from '../mailings/index.ts'

export interface MailingRow {
  accountId: number
  id: number
  type: MailingType
  name: string
  status: string
  isActive: boolean | null
  senderName: string
  senderEmail: string
  languageIso: string
  plannedAt: string | null
  createdAt: string
}

/** Campaign copies are left out: the API makes them, one for each dispatch. */
export function listMailingRows(tx: OperatorTx, accountId: number): Promise<MailingRow[]> {
  return tx.rows<MailingRow>(sql`
    select m.account_id as "accountId", m.id, m.type, m.name, m.status, m.is_active as "isActive",
           m.sender_name as "senderName", m.sender_email as "senderEmail", m.language_iso as "languageIso",
           m.planned_at as "plannedAt", m.created_at as "createdAt"
    from mailings m where m.account_id = ${accountId} and m.source_mailing_id is null order by m.id`)
}
