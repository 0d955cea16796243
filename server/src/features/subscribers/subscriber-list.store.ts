import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Filter, Page, Sort } from '../../platform/db/list-query.ts'
import type { Selection } from './select-subscribers.ts'
import type { Subscriber } from './subscriber.rules.ts'
import { columnNames, subscriberColumns } from './subscriber.store.ts'

export async function findSubscribersByIds(reader: Reader, ids: readonly number[]): Promise<Subscriber[]> {
  if (ids.length === 0) return []
  const found = await reader.rows<Subscriber>(sql`
    select ${subscriberColumns} from subscribers s where ${reader.owns('s')} and s.id = any(${ids})`)
  const position = new Map(ids.map((id, i) => [id, i]))
  return found.sort((a, b) => (position.get(a.id) as number) - (position.get(b.id) as number))
}

function offsetOf({ page, limit }: Page): bigint {
  return (BigInt(page) - 1n) * BigInt(limit)
}

/** Any filter and order, by plain SQL: the cost grows with the account and the depth of the page. */
export async function pageBySql(reader: Reader, selection: Selection, sort: Sort[], page: Page): Promise<Subscriber[]> {
  return reader.rows<Subscriber>(sql`
    select ${subscriberColumns} from subscribers s where ${where(reader, selection)}
    order by ${orderBy(selection, sort)} limit ${page.limit} offset ${offsetOf(page)}`)
}

export async function totalBySql(reader: Reader, selection: Selection): Promise<number> {
  const [row] = await reader.rows<{ total: number }>(
    sql`select count(*) as total from subscribers s where ${where(reader, selection)}`,
  )
  return row?.total ?? 0
}

function where(reader: Reader, selection: Selection): Sql {
  const conditions = [reader.owns('s'), ...selection.filters.map((filter) => conditionOf(selection, filter))]
  if (selection.statusValues) {
    const inChannels = sql`from subscriptions x where x.account_id = s.account_id and x.subscriber_id = s.id and x.channel_id = any(${selection.channelIds})`
    const matches = sql`exists (select ${inChannels} and status_value(x.status, x.status_addition) = any(${selection.statusValues}))`
    conditions.push(selection.orNoStatus ? sql`(${matches} or not exists (select ${inChannels}))` : matches)
  }
  return join(conditions, ' and ')
}

const columns: Record<string, Sql> = Object.fromEntries(
  Object.entries({ ...columnNames, email: columnNames.emailKey }).map(([member, name]) => [member, raw(`s.${name}`)]),
)
const operators: Record<string, Sql> = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` }

function conditionOf(selection: Selection, { field, operator, values }: Filter): Sql {
  if (field === 'groupId') {
    return sql`exists (select from group_members m where m.account_id = s.account_id and m.subscriber_id = s.id and m.group_id = any(${values}::bigint[]))`
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

const neverNull = new Set(['id', 'email', 'createdAt', 'updatedAt'])

/** The id settles ties, in the direction of the last key, so that an index on (key, id) can be read either way. */
function orderBy(selection: Selection, sort: Sort[]): Sql {
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
