import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

/** Every zone that somebody in the account has, each found by itself: there may be millions in one of them. */
export async function listZones(reader: Reader): Promise<string[]> {
  const next = (after: Sql) => sql`
    (select f.value from subscriber_facets f
     where ${reader.owns('f')} and f.facet = 'zone' and f.value > ${after} order by f.value limit 1)`
  const rows = await reader.rows<{ zone: string }>(sql`
    with recursive zones (zone) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`z.zone`)} from zones z where z.zone is not null)
    select z.zone from zones z where z.zone is not null`)
  return rows.map(({ zone }) => zone)
}
