import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'

export interface NewMailing {
  accountId: number
  type: 'standard' | 'optin' | 'birthday' | 'trigger'
  name: string
  senderName: string
  senderEmail: string
  languageIso: string
  isActive: boolean
}

export interface MailingRow extends NewMailing {
  id: number
  createdAt: string
}

export function listMailingRows(tx: OperatorTx, accountId: number): Promise<MailingRow[]> {
  return tx.rows<MailingRow>(sql`
    select m.account_id as "accountId", m.id, m.type, m.name, m.sender_name as "senderName", m.sender_email as "senderEmail",
           m.language_iso as "languageIso", m.is_active as "isActive", m.created_at as "createdAt"
    from mailings m where m.account_id = ${accountId} order by m.id`)
}

export async function insertMailing(tx: OperatorTx, mailing: NewMailing, now: string): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into mailings (account_id, type, name, is_active, sender_name, sender_email, language_iso, created_at, updated_at)
    values (${mailing.accountId}, ${mailing.type}, ${mailing.name}, ${mailing.isActive}, ${mailing.senderName}, ${mailing.senderEmail},
            ${mailing.languageIso}, ${now}, ${now})
    returning id`)
  return (row as { id: number }).id
}
