import type { Database } from '../../platform/db/database.ts'
import type { TrackingMode } from './tracking-mode.rules.ts'
import { settingBack } from './tracking-progress.store.ts'
import { burst, type EventVerdict, rulesVersion, type Signals } from './verdict.rules.ts'

/** One open (no link) or click. */
export interface TrackingEvent extends Signals {
  runId: number
  contentId: number
  /** 0 = nobody can be recognised. */
  messageId: number
  link: number | null
  atMs: number
  /** Tells events of one run and millisecond apart. */
  id: number
  verdict: EventVerdict
  network: string | null
}

const none: TrackingMode = 'none'
const individual: TrackingMode = 'individual'

const insertText = `
  insert into tracking_events (account_id, run_id, at, id, message_id, content_id, link, agent, is_head, is_prefetch,
                               verdict, rules, network)
  select r.account_id, e.run_id, to_timestamp(e.ms / 1000.0), e.id,
         case when a.tracking = '${individual}' then nullif(e.message_id, 0) end,
         case when e.link is not null or r.has_test then e.content_id end, e.link, e.agent, e.is_head, e.is_prefetch, e.verdict, $11, e.network
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::smallint[], $7::smallint[],
              $8::boolean[], $9::boolean[], $10::smallint[], $12::cidr[])
       as e (run_id, ms, id, message_id, content_id, link, agent, is_head, is_prefetch, verdict, network)
  join runs r on r.id = e.run_id
  join accounts a on a.id = r.account_id and a.tracking <> '${none}'
  on conflict do nothing`

/**
 * All of them in one statement and one commit. An event that is there already stays as it is. What the account has the
 * engine count is read here, because mails live longer than settings.
 */
function insertion(events: readonly TrackingEvent[]) {
  const column = (value: (event: TrackingEvent) => number | boolean | string | null) => {
    let text = '{'
    for (const event of events) text += `${text.length > 1 ? ',' : ''}${value(event) ?? 'NULL'}`
    return `${text}}`
  }
  const values = [
    column((event) => event.runId),
    column((event) => event.atMs),
    column((event) => event.id),
    column((event) => event.messageId),
    column((event) => event.contentId),
    column((event) => event.link),
    column((event) => event.agent),
    column((event) => event.isHead),
    column((event) => event.isPrefetch),
    column((event) => event.verdict),
    rulesVersion,
    column((event) => event.network),
  ]
  return { text: insertText, values }
}

/** Events that come late may make a burst of those that were there before, so these are looked at again. */
export async function storeEvents(db: Database, events: readonly TrackingEvent[]): Promise<void> {
  const firstMs = events.reduce((first, { atMs }) => Math.min(first, atMs), Number.POSITIVE_INFINITY)
  await db.outsideTenants([insertion(events), settingBack(firstMs - burst.ms)])
}

export interface ContentLink {
  n: number
  url: string
}

export async function findLinks(
  db: Database,
  { runId, contentId }: { runId: number; contentId: number },
): Promise<ContentLink[]> {
  const [links] = await db.outsideTenants<[ContentLink]>([
    {
      text: `select l.n, l.url from runs r join content_links l on l.account_id = r.account_id and l.content_id = $2
             where r.id = $1`,
      values: [runId, contentId],
    },
  ])
  return links
}
