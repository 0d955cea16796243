import { holds, verifyConsent } from '../../src/features/consent/index.ts'
import { loadConfig } from '../../src/platform/config/config.ts'
import { createOperator } from '../../src/processes/create-operator.ts'
import { sentinels } from './hostile.ts'
import type { World } from './world.ts'

interface Column {
  table: string
  name: string
  type: string
}

/** The only columns that may hold what a body said. */
const writable = new Set([
  ...['email', 'email_key', 'gender_id', 'academic_title', 'firstname', 'lastname', 'salutation', 'city'].map(
    (name) => `subscribers.${name}`,
  ),
  ...['birthday', 'language_iso', 'time_zone', 'reference', 'customer_fields', 'kind'].map(
    (name) => `subscribers.${name}`,
  ),
  'subscriber_groups.name',
  'subscriber_groups.name_key',
  'account_field_values.value',
  'optin_requests.deferred_data',
  'messages.payload',
  'copy_receivers.subject',
  'copy_receivers.placeholders',
  // A campaign copy takes its name, sender name and subject from a body.
  ...['mailings.name', 'mailings.sender_name', 'newsletters.subject', 'contents.subject', 'contents.sender_name'],
  ...['articles.name', 'articles.language_iso', 'articles.placeholders'],
  'subscriber_facets.value',
  'idempotency_records.body_sealed',
])
/** Columns that may hold what a body said in some of their members: what is left of them without those. */
const partlyWritable: Record<string, string> = {
  // The words somebody agreed to, and where.
  'consent_entries.evidence': "evidence - 'text' - 'formUrl'",
}
/** Made by the operator or the engine; the API may only note when a key was used. */
const provisioned = [
  'customers',
  'accounts',
  'channels',
  'api_keys',
  'api_key_channels',
  'customer_fields',
  'trigger_types',
  'themes',
  'article_templates',
  'sender_domains',
  ...[
    'installation',
    'secret_rotations',
    'ledger_months',
    'rounds',
    'senders',
    'sending_state',
    'relays',
    'relay_queue',
    'relay_sessions',
    'relay_daemons',
    'tracking_progress',
    'statistics_progress',
  ],
  ...[
    'users',
    'passwords',
    'memberships',
    'sessions',
    'sign_in_failures',
    'failed_sign_ins',
    'totp_factors',
    'recovery_codes',
    'passkeys',
    'used_challenges',
  ],
  ...['invitations', 'test_addresses', 'password_resets', 'email_links', 'user_mails', 'signups'],
  ...['company_domains', 'company_subjects', 'used_company_answers'],
  ...[
    'operators',
    'operator_sessions',
    'operator_recovery_codes',
    'operator_votes',
    'operator_requests',
    'operator_acts',
    'operator_act_head',
  ],
  'migrations',
]
/** Times that a body may choose. */
const chosenTimes = new Set([
  'mailings.planned_at',
  'trigger_copies.scheduled_at',
  'articles.available_from',
  'articles.available_until',
])

export async function columnsOf({ query }: Pick<World, 'query'>): Promise<Column[]> {
  return query<Column & { [name: string]: unknown }>(`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    join pg_class c on c.oid = quote_ident(table_name)::regclass and not c.relispartition
    where table_schema = 'public' order by 1, ordinal_position`)
}

export interface RowCheck {
  /** What is wrong with the rows now, compared with the moment the check was made. */
  faults(): Promise<string[]>
}

export async function watchRows(world: World): Promise<RowCheck> {
  const columns = await columnsOf(world)
  const startedAt = new Date(Date.now() - 2000).toISOString()
  const before = await fingerprints(world, columns)
  return {
    faults: async () => {
      const after = await fingerprints(world, columns)
      const changed = [...before].filter(([name, print]) => after.get(name) !== print).map(([name]) => name)
      return [
        ...changed.map((name) => `${name} changed`),
        ...(await smuggled(world, columns)),
        ...(await misdated(world, columns, startedAt)),
        ...(await miscounted(world)),
        ...(await brokenChains(world)),
      ]
    },
  }
}

/** One digest per table for the rows that must stay as they are. */
async function fingerprints(world: World, columns: readonly Column[]): Promise<Map<string, string>> {
  const accounts = world.bystanders.map(({ accountId }) => accountId)
  const prints = new Map<string, string>()
  for (const table of new Set(columns.map((column) => column.table))) {
    const isFixed = provisioned.includes(table)
    const rows = `select (to_jsonb(t) - 'last_used_at')::text as row from ${table} t ${isFixed ? '' : 'where t.account_id = any($1)'}`
    const [print] = await world.query<{ digest: string }>(
      `select md5(coalesce(string_agg(row, chr(10) order by row), '')) as digest from (${rows}) r`,
      isFixed ? [] : [accounts],
    )
    prints.set(isFixed ? table : `${table} of a bystander`, print?.digest ?? '')
  }
  return prints
}

async function smuggled({ query }: World, columns: readonly Column[]): Promise<string[]> {
  const pattern = Object.values(sentinels)
    .map((value) => String(value).replaceAll('.', '\\.').slice(0, 14))
    .join('|')
  const faults: string[] = []
  for (const { table, name, type } of columns) {
    if (writable.has(`${table}.${name}`) || type === 'bytea' || type === 'bit') continue
    const held = partlyWritable[`${table}.${name}`] ?? name
    const [row] = await query<{ hits: number }>(
      `select count(*)::int as hits from ${table} where (${held})::text ~ $1`,
      [pattern],
    )
    if (row?.hits) faults.push(`${table}.${name} holds a smuggled value in ${row.hits} rows`)
  }
  return faults
}

/** Times are ours: none may lie outside the run. */
async function misdated({ query }: World, columns: readonly Column[], startedAt: string): Promise<string[]> {
  const faults: string[] = []
  for (const { table, name, type } of columns) {
    if (!type.startsWith('timestamp') || provisioned.includes(table) || chosenTimes.has(`${table}.${name}`)) continue
    const [row] = await query<{ hits: number }>(
      `select count(*)::int as hits from ${table} where ${name} not between $1::timestamptz - interval '1 minute' and now() + interval '1 hour'`,
      [startedAt],
    )
    if (row?.hits) faults.push(`${table}.${name} lies outside the run in ${row.hits} rows`)
  }
  return faults
}

async function miscounted({ query }: World): Promise<string[]> {
  const rows = await query<{ account: string; rows: string; counted: string; highest: string; last: string }>(`
    select h.account_id as account, h.last_subscriber_id as last,
           (select count(*) from subscribers s where s.account_id = h.account_id) as rows,
           (select coalesce(max(id), 0) from subscribers s where s.account_id = h.account_id) as highest,
           (select coalesce(sum(cnt), 0) from subscriber_facets f where f.account_id = h.account_id and facet = 'all') as counted
    from account_heads h`)
  return rows
    .filter(({ rows: there, counted, highest, last }) => there !== counted || Number(highest) > Number(last))
    .map((row) => `account ${row.account} does not add up: ${JSON.stringify(row)}`)
}

async function brokenChains({ query, adminUrl, servingUrl }: World): Promise<string[]> {
  const operator = createOperator(loadConfig({ DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: servingUrl }))
  const accounts = await query<{ id: string; customerId: string }>(
    'select id, customer_id as "customerId" from accounts',
  )
  const faults: string[] = []
  for (const { id, customerId } of accounts) {
    const found = await verifyConsent(operator, { accountId: Number(id), customerId: Number(customerId) })
    if (!holds(found)) faults.push(`the consent ledger of account ${id} does not hold: ${JSON.stringify(found)}`)
  }
  await operator.close()
  return faults
}
