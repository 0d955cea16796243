import sql, { type Sql } from 'sql-template-tag'
import { addDays } from './calendar.rules.ts'
import { type Moment, startOf } from './row-condition.store.ts'

/** Of an entry `e`: somebody's subscription began with it in one of these ways; `import:7` is one import. */
export function beganBy(origins: readonly string[]): Sql {
  const imports = origins.flatMap((origin) => (origin.startsWith('import:') ? [origin.slice('import:'.length)] : []))
  const way = sql`case when e.source = 'import' then 'import' else split_part(e.actor, ':', 1) end`
  return sql`e.from_state is null and (${way} in (select unnest(${[...origins]}::text[]))
      or e.source = 'import' and e.evidence ->> 'import' in (select unnest(${imports}::text[])))`
}

/** Of an entry `e`: a user or an import has stated one of these bases. */
export function statedBases(bases: readonly string[]): Sql {
  return sql`e.evidence ->> 'legalBasis' = any(${[...bases]}::text[])`
}

/** Of an entry `e`: it changed somebody's state in a channel so many days ago or later, of which today is the first. */
export function changedSince(channelId: number, days: number, moment: Moment): Sql {
  return sql`e.channel_id = ${channelId} and e.from_state is distinct from e.to_state
      and e.occurred_at >= ${startOf(addDays(moment.today, 2 - days), moment)}`
}
