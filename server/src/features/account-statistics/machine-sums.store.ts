import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type StatisticKind, statisticKindName, statisticKinds } from '../messages/statistic-kind.rules.ts'
import { verdicts } from '../tracking/verdict.rules.ts'

export interface MachineSum {
  kind: StatisticKind
  /** A number of `verdicts` in the tracking feature. */
  verdict: number
  n: number
}

/** What machines opened and clicked of the mailings of a channel that were sent since a time: sums that are there already. */
export async function listMachineSums(
  reader: Reader,
  { channelId, isDefault, since }: { channelId: number; isDefault: boolean; since: Timestamp },
): Promise<MachineSum[]> {
  const rows = await reader.rows<Omit<MachineSum, 'kind'> & { kind: number }>(sql`
    select d.kind, d.verdict, sum(d.n)::bigint as n
    from newsletters n
    join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
    join newsletter_days d on d.account_id = n.account_id and d.newsletter_id = n.id and d.day = '-infinity'
      and d.content_id = 0 and d.kind in (${statisticKinds.open}, ${statisticKinds.click}) and d.verdict <> ${verdicts.human}
    where ${reader.owns('n')} and m.type = 'standard' and n.sent_at >= ${since}::timestamptz
      and (m.channel_id = ${channelId} or ${isDefault} and m.channel_id is null)
    group by 1, 2`)
  return rows.map((row) => ({ ...row, kind: statisticKindName(row.kind) }))
}
