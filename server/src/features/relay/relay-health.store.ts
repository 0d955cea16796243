import sql from 'sql-template-tag'
import { secondsSince } from '../../platform/db/age.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DoubtCause } from './doubts.rules.ts'
import { isOpen, longQueue } from './doubts.store.ts'

export interface RelayHealth {
  name: string
  /** Since its log was read to its end; null when it never was. */
  readSeconds: number | null
  /** Since it answered a visit of which its log shows nothing; 0 while the log moves. */
  stillSeconds: number
  /** Since a visit whose lines have been read; null when there was none. */
  provenSeconds: number | null
  /** Its queue is so long that it may hold mail it has not logged. */
  hasLongQueue: boolean
}

/** Relays whose log somebody reads. */
export async function readRelays(db: Database): Promise<RelayHealth[]> {
  const [rows] = await db.outsideTenants<[RelayHealth]>([relays])
  return rows
}

const relays = sql`
  select r.name, ${secondsSince(sql`r.caught_up_at`)} as "readSeconds", ${secondsSince(sql`r.proven_at`)} as "provenSeconds",
         coalesce((select max(${secondsSince(sql`v.answered_at`)}) from relay_sessions v
                   where v.relay = r.name and v.sender_id is null and v.ended_at is null
                     and v.opened_at > coalesce(r.proven_at, '-infinity')), 0) as "stillSeconds",
         exists (select from relay_queue o where o.relay = r.name and o.taken offset ${longQueue.unseen}) as "hasLongQueue"
  from relays r`

export interface DoubtsByCause {
  cause: DoubtCause
  mails: number
  /** Since the oldest of them could have been settled; of those that rest still, 0. */
  overdueSeconds: number
  /** Some of the runs they belong to. */
  runIds: number[]
}

/** More are not looked at: what keeps the first ten thousand keeps the others. */
const mostDoubts = 10_000

/** Why mails are still in doubt; `relay` is the usual one, which senders of other machines may call by another name. */
export async function explainDoubts(
  db: Database,
  relay: string,
  { stillSeconds, awaySeconds }: { stillSeconds: number; awaySeconds: number },
): Promise<DoubtsByCause[]> {
  const [rows] = await db.outsideTenants<[DoubtsByCause]>([
    sql`with known as materialized (${relays}),
        doubts as (
          select m.run_id, m.due_at,
                 case when m.due_at > now() then 'resting'
                      when k.name is null then 'opaqueRelay'
                      when k."readSeconds" is null or k."readSeconds" > ${awaySeconds} then 'logNotRead'
                      when k."stillSeconds" > ${stillSeconds} then 'logStill'
                      when k."provenSeconds" is null or k."provenSeconds" > ${awaySeconds} then 'relayAway'
                      when s.ended_at is null or ${isOpen} then 'sessionOpen'
                      when k."hasLongQueue" then 'longQueue'
                      else 'beingSettled' end as cause
          from (select * from messages d where d.is_doubt order by d.due_at limit ${mostDoubts}) m
          left join relay_sessions s on s.id = m.session
          left join known k on k.name = coalesce((select o.name from known o where o.name = s.relay), ${relay})
          left join relays r on r.name = k.name)
        select cause, count(*) as mails, greatest(max(${secondsSince(sql`due_at`)}), 0) as "overdueSeconds",
               (array_agg(distinct run_id))[1:5] as "runIds"
        from doubts group by cause order by cause`,
  ])
  return rows
}
