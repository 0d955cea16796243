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

export async function insertMailing(tx: OperatorTx, mailing: NewMailing, now: string): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into mailings (account_id, type, name, is_active, sender_name, sender_email, language_iso, created_at, updated_at)
    values (${mailing.accountId}, ${mailing.type}, ${mailing.name}, ${mailing.isActive}, ${mailing.senderName}, ${mailing.senderEmail},
            ${mailing.languageIso}, ${now}, ${now})
    returning id`)
  return (row as { id: number }).id
}
