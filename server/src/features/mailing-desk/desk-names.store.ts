import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface NamedGroup {
  id: number
  name: string
}

export function findGroupNames(reader: Reader, ids: readonly number[]): Promise<NamedGroup[]> {
  return reader.rows<NamedGroup>(sql`
    select g.id, g.name from subscriber_groups g where ${reader.owns('g')} and g.id = any(${ids}) and g.deleted_at is null order by g.name, g.id`)
}
