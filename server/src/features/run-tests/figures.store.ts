import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { inStates } from '../messages/message-state.rules.ts'
import type { Figures } from '../runs/index.ts'
import type { TrackingMode } from '../tracking/tracking-mode.rules.ts'
import { verdicts } from '../tracking/verdict.rules.ts'

/** A person may be recognised only where the account does that; otherwise everything that people do counts. */
const individual: TrackingMode = 'individual'

/** How the subjects of a run stand while nobody else has a mail, in their order. */
export function countFigures(reader: Reader, runId: number): Promise<Figures[]> {
  const mails = (isMeant: Sql) => sql`
    (select case when a.tracking = ${individual} then count(distinct e.message_id) else count(*) end
     from tracking_events e
     where ${reader.owns('e')} and e.run_id = v.run_id and e.content_id = v.content_id and e.verdict = ${verdicts.human} and ${isMeant})`
  return reader.rows<Figures>(sql`
    select (select count(*) from messages m
            where ${reader.owns('m')} and m.run_id = v.run_id and m.content_id = v.content_id
              and m.state in ${inStates(['accepted', 'delivered'])}) as delivered,
           ${mails(sql`e.link is null`)} as opens, ${mails(sql`e.link is not null`)} as clicks
    from run_variants v join accounts a on a.id = v.account_id
    where ${reader.owns('v')} and v.run_id = ${runId} order by v.n`)
}
