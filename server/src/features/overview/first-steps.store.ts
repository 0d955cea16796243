import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface StepsDone {
  address: boolean
  people: boolean
  domain: boolean
  key: boolean
}

/** What a new account has done already; each is an index away. */
export async function findStepsDone(reader: Reader): Promise<StepsDone> {
  const [done] = await reader.rows<StepsDone>(sql`
    select exists (select from page_settings p where ${reader.owns('p')} and p.channel_id = 0 and p.postal_address <> '') as address,
           exists (select from subscribers s where ${reader.owns('s')}) as people,
           exists (select from sender_domains d where ${reader.owns('d')} and d.verified_at is not null) as domain,
           exists (select from api_keys k where ${reader.owns('k')} and k.deleted_at is null) as key`)
  return done as StepsDone
}
