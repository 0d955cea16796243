import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { isBusy } from '../mailings/busy-mailing.rules.ts'

/** A mailing that is planned, under way or active, and goes to a group or around it. */
export interface GroupUse extends Columns<'mailings', 'id' | 'name'> {
  groupId: number
  isExcluded: boolean
}

export async function listUses(reader: Reader, groupIds: readonly number[]): Promise<GroupUse[]> {
  if (groupIds.length === 0) return []
  return reader.rows<GroupUse>(sql`
    select m.id, m.name, u.group_id as "groupId", u.is_excluded as "isExcluded"
    from mailings m, lateral (
      select g as group_id, false as is_excluded from unnest(m.group_ids) g
      union all
      select g, true from unnest(m.excluded_group_ids) g) u
    where ${reader.owns('m')} and u.group_id = any(${groupIds}) and ${isBusy}
    order by m.id`)
}
