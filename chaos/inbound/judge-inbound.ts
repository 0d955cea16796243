import type pg from 'pg'
import { type Finding, finding } from '../verdict.ts'
import { type PlannedReport, stateAfter } from './planned-reports.ts'

interface Standing {
  subscriberId: number
  /** Entries of the consent ledger since the newsletter, by the state they led to. */
  moves: string[]
  reports: number
  softRuns: number
}

/** Compares what every report must have done with what is in the database. */
export async function judgeInbound(client: pg.Client, planned: readonly PlannedReport[]): Promise<Finding[]> {
  const standings = new Map((await readStandings(client)).map((standing) => [standing.subscriberId, standing]))
  const count = (isWrong: (report: PlannedReport, standing: Standing) => boolean) =>
    planned.filter((report) => isWrong(report, standings.get(report.subscriberId) as Standing)).length
  const wanted = ({ kind }: PlannedReport) => (stateAfter[kind] === 'receiveReady' ? [] : [stateAfter[kind]])
  const lost = count(
    (report, { moves, softRuns }) => moves.length < wanted(report).length || (report.kind === 'full' && softRuns === 0),
  )
  const doubled = count(
    (report, { moves, softRuns, reports }) => moves.length > wanted(report).length || softRuns > 1 || reports > 1,
  )
  const wrong = count((report, { moves }) => moves.length > 0 && moves.join() !== wanted(report).join())
  const unrecorded = count((_report, { reports }) => reports === 0)
  return [
    finding(lost === 0, `effects lost: ${lost} of ${planned.length}`),
    finding(doubled === 0, `effects doubled: ${doubled}`),
    finding(wrong === 0, `effects on the wrong status: ${wrong}`),
    finding(unrecorded === 0, `reports without a row: ${unrecorded}`),
  ]
}

async function readStandings(client: pg.Client): Promise<Standing[]> {
  const { rows } = await client.query<Standing>(
    `select m.subscriber_id::int as "subscriberId",
            array(select c.to_state from consent_entries c
                  where c.account_id = m.account_id and c.subscriber_id = m.subscriber_id and c.source <> 'chaos'
                  order by c.seq) as moves,
            (select count(*)::int from inbound_reports i
             where i.account_id = m.account_id and i.run_id = m.run_id and i.message_id = m.id) as reports,
            coalesce((select b.in_a_row::int from soft_bounces b
                      where b.account_id = m.account_id and b.subscriber_id = m.subscriber_id), 0) as "softRuns"
     from messages m`,
  )
  return rows
}
