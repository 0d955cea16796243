import { comparison, tenantColumnOf, usings } from './named-rows.ts'

/** Runs SQL as superuser on the database under test. */
export type Query = <R extends object>(text: string, values?: unknown[]) => Promise<R[]>

interface Table {
  name: string
  secured: boolean
  forced: boolean
  tenantColumnIsSet: boolean
}
interface Policy {
  table: string
  command: string
  roles: string[]
  using: string | null
  check: string | null
}
interface UniqueIndex {
  table: string
  name: string
  isPrimary: boolean
  columns: string[]
}
interface ForeignKey {
  table: string
  name: string
  columns: string[]
  target: string
  targetColumns: string[]
}

/**
 * Rows of nobody in particular: the operator's list of customers, applied migrations, the state of the engine, and counts
 * over all accounts that no role can read. Users belong to no account; users.test.ts shows whom their rows are shown to.
 */
const tablesWithoutTenant = [
  'customers',
  'migrations',
  'senders',
  'installation',
  'secret_rotations',
  'sending_state',
  ...['relays', 'relay_queue', 'relay_sessions', 'relay_daemons'],
  'rounds',
  'tracking_progress',
  'statistics_progress',
  'address_mails',
  'ledger_months',
  ...['users', 'passwords', 'password_resets', 'email_links', 'sessions', 'user_mails', 'signups'],
  ...['sign_in_failures', 'failed_sign_ins'],
  ...['totp_factors', 'recovery_codes', 'passkeys', 'used_challenges'],
  ...[
    'operators',
    'operator_recovery_codes',
    'operator_sessions',
    'operator_votes',
    'operator_requests',
    'operator_acts',
    'operator_act_head',
  ],
  ...['company_domains', 'company_subjects', 'used_company_answers'],
]
/** A key is found by its prefix, an opt-in by its token, a form, an archive and a run by their ids, a host of an archive by its name, before their account is known. */
const uniqueAcrossTenants = [
  ...['api_key_prefix', 'optin_token', 'ended_optin_token', 'run_id', 'invitations_token_hash_key'],
  ...['test_addresses_token_hash_key'],
  ...['forms_public_id_key', 'newsletter_archives_public_id_key', 'archive_hosts_proven'],
]
/** The queue of jobs belongs to graphile-worker and knows accounts by their ids only; the serving role cannot enter it. */
const queueSchema = 'graphile_worker'
/**
 * The one way into that queue takes the account from the transaction, never from its caller, and so do those to the counts
 * of mails, which tell whether there were too many; the others compare
 * fingerprints of secrets, and keep and list them.
 */
const mayRunAsOwner = [
  ...[
    'queue_job',
    'is_secret_of_installation',
    'rotate_secret',
    'list_secret_rotations',
    'look_at_secret',
    'note_refused_secret',
    'take_mails',
    'take_mails_sent',
    'recent_mails',
  ],
  'forget_address_mails',
  // Answers with ids of the transaction's account; its owner can read the searched columns and nothing else.
  'search_subscribers',
  // Answers for sessions whose token the caller knows; its owner can read what tells that they go on, and nothing else.
  'sessions_of_tokens',
  // Deletes rows of the transaction's account, and only of one that was closed 30 days ago.
  'end_account',
  // The same, and only of a sandbox.
  'empty_sandbox',
  // Make and drop tables of whole months, and read no row of them.
  ...['prepare_months', 'enter_month', 'drop_month'],
]
/** Divided by something that their key does not begin with; each part has the key, and the parts share its numbers. */
const keyedInParts = ['account_events', 'inbound_reports']
/** Roles that see rows of every account, by a policy of their own. */
const rolesAcrossTenants = [
  'postrider_operator',
  'postrider_engine',
  'postrider_tracking',
  'postrider_search',
  'postrider_gate',
  'postrider_ending',
]
/** Names the L-account that handed the channel down; both accounts have one customer. */
const referencesAcrossTenants = ['channels_inherited_from_fkey']
const bulkTables = ['subscribers', 'subscriptions', 'group_members']

/** Everything in the catalog that would let one account reach another's rows. */
export async function findSchemaFaults(query: Query): Promise<string[]> {
  const tables = await tenantTables(query)
  return [
    ...tables.flatMap(tableFaults),
    ...(await policyFaults(query, tables)),
    ...(await keyFaults(query, tables)),
    ...(await referenceFaults(query, tables)),
    ...(await bypassFaults(query)),
  ].sort()
}

export function tenantTables(query: Query): Promise<Table[]> {
  return query<Table & { columns: string[] }>(
    `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.atttypid = 'bigint'::regtype) as columns
     from pg_class c
     where c.relkind in ('r', 'p', 'f') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       and c.relnamespace::regnamespace::text !~ '^pg_t' and c.relnamespace::regnamespace::text <> $2
       and c.relname <> all($1) order by 1`,
    [tablesWithoutTenant, queueSchema],
  ).then((rows) =>
    rows.map(({ columns, ...table }) => ({
      ...table,
      tenantColumnIsSet: columns.includes(tenantColumnOf(table.name)),
    })),
  )
}

function tableFaults({ name, secured, forced, tenantColumnIsSet }: Table): string[] {
  return [
    ...(secured ? [] : [`${name}: row-level security is off`]),
    ...(forced ? [] : [`${name}: row-level security does not bind the owner`]),
    ...(tenantColumnIsSet ? [] : [`${name}: no bigint column ${tenantColumnOf(name)} that is never null`]),
  ]
}

async function policyFaults(query: Query, tables: Table[]): Promise<string[]> {
  const policies = await query<Policy>(
    `select c.relname as table, p.polcmd::text as command, pg_get_expr(p.polqual, c.oid) as using,
            pg_get_expr(p.polwithcheck, c.oid) as check,
            array(select case r when 0 then 'public' else pg_get_userbyid(r)::text end from unnest(p.polroles) r) as roles
     from pg_policy p join pg_class c on c.oid = p.polrelid where p.polpermissive`,
  )
  return tables.flatMap(({ name }) => {
    const own = policies.filter(
      ({ table, roles }) => table === name && !roles.every((role) => rolesAcrossTenants.includes(role)),
    )
    const [policy] = own
    if (own.length !== 1 || !policy) return [`${name}: ${own.length} policies for the serving role, not 1`]
    return [
      ...(policy.roles.join() === 'postrider_app' ? [] : [`${name}: its policy is for ${policy.roles}`]),
      ...(policy.command === '*' ? [] : [`${name}: its policy does not cover every command`]),
      ...(policy.using && usings(name).includes(policy.using) ? [] : [`${name}: rows are shown by ${policy.using}`]),
      ...(policy.check === comparison(name) ? [] : [`${name}: rows are written by ${policy.check}`]),
    ]
  })
}

async function keyFaults(query: Query, tables: Table[]): Promise<string[]> {
  const indexes = await query<UniqueIndex>(
    `select t.relname as table, i.relname as name, x.indisprimary as "isPrimary",
            array(select coalesce(a.attname::text, '(expression)') from unnest(x.indkey::smallint[]) with ordinality k (number, position)
                  left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.position) as columns
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid where x.indisunique`,
  )
  return tables.flatMap(({ name: table }) => {
    const own = indexes.filter((index) => index.table === table)
    const leads = table === 'accounts' ? ['id', 'customer_id'] : [tenantColumnOf(table)]
    return [
      ...(own.some(({ isPrimary }) => isPrimary) || keyedInParts.includes(table) ? [] : [`${table}: no primary key`]),
      ...own
        .filter(({ name, columns }) => !uniqueAcrossTenants.includes(name) && !leads.includes(columns[0] ?? ''))
        .map(({ name, columns }) => `${table}: ${name} leads with ${columns[0]}, not with ${leads[0]}`),
    ]
  })
}

async function referenceFaults(query: Query, tables: Table[]): Promise<string[]> {
  const names = (numbers: string, relation: string) =>
    `array(select a.attname::text from unnest(${numbers}) with ordinality k (number, position)
           join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number order by k.position)`
  const keys = await query<ForeignKey>(
    `select t.relname as table, c.conname as name, f.relname as target,
            ${names('c.conkey', 'c.conrelid')} as columns, ${names('c.confkey', 'c.confrelid')} as "targetColumns"
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid where c.contype = 'f'`,
  )
  const isTenantTable = (name: string) => tables.some((table) => table.name === name)
  return keys
    .filter(
      ({ table, target, name }) =>
        isTenantTable(table) && isTenantTable(target) && !referencesAcrossTenants.includes(name),
    )
    .filter((key) => !carriesTenant(key))
    .map(({ table, name }) => `${table}: ${name} could point into another account`)
}

/** The reference holds only inside the row's own account, or at least its own customer. */
function carriesTenant({ table, columns, target, targetColumns }: ForeignKey): boolean {
  return columns.some((column, i) => {
    const pointsAt = targetColumns[i] as string
    return column === 'customer_id'
      ? pointsAt === 'customer_id'
      : column === accountColumn(table) && pointsAt === accountColumn(target)
  })
}

function accountColumn(table: string): string {
  return table === 'accounts' ? 'id' : 'account_id'
}

/** Ways around row-level security that no table shows. */
async function bypassFaults(query: Query): Promise<string[]> {
  const rows = await query<{ fault: string }>(
    `with ours as (select oid from pg_namespace where nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_t' and nspname <> $2)
     select 'function ' || proname || ' runs as its owner' as fault from pg_proc
     where prosecdef and pronamespace in (select oid from ours) and proname <> all($3)
     union all
     select 'view ' || relname || ' reads as its owner' from pg_class
     where relkind = 'v' and relnamespace in (select oid from ours)
       and not coalesce(reloptions::text[] && '{security_invoker=true,security_invoker=on}', false)
     union all
     select 'materialized view ' || relname || ' holds rows of everyone' from pg_class
     where relkind = 'm' and relnamespace in (select oid from ours)
     union all
     select relname || ': ' || tgname || ' runs per row' from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgtype & 1 = 1 and relname = any($1)`,
    [bulkTables, queueSchema, mayRunAsOwner],
  )
  return rows.map(({ fault }) => fault)
}
