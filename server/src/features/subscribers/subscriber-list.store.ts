import sql, { raw, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Page, Sort } from '../../platform/db/list-query.ts'
import type { Selection } from './select-subscribers.ts'
import type { Subscriber } from './subscriber.rules.ts'
import { columnNames, subscriberColumns } from './subscriber.store.ts'
import { candidates, filledPartOf, isIndexedOrder, isSelected, orderOf } from './subscriber-condition.store.ts'

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

/** So many are looked at in the order of the list before an index is asked who matches at all. */
const nearest = 10_000
const rowColumns = raw(['account_id', ...Object.values(columnNames)].map((name) => `s.${name}`).join(', '))

export interface ListedPage {
  subscribers: Subscriber[]
  /** Null where finding the page did not tell it. */
  total: number | null
}

/**
 * Where many match, the first of the list are soon found in its order; where few do, an index finds them all and they are put
 * in order. Nobody knows beforehand which it is, so the first way gets a bounded try.
 */
export async function pageBySql(
  reader: Reader,
  selection: Selection,
  sort: readonly Sort[],
  page: Page,
): Promise<ListedPage> {
  const found = candidates(selection)
  if (!found) {
    const subscribers = await pageInOrder(reader, selection, sort, page)
    return { subscribers, total: totalOfLastPage(page, subscribers.length) }
  }
  if (isIndexedOrder(sort) && Number(offsetOf(page)) + page.limit < nearest) {
    const near = await nearPage(reader, selection, sort, page)
    if (near.length === page.limit) return { subscribers: near, total: null }
  }
  return pageOfFound(reader, selection, sort, { ...page, found })
}

/** Those of a set that somebody has found already, in any order; they are few enough to be sorted. */
export async function pageOfIds(
  reader: Reader,
  selection: Selection,
  sort: readonly Sort[],
  page: Page & { ids: readonly number[] },
): Promise<ListedPage> {
  return pageOfFound(reader, selection, sort, { ...page, found: sql`select unnest(${page.ids}::bigint[])` })
}

/** A page that is not full is the last one, unless nobody is on it. */
function totalOfLastPage({ page, limit }: Page, rows: number): number | null {
  return rows < limit && (rows > 0 || page === 1) ? (page - 1) * limit + rows : null
}

/** Any filter and order: the cost grows with the depth of the page, and with the account where no index has the order. */
async function pageInOrder(
  reader: Reader,
  selection: Selection,
  sort: readonly Sort[],
  page: Page,
): Promise<Subscriber[]> {
  const selected = isSelected(reader, selection)
  const rowsOf = (part: Sql, order: Sql, limit: number, offset: bigint) =>
    reader.rows<Subscriber>(sql`
      select ${subscriberColumns} from subscribers s where ${part} order by ${order} limit ${limit} offset ${offset}`)
  const from = offsetOf(page)
  const filled = filledPartOf(sort)
  if (!filled) return rowsOf(selected, orderOf(selection, sort), page.limit, from)
  const rows = await rowsOf(sql`${selected} and ${filled.isFilled}`, filled.order, page.limit, from)
  if (rows.length === page.limit) return rows
  const before =
    rows.length > 0
      ? from + BigInt(rows.length)
      : BigInt(await totalWhere(reader, sql`${selected} and ${filled.isFilled}`))
  const rest = await rowsOf(
    sql`${selected} and ${filled.isEmpty}`,
    sql`s.id desc`,
    page.limit - rows.length,
    from > before ? from - before : 0n,
  )
  return [...rows, ...rest]
}

function nearPage(reader: Reader, selection: Selection, sort: readonly Sort[], page: Page): Promise<Subscriber[]> {
  const filled = filledPartOf(sort)
  const order = filled?.order ?? orderOf(selection, sort)
  const part = filled ? sql`${reader.owns('s')} and ${filled.isFilled}` : reader.owns('s')
  return reader.rows<Subscriber>(sql`
    select ${subscriberColumns}
    from (select ${rowColumns} from subscribers s where ${part} order by ${order} limit ${nearest}) s
    where ${isSelected(reader, selection)} order by ${order} limit ${page.limit} offset ${offsetOf(page)}`)
}

async function pageOfFound(
  reader: Reader,
  selection: Selection,
  sort: readonly Sort[],
  page: Page & { found: Sql },
): Promise<ListedPage> {
  const from = offsetOf(page)
  const [row] = await reader.rows<{ total: number; ids: number[] }>(sql`
    with found as materialized (
      select s.id, row_number() over (order by ${orderOf(selection, sort)}) as place
      from subscribers s where ${isSelected(reader, selection)} and s.id = any(array(${page.found}))
    )
    select (select count(*) from found) as total,
           array(select f.id from found f where f.place > ${from}::bigint and f.place <= ${from + BigInt(page.limit)}::bigint
                 order by f.place) as ids`)
  const { total, ids } = row as { total: number; ids: number[] }
  return { total, subscribers: await findSubscribersByIds(reader, ids) }
}

export function totalBySql(reader: Reader, selection: Selection): Promise<number> {
  return totalWhere(reader, isSelected(reader, selection))
}

async function totalWhere(reader: Reader, condition: Sql): Promise<number> {
  const [row] = await reader.rows<{ total: number }>(
    sql`select count(*) as total from subscribers s where ${condition}`,
  )
  return row?.total ?? 0
}

/** Of those with an id after `after`, at most `upto`: large accounts are counted in stretches. */
export function totalInStretch(
  reader: Reader,
  selection: Selection,
  { after, upto }: { after: number; upto: number },
): Promise<number> {
  return totalWhere(reader, sql`${isSelected(reader, selection)} and s.id > ${after} and s.id <= ${upto}`)
}
