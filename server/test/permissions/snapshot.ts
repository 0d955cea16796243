import type pg from 'pg'
import type { TestApi } from '../test-api.ts'
import type { Home } from './homes.ts'
import { allReasons, type Pair, type Row } from './model.ts'

type Json = Record<string, unknown>

/** Everything the database holds about one address. */
export interface Snapshot {
  record: (Json & { id: number; firstname: string | null; address_guard: number }) | null
  subscriptions: (Json & { channel_id: number; status: number; status_addition: number | null; guard: number })[]
  messages: (Json & { class: string; state: number; channel_ids: number[]; mailing_id: number })[]
  consent: (Json & { channel_id: number; from_state: string | null; to_state: string; source: string })[]
  /** By channel; 0 concerns the address as a whole. */
  tombstones: Record<string, number>
}

/** Looks past row-level security at many addresses of one account at once. */
export async function takeSnapshots(api: TestApi, { accountId }: Home, emails: string[]): Promise<Snapshot[]> {
  if (emails.length === 0) return []
  const hmacs = emails.map((email) => api.app.secrets.hmac(`suppression:${accountId}`, email))
  return api.database.query<Snapshot & pg.QueryResultRow>(
    `select to_jsonb(s) as record,
            (select coalesce(jsonb_agg(to_jsonb(x) order by x.channel_id), '[]') from subscriptions x
             where x.account_id = $1 and x.subscriber_id = s.id) as subscriptions,
            (select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('class', r.class, 'mailing_id', r.mailing_id,
                                       'channel_ids', o.channel_ids) order by m.id), '[]')
             from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id)
             join optin_requests o on (o.account_id, o.message_id) = (m.account_id, m.id)
             where m.account_id = $1 and m.subscriber_id = s.id) as messages,
            (select coalesce(jsonb_agg(to_jsonb(c) order by c.seq), '[]') from consent_entries c
             where c.account_id = $1 and c.subscriber_id = s.id) as consent,
            (select coalesce(jsonb_object_agg(t.channel_id, t.guard), '{}') from suppressions t
             where t.account_id = $1 and t.email_hmac = a.hmac) as tombstones
     from unnest($2::text[], $3::bytea[]) with ordinality as a (email, hmac, n)
     left join subscribers s on s.account_id = $1 and s.email_key = a.email
     order by a.n`,
    [accountId, emails, hmacs],
  )
}

/** What stands in the watched channel, in the words of the model; a tombstone is the guard of a row to come. */
export function rowIn(snapshot: Snapshot, channelId: number): Row {
  const found = snapshot.subscriptions.find(({ channel_id }) => channel_id === channelId)
  const inherited = (snapshot.tombstones[channelId] ?? 0) | (snapshot.tombstones[0] ?? 0)
  if (!found) return { pair: '-', guard: reasonsOf(inherited | (snapshot.record?.address_guard ?? 0)), demoted: false }
  const { status, status_addition, guard, demoted } = found
  const pair = (status_addition === null ? String(status) : `${status}/${status_addition}`) as Pair
  return { pair, guard: reasonsOf(guard), demoted: demoted === true }
}

function reasonsOf(guard: number): Row['guard'] {
  return new Set(allReasons.filter((reason) => guard & (1 << reason)))
}

export function describeRow({ pair, guard, demoted }: Row): string {
  return `${pair} guard[${[...guard].sort()}]${demoted ? ' demoted' : ''}`
}
