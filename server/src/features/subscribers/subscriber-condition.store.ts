import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { holdsPlace, idAt, places } from '../../platform/db/id-blocks.rules.ts'
import type { Filter, Sort } from '../../platform/db/list-query.ts'
import { idOf, isIndexed, patternOf } from './search.rules.ts'
import type { Selection } from './select-subscribers.ts'
import { columnNames } from './subscriber.store.ts'

const columns: Record<string, Sql> = Object.fromEntries(
  Object.entries({ ...columnNames, email: columnNames.emailKey }).map(([member, name]) => [member, raw(`s.${name}`)]),
)
const operators: Record<string, Sql> = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` }

/** Whom the selection means, whatever finds them. */
export function isSelected(reader: Reader, selection: Selection): Sql {
  const conditions = [
    reader.owns('s'),
    ...selection.filters.map((filter) => conditionOf(selection, filter)),
    ...selection.words.map(hasWord),
    ...(selection.matching ? [isAmong(selection.matching)] : []),
  ]
  if (selection.statusValues) {
    const inChannels = sql`from subscriptions x where x.account_id = s.account_id and x.subscriber_id = s.id and x.channel_id = any(${selection.channelIds})`
    const matches = sql`exists (select ${inChannels} and status_value(x.status, x.status_addition) = any(${selection.statusValues}))`
    conditions.push(selection.orNoStatus ? sql`(${matches} or not exists (select ${inChannels}))` : matches)
  }
  return join(conditions, ' and ')
}

function hasWord(word: string): Sql {
  const id = idOf(word)
  const inText = sql`search_text(s.email_key, s.firstname, s.lastname, s.city) like lower(${patternOf(word)} collate "und-x-icu")`
  return id === null ? inText : sql`(${inText} or s.id = ${id})`
}

function isAmong(blocks: Sql): Sql {
  return sql`s.id in (select ${idAt(sql`d.block`, sql`place`)} from (${blocks}) d, ${places} as place
                      where ${holdsPlace(sql`d.members`, sql`place`)})`
}

function conditionOf(selection: Selection, { field, operator, values }: Filter): Sql {
  if (field === 'groupId') {
    const isMember = sql`exists (select from group_members m where m.account_id = s.account_id and m.subscriber_id = s.id and m.group_id = any(${values}::bigint[]))`
    const dynamic = values.flatMap((id) => selection.dynamicGroups.get(Number(id)) ?? [])
    return sql`(${join([isMember, ...dynamic.map(isAmong)], ' or ')})`
  }
  const column = columns[field] ?? computedColumn(selection, field)
  if (operator === 'contains') return sql`strpos(${column}, ${values[0]}) > 0`
  if (operator !== 'eq') return sql`${column} ${operators[operator]} ${values[0]}`
  const given = values.filter((value) => value !== null)
  // Whole numbers compare as bigint, so that one beyond the column's range matches nobody instead of failing.
  const list = typeof given[0] === 'number' ? sql`${given}::bigint[]` : sql`${given}`
  const alternatives = [
    ...(given.length > 0 ? [sql`${column} = any(${list})`] : []),
    ...(given.length < values.length ? [sql`${column} is null`] : []),
  ]
  return sql`(${join(alternatives, ' or ')})`
}

/** Opt-in and opt-out times live per channel: the latest one of the channels asked for. */
function computedColumn({ channelIds }: Selection, field: string): Sql {
  if (field === 'optinAt' || field === 'optoutAt') {
    return sql`(select max(${raw(field === 'optinAt' ? 'x.optin_at' : 'x.optout_at')}) from subscriptions x
                where x.account_id = s.account_id and x.subscriber_id = s.id and x.channel_id = any(${channelIds}))`
  }
  return sql`(s.customer_fields ->> ${field.slice('customerFields.'.length)})`
}

const inSearchText = new Set(['email', 'firstname', 'lastname', 'city'])

/**
 * The ids that a trigram index offers, a few too many perhaps; null where it knows nothing of the selection. Filters by a
 * text are words, too: who lives in Bremen has it in the text.
 */
export function candidates({ filters, words }: Selection): Sql | null {
  const texts = filters
    .filter(({ field, values }) => inSearchText.has(field) && values.length === 1 && values[0] !== null)
    .map(({ values }) => String(values[0]))
  const patterns = [...words, ...texts].filter(isIndexed).map(patternOf)
  if (patterns.length === 0) return null
  const ids = words.flatMap((word) => idOf(word) ?? [])
  const byText = sql`select search_subscribers(array(select lower(p collate "und-x-icu") from unnest(${patterns}::text[]) p))`
  return ids.length > 0 ? sql`${byText} union select unnest(${ids}::bigint[])` : byText
}

const neverNull = new Set(['id', 'email', 'createdAt', 'updatedAt'])

const indexed = new Set([...neverNull, 'firstname', 'lastname'])

/** An index has everybody in this order. */
export function isIndexedOrder(sort: readonly Sort[]): boolean {
  return sort.length === 0 || (sort.length === 1 && indexed.has((sort[0] as Sort).field))
}

/**
 * Whoever has no name comes last, in both directions. An index read backwards has them first, so the others are read by
 * themselves; null where the order is the index's own.
 */
export function filledPartOf(sort: readonly Sort[]): { isFilled: Sql; isEmpty: Sql; order: Sql } | null {
  const [key] = sort
  if (!key?.descending || !isIndexedOrder(sort) || neverNull.has(key.field)) return null
  const column = columns[key.field] as Sql
  return {
    isFilled: sql`${column} is not null`,
    isEmpty: sql`${column} is null`,
    order: sql`${column} desc, s.id desc`,
  }
}

/** The id settles ties, in the direction of the last key, so that an index on (key, id) can be read either way. */
export function orderOf(selection: Selection, sort: readonly Sort[]): Sql {
  const keys = sort.some(({ field }) => field === 'id')
    ? sort
    : [...sort, { field: 'id', descending: sort.at(-1)?.descending ?? false }]
  return join(
    keys.map(({ field, descending }) => {
      const direction = raw(`${descending ? 'desc' : 'asc'}${neverNull.has(field) ? '' : ' nulls last'}`)
      return sql`${columns[field] ?? computedColumn(selection, field)} ${direction}`
    }),
    ', ',
  )
}
