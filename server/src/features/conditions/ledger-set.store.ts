import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitOf, blockOf } from '../../platform/db/id-blocks.rules.ts'
import { addDays } from './calendar.rules.ts'
import { type Moment, startOf } from './row-condition.store.ts'

/** Whose subscription began in one of these ways; `import:7` is one import. */
export function beganBy(reader: Reader, origins: readonly string[]): Sql {
  const imports = origins.flatMap((origin) => (origin.startsWith('import:') ? [origin.slice('import:'.length)] : []))
  const way = sql`case when e.source = 'import' then 'import' else split_part(e.actor, ':', 1) end`
  return peopleOf(
    reader,
    sql`e.from_state is null and (${way} = any(${[...origins]}::text[])
        or e.source = 'import' and e.evidence ->> 'import' = any(${imports}::text[]))`,
  )
}

/** Of whom a user or an import has stated one of these bases. */
export function statedBases(reader: Reader, bases: readonly string[]): Sql {
  return peopleOf(reader, sql`e.evidence ->> 'legalBasis' = any(${[...bases]}::text[])`)
}

/** Whose state in a channel is younger than so many days, of which today is the first. */
export function changedSince(reader: Reader, channelId: number, days: number, moment: Moment): Sql {
  return peopleOf(
    reader,
    sql`e.channel_id = ${channelId} and e.from_state is distinct from e.to_state
        and e.occurred_at >= ${startOf(addDays(moment.today, 2 - days), moment)}`,
  )
}

function peopleOf(reader: Reader, entries: Sql): Sql {
  return sql`
    select ${blockOf(sql`e.subscriber_id`)} as block, bit_or(${bitOf(sql`e.subscriber_id`)}) as members
    from consent_entries e where ${reader.owns('e')} and ${entries}
    group by 1`
}
