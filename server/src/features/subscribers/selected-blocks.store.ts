import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitOf, blockOf } from '../../platform/db/id-blocks.rules.ts'
import type { Selection } from './select-subscribers.ts'
import { candidates, isSelected } from './subscriber-condition.store.ts'
import { intersection } from './subscriber-facets.store.ts'

/** All who match, as blocks: from the bitmaps where they know it, else person by person. */
export function selectedBlocks(reader: Reader, selection: Selection): Sql {
  if (selection.facets) return sql`select block, members from (${intersection(reader, selection.facets)}) hits`
  const found = candidates(selection)
  return sql`
    select ${blockOf(sql`s.id`)} as block, bit_or(${bitOf(sql`s.id`)}) as members from subscribers s
    where ${isSelected(reader, selection)} ${found ? sql`and s.id = any(array(${found}))` : sql``} group by 1`
}
