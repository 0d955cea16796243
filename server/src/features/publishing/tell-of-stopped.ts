import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { wantNotice } from '../user-mails/index.ts'

/** Whoever manages the account hears that something will not leave which somebody there had planned. */
export function tellOfStopped(tx: Tx, mailingId: number): void {
  tx.write(
    wantNotice(
      'mailingStopped',
      sql`select u.email, u.language_iso,
                 jsonb_build_object('name', u.name, 'organisation', a.name, 'mailing', g.name,
                                    'accountId', a.id::text, 'mailingId', g.id::text) as matter
          from mailings g join accounts a on a.id = g.account_id
          join memberships m on m.account_id = g.account_id and m.role = 'admin'
          join users u on u.id = m.user_id
          where ${tx.owns('g')} and ${tx.owns('m')} and g.id = ${mailingId}`,
    ),
  )
}
