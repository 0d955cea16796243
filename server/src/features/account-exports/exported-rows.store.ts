import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Reader, Row } from '../../platform/db/database.ts'
import { type ExportedKind, memberName } from './exported-tables.rules.ts'

interface KeyColumn {
  name: string
  type: string
}

export interface ExportedBlock {
  rows: Row[]
  /** Where the next block goes on; null = there is none. */
  key: string[] | null
}

/** The next rows of a table behind a key, in the order of its primary key. */
export async function readBlock(
  reader: Reader,
  { table, without = [], ofCustomer }: ExportedKind,
  { key, until, limit }: { key: string[] | null; until: number | null; limit: number },
): Promise<ExportedBlock> {
  const columns = await keyOf(reader, table)
  const names = join(columns.map(({ name }) => raw(`t.${name}`)))
  const isBehind = key
    ? sql`(${names}) > (${join(columns.map(({ type }, i) => sql`${key[i]}::text::${raw(type)}`))})`
    : sql`true`
  const isWithin = until === null ? sql`true` : sql`t.seq <= ${until}`
  const owned = ofCustomer ? reader.owns('t', 'customer_id') : reader.owns('t')
  const found = await reader.rows<{ row: Row; key: string[] }>(sql`
    select to_jsonb(t) - ${['account_id', 'customer_id', ...without]}::text[] as row, array[${textsOf(columns)}] as key
    from ${raw(table)} t where ${owned} and ${isBehind} and ${isWithin} order by ${names} limit ${limit}`)
  return {
    rows: found.map(({ row }) => Object.fromEntries(Object.entries(row).map(([name, v]) => [memberName(name), v]))),
    key: found.length < limit ? null : (found.at(-1)?.key ?? null),
  }
}

const textsOf = (columns: readonly KeyColumn[]): Sql => join(columns.map(({ name }) => raw(`t.${name}::text`)))

/** The primary key behind the account; a table in parts may have it in each of them. */
function keyOf(reader: Reader, table: string): Promise<KeyColumn[]> {
  return reader.rows<KeyColumn>(sql`
    select a.attname as name, format_type(a.atttypid, null) as type
    from pg_index x cross join unnest(x.indkey::smallint[]) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number
    where x.indisprimary and a.attname not in ('account_id', 'customer_id')
      and x.indrelid = (select p.oid from pg_class p join pg_index i on i.indrelid = p.oid and i.indisprimary
                        left join pg_inherits h on h.inhrelid = p.oid
                        where p.oid = ${table}::regclass or h.inhparent = ${table}::regclass
                        order by p.oid <> ${table}::regclass limit 1)
    order by k.place`)
}

/** Where both ledgers of the account end now. */
export interface LedgerEnds {
  consents: { seq: number; hash: string }
  auditLog: { seq: number; hash: string }
}

export async function readLedgerEnds(reader: Reader): Promise<LedgerEnds> {
  const [ends] = await reader.rows<LedgerEnds>(sql`
    select jsonb_build_object('seq', h.consent_seq, 'hash', encode(h.consent_hash, 'hex')) as consents,
           jsonb_build_object('seq', coalesce(a.seq, 0), 'hash', encode(coalesce(a.hash, ''), 'hex')) as "auditLog"
    from account_heads h left join audit_heads a on a.account_id = h.account_id where ${reader.owns('h')}`)
  if (!ends) throw new Error('the account has no head row')
  return ends
}
