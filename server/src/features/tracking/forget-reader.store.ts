import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { laneSql } from '../messages/message-state.rules.ts'

/** That a mail was opened or clicked stays, under an id that then names nobody; from where goes. Before the messages go. */
export function forgetReader(tx: Tx, subscriberId: number): void {
  tx.write(sql`
    update tracking_events t set network = null from messages m
    where ${tx.owns('t')} and ${tx.owns('m')} and t.run_id = m.run_id and t.message_id = m.id
      and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority}`)
  // Messages of a newsletter have their subscriber's id; their run is the other half of the key.
  tx.write(sql`
    update tracking_events t set network = null from runs r
    join messages m on m.account_id = r.account_id and m.run_id = r.id and m.id = ${subscriberId}
    where ${tx.owns('t')} and ${tx.owns('r')} and t.run_id = r.id and t.message_id = ${subscriberId}
      and m.subscriber_id = ${subscriberId} and m.lane <> ${laneSql.priority}`)
}
