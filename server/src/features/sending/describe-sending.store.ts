import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { claimableStates, inStates } from '../messages/message-state.rules.ts'

export interface SendingReport {
  senders: number
  due: number
  inDoubt: number
  /** When the relay's log had last been read to its end. */
  relay: string | null
}

export async function describeSending(db: Database): Promise<SendingReport> {
  const [[report]] = await db.outsideTenants<[SendingReport]>([
    sql`select (select count(*) from senders s where s.stopped_at is null and s.heartbeat_at > now() - interval '20 seconds') as senders,
               (select count(*) from messages m where m.due_at <= now() and m.state in ${inStates(claimableStates)}) as due,
               (select count(*) from messages m where m.is_doubt) as "inDoubt",
               (select max(r.caught_up_at) from relays r) as relay`,
  ])
  return report as SendingReport
}
