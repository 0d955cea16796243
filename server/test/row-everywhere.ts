import pg from 'pg'
import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

/** Values that some columns take by type; only that there is a row matters. */
const usual: Record<string, string> = {
  bigint: '1',
  smallint: '1',
  integer: '1',
  text: `'x'`,
  jsonb: `'{}'`,
  boolean: 'false',
  bytea: `'\\x00'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
  'timestamp without time zone': 'now()',
  'bit(1024)': '0::bit(1024)',
  'bigint[]': `'{}'`,
  'text[]': `'{}'`,
}

/** Columns in which only certain values may stand. */
const allowed: Record<string, string> = {
  'imports.stage': `'uploading'`,
  'imports.text_size': 'null',
  'company_domains.domain': `'row' || $1 || '.example'`,
  'account_field_values.value': `'1'`,
  'address_mails.kind': `'optin'`,
  'forms.public_id': `lpad($1::text, 32, '0')`,
  'archive_hosts.host': `'row' || $1 || '.example'`,
  'archive_hosts.token': `lpad($1::text, 32, '0')`,
  'newsletter_archives.public_id': `lpad($1::text, 32, '0')`,
  'pictures.file': `$1 || '-' || lpad($1::text, 32, '0') || '.jpg'`,
  'pictures.digest': `decode(repeat('00', 32), 'hex')`,
  'test_addresses.token_hash': `sha256($1::text::bytea)`,
  'run_facets.facet': `'opened'`,
  'run_tests.kind': `'trial'`,
  'operator_requests.kind': `'unlockAccount'`,
  'operator_requests.reason': `'why'`,
  'support_sessions.reason': `'why'`,
  'support_sessions.ends_at': `now() + interval '1 hour'`,
}

/**
 * A row of the account in every table that says whose its rows are, where there is none yet. Whether the product comes to it is
 * another question: here it is about tables that nobody thought of.
 */
export async function aRowEverywhere(api: TestApi, { accountId, customerId }: TestAccount): Promise<void> {
  const client = new pg.Client({ connectionString: api.database.adminUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ table: string; columns: string[]; types: string[] }>(
      `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns,
              array_agg(regexp_replace(format_type(a.atttypid, a.atttypmod), 'timestamp\\(\\d\\)', 'timestamp') order by a.attnum) as types
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
         and (a.attnotnull or a.attname = 'account_id')
         and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''
         and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'account_id')
       group by c.relname order by 1`,
    )
    for (const { table, columns, types } of rows) {
      const known = await client.query(`select 1 from ${table} where account_id = $1 limit 1`, [accountId])
      if (known.rowCount) continue
      const values = columns.map((column, i) => {
        if (column === 'account_id') return '$1'
        if (column === 'customer_id') return String(customerId)
        return allowed[`${table}.${column}`] ?? usual[types[i] as string] ?? `no value for ${types[i]}`
      })
      await client
        .query(`insert into ${table} (${columns.join()}) select ${values.join()} from (select $1::bigint) x`, [
          accountId,
        ])
        .catch((error) => {
          throw new Error(`${table}: ${error.message}; say in row-everywhere.ts what may stand there`)
        })
    }
  } finally {
    await client.end()
  }
}
