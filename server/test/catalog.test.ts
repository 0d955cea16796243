import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSchemaFaults, type Query, tenantTables } from './isolation/schema-findings.ts'
import { proving } from './proves.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let client: pg.Client
const query: Query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await client.query(text, values)).rows as R[]

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  // A policy is only asked about rows that exist, unless an index or the planner asks before.
  await client.query(`
    insert into customers (name, created_at) values ('Nord', now());
    insert into accounts (customer_id, type, name, created_at) values (1, 'S', 'Nord', now());
    insert into api_keys (account_id, customer_id, name, prefix, secret_hash, scopes, permissions, created_at)
    values (1, 1, 'key', 'abcdefgh', '', '{}', '{}', now());
    insert into users (email, email_key, name, created_at) values ('user@nord.example', 'user@nord.example', 'Ute', now());
    insert into memberships (account_id, customer_id, user_id, role, created_at) values (1, 1, 1, 'admin', now());
    insert into invitations (account_id, customer_id, email, email_key, role, language_iso, invited_by, token_hash, expires_at)
    values (1, 1, 'wren@nord.example', 'wren@nord.example', 'author', 'en', 1, sha256('x'), now());
    insert into test_addresses (account_id, customer_id, email, email_key, language_iso, added_by, token_hash, expires_at)
    values (1, 1, 'wren@nord.example', 'wren@nord.example', 'en', 'user:1', sha256('x'), now());
    insert into subscribers (account_id, id, email, email_key, created_at, updated_at) values (1, 1, 'a@b.example', 'a@b.example', now(), now());
    insert into optin_requests (account_id, message_id, subscriber_id, channel_ids, token_nonce, token_hash, address_hmac, consent_seq, created_at)
    values (1, 1, 1, '{1}', '', '\\x01', '', 0, now());
    insert into forms (account_id, public_id, name, channel_ids, fields, is_open, created_at, updated_at)
    values (1, repeat('0', 32), 'form', '{1}', '[]', true, now(), now());
    insert into channels (account_id, id, is_default, translations, created_at) values (1, 1, true, '{}', now());
    insert into newsletter_archives (account_id, channel_id, public_id, is_open, is_indexable, created_at, updated_at)
    values (1, 1, repeat('0', 32), true, false, now(), now());
    insert into archive_hosts (account_id, channel_id, host, token, checks, proven_at, created_at, updated_at)
    values (1, 1, 'news.nord.example', repeat('0', 32), '[]', now(), now(), now());
    insert into ended_optin_links (account_id, token_hash, channel_ids, ended_at) values (1, '\\x02', '{1}', now())`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** What `work` does to the schema lasts until it returns. */
async function undone<T>(work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

const goodTable = `
  create table visits (account_id bigint not null references accounts (id), id bigint not null, subscriber_id bigint not null,
    primary key (account_id, id), foreign key (account_id, subscriber_id) references subscribers (account_id, id));
  call protect_tenant_table('visits');`

describe('the schema keeps accounts apart', () => {
  test('every table of the catalog is fenced', async () => {
    expect((await tenantTables(query)).length).toBeGreaterThan(15)
    expect(await findSchemaFaults(query)).toEqual([])
  })

  test('a new table that follows the rules passes', () =>
    undone(async () => {
      await client.query(goodTable)
      expect(await findSchemaFaults(query)).toEqual([])
    }))

  test.each([
    ['create table visits (account_id bigint primary key)', 'visits: row-level security is off'],
    [
      `${goodTable} alter table visits no force row level security`,
      'visits: row-level security does not bind the owner',
    ],
    [`${goodTable} drop policy tenant on visits`, 'visits: 0 policies for the serving role, not 1'],
    [
      `${goodTable} create policy all_rows on visits to postrider_app using (true)`,
      'visits: 2 policies for the serving role, not 1',
    ],
    [
      `${goodTable} drop policy tenant on visits; create policy tenant on visits to postrider_app using (account_id > 0) with check (account_id = tenant_account())`,
      'visits: rows are shown by (account_id > 0)',
    ],
    [
      `${goodTable} drop policy tenant on visits; create policy tenant on visits for select to postrider_app using (account_id = tenant_account())`,
      'visits: its policy does not cover every command',
    ],
    ['create table visits (id bigint primary key)', 'visits: no bigint column account_id that is never null'],
    ['create table visits (account_id bigint not null)', 'visits: no primary key'],
    [`${goodTable} create unique index visit_id on visits (id)`, 'visits: visit_id leads with id, not with account_id'],
    [
      `${goodTable} alter table mailings add constraint one_id unique (account_id, id); create unique index mailing_id on mailings (id);
       alter table visits add constraint visit_mailing foreign key (subscriber_id) references mailings (id)`,
      'visits: visit_mailing could point into another account',
    ],
    [
      'create function peek() returns bigint security definer language sql as $$ select 1::bigint $$',
      'function peek runs as its owner',
    ],
    ['create view everyone as select * from subscribers', 'view everyone reads as its owner'],
    [
      'create materialized view everyone as select * from subscribers',
      'materialized view everyone holds rows of everyone',
    ],
    [
      'create trigger counter after insert on subscribers for each row execute function facets_of_subscribers()',
      'subscribers: counter runs per row',
    ],
  ])('the check bites: %s', (statement, fault) =>
    undone(async () => {
      await client.query(statement)
      expect(await findSchemaFaults(query)).toContain(fault)
    }),
  )
})

describe('the schema explains itself', () => {
  const tablesWithoutComment = async () => {
    const rows = await query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and coalesce(obj_description(c.oid, 'pg_class'), '') = '' order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  test('every table says what it is for', async () => expect(await tablesWithoutComment()).toEqual([]))

  test('the check bites', () =>
    undone(async () => {
      await client.query(goodTable)
      expect(await tablesWithoutComment()).toEqual(['visits'])
      await client.query("comment on table visits is 'Who came.'")
      expect(await tablesWithoutComment()).toEqual([])
    }))
})

describe('the roles', () => {
  const roles = ['postrider_app', 'postrider_operator', 'postrider']

  test.each(roles)('%s can neither bypass row-level security nor own or create anything', async (role) => {
    const [rights] = await query(
      `select r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication as elevated,
              exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid)
                or exists (select from pg_namespace where nspowner = r.oid) as owner,
              has_schema_privilege(r.oid, 'public', 'create') or has_database_privilege(r.oid, current_database(), 'create') as creator,
              pg_has_role(r.oid, (select relowner from pg_class where oid = 'subscribers'::regclass), 'member') as "becomesOwner"
       from pg_roles r where r.rolname = $1`,
      [role],
    )
    expect(rights).toEqual({ elevated: false, owner: false, creator: false, becomesOwner: false })
  })

  test('the serving role is no operator', async () => {
    const [row] = await query(`select pg_has_role('postrider', 'postrider_operator', 'member') as member`)
    expect(row).toEqual({ member: false })
  })

  test('the queue of jobs is for the engine alone; others can only put a job of the account they name into it', async () => {
    const rows = await query<{ role: string; may: boolean }>(
      `select r.rolname as role, has_schema_privilege(r.oid, 'graphile_worker', 'usage') as may
       from pg_roles r where r.rolname in ('postrider_app', 'postrider_operator', 'postrider_tracking', 'postrider_engine')`,
    )
    expect(rows.filter(({ may }) => may).map(({ role }) => role)).toEqual(['postrider_engine'])
    await undone(async () => {
      await client.query('set local role postrider_app')
      await client.query("select set_config('app.account_id', '1', true), set_config('app.customer_id', '1', true)")
      await client.query('select queue_job(5)')
      await client.query('reset role')
      const queued = await query('select payload from graphile_worker._private_jobs')
      expect(queued).toEqual([{ payload: { accountId: 1, customerId: 1, jobId: 5 } }])
    })
    const nobody = undone(async () => {
      await client.query('set local role postrider_app')
      await client.query('select queue_job(5)')
    })
    await expect(nobody).rejects.toThrow(/app.account_id|type bigint/)
  })

  test('the serving role may do to each table what requests need, and nothing else', async () => {
    const write = 'DELETE INSERT SELECT UPDATE'
    expect(await grantsOf('postrider_app')).toEqual({
      account_events: 'INSERT SELECT UPDATE(data)',
      account_export_pieces: 'DELETE INSERT SELECT',
      account_exports: 'DELETE INSERT SELECT UPDATE(downloaded_at) UPDATE(file_gone_at)',
      account_field_values: write,
      account_heads: 'INSERT SELECT UPDATE',
      accounts:
        'INSERT SELECT UPDATE(always_force_opt_in) UPDATE(brake) UPDATE(clock_ahead_seconds) UPDATE(clock_due_seconds) UPDATE(clock_stepped_at) UPDATE(closed_at) UPDATE(concurrent_limit) UPDATE(confirm_address_changes) UPDATE(default_language_iso) UPDATE(default_optin_mailing_id) UPDATE(default_optout_mailing_id) UPDATE(default_sender_email) UPDATE(default_sender_name) UPDATE(has_channels) UPDATE(languages) UPDATE(locked_at) UPDATE(locked_by) UPDATE(minute_limit) ' +
        'UPDATE(name) UPDATE(offered_to) UPDATE(parent_account_id) UPDATE(relay) UPDATE(require_approval) UPDATE(require_second_factor) UPDATE(retention) UPDATE(salutations) UPDATE(second_factor_since) UPDATE(time_zone) ' +
        'UPDATE(tracking) UPDATE(undo_seconds)',
      api_key_channels: 'DELETE INSERT SELECT',
      api_keys:
        'INSERT SELECT UPDATE(concurrent_limit) UPDATE(default_legal_basis) UPDATE(default_optin_mailing_id) UPDATE(defer_unconfirmed_data) UPDATE(deleted_at) UPDATE(last_used_at) ' +
        'UPDATE(minute_limit) UPDATE(name) UPDATE(permissions) UPDATE(scopes)',
      archive_hosts: write,
      article_templates: 'INSERT SELECT UPDATE(deleted_at) UPDATE(html) UPDATE(name) UPDATE(updated_at)',
      articles: 'DELETE INSERT SELECT UPDATE',
      audit_entries: 'INSERT SELECT',
      audit_heads: 'INSERT SELECT UPDATE',
      block_changes: 'INSERT SELECT',
      bulk_members: 'DELETE INSERT SELECT',
      bulk_outcomes: 'DELETE INSERT SELECT UPDATE(before)',
      captured_mails: write,
      channels:
        'DELETE INSERT SELECT UPDATE(closed_at) UPDATE(fallback_optin_mailing_id) UPDATE(fallback_optout_mailing_id) UPDATE(inherited_from) UPDATE(optin_mailing_id) UPDATE(optout_mailing_id) UPDATE(translations) UPDATE(withdrawn_at)',
      congratulations: write,
      consent_entries: 'INSERT SELECT UPDATE(evidence)',
      content_links: 'INSERT SELECT',
      contents: 'INSERT SELECT UPDATE(field_values) UPDATE(html) UPDATE(plain_text)',
      copy_receivers: 'DELETE INSERT SELECT UPDATE(placeholders) UPDATE(subject)',
      company_domains: 'SELECT',
      company_subjects: 'DELETE INSERT SELECT',
      customer_fields:
        'DELETE INSERT SELECT UPDATE(is_available_for_export) UPDATE(is_available_for_import) UPDATE(is_editable) UPDATE(retired_at) UPDATE(translations) UPDATE(updated_at)',
      customers: 'INSERT',
      ended_optin_links: 'DELETE INSERT SELECT',
      email_links: write,
      erasures: 'DELETE INSERT SELECT',
      export_pieces: 'DELETE INSERT SELECT',
      exports: 'DELETE INSERT SELECT UPDATE(file_gone_at)',
      field_requests: 'INSERT SELECT UPDATE(answer) UPDATE(decided_at) UPDATE(field_id) UPDATE(outcome)',
      form_wordings: 'DELETE INSERT SELECT',
      forms:
        'DELETE INSERT SELECT UPDATE(channel_ids) UPDATE(fields) UPDATE(frame_origins) UPDATE(group_id) UPDATE(is_open) UPDATE(name) UPDATE(updated_at)',
      group_members: write,
      growth_days: 'INSERT SELECT UPDATE',
      idempotency_records: write,
      import_addresses: 'DELETE INSERT SELECT',
      import_blocks: write,
      import_pieces: write,
      imports: write,
      kept_out_newsletters: 'DELETE INSERT SELECT',
      mailing_approvals:
        'DELETE INSERT SELECT UPDATE(answer) UPDATE(asked_at) UPDATE(asked_by) UPDATE(decided_at) UPDATE(decided_by) UPDATE(fingerprint) UPDATE(is_approved) UPDATE(note) UPDATE(planned_at)',
      mailing_field_values: write,
      mailings: write,
      inbound_reports: write,
      invitations:
        'DELETE INSERT SELECT UPDATE(created_at) UPDATE(expires_at) UPDATE(invited_by) UPDATE(language_iso) UPDATE(role) UPDATE(token_hash)',
      jobs: 'INSERT SELECT UPDATE',
      test_addresses:
        'DELETE INSERT SELECT UPDATE(added_by) UPDATE(asked_at) UPDATE(confirmed_at) UPDATE(expires_at) UPDATE(language_iso) UPDATE(token_hash)',
      memberships: 'DELETE INSERT SELECT UPDATE(role) UPDATE(role_since)',
      ledger_months: 'SELECT',
      arrival_changes: 'INSERT SELECT',
      message_changes: 'INSERT SELECT',
      message_notices: 'INSERT',
      messages: write,
      newsletter_archives: 'DELETE INSERT SELECT UPDATE(is_indexable) UPDATE(is_open) UPDATE(updated_at)',
      newsletter_articles: 'DELETE INSERT SELECT',
      newsletter_days: 'SELECT',
      newsletter_hours: 'SELECT',
      newsletter_people: 'SELECT',
      newsletter_states: 'SELECT',
      newsletter_versions: 'DELETE INSERT SELECT',
      newsletters: 'INSERT SELECT UPDATE',
      optin_requests: 'INSERT SELECT UPDATE(confirm_ip) UPDATE(confirmed_at) UPDATE(deferred_data) UPDATE(user_agent)',
      optin_visits: 'DELETE INSERT SELECT',
      optouts: 'DELETE INSERT SELECT UPDATE(undone_at)',
      page_settings: 'DELETE INSERT SELECT UPDATE',
      page_texts: 'INSERT SELECT',
      pictures:
        'DELETE INSERT SELECT UPDATE(alt_text) UPDATE(bytes) UPDATE(deleted_at) UPDATE(digest) UPDATE(file) UPDATE(height) UPDATE(is_decorative) UPDATE(name) UPDATE(updated_at) UPDATE(width)',
      password_resets: write,
      publications: 'INSERT SELECT UPDATE',
      received_articles: write,
      received_mailings: write,
      passkeys: 'DELETE INSERT SELECT UPDATE(last_used_at) UPDATE(name) UPDATE(sign_count)',
      passwords: 'INSERT SELECT UPDATE',
      recovery_codes: 'DELETE INSERT SELECT',
      report_changes: 'INSERT SELECT',
      run_blocks: 'INSERT SELECT UPDATE(state)',
      run_facets: 'SELECT',
      run_group_counts: 'SELECT',
      run_group_sums: 'SELECT',
      run_groups: 'INSERT SELECT',
      run_hours: 'SELECT',
      run_tests:
        'SELECT UPDATE(decided_at) UPDATE(decided_by) UPDATE(outcome) UPDATE(state) UPDATE(waits_until) UPDATE(winner)',
      run_variants: 'SELECT UPDATE(clicks) UPDATE(delivered) UPDATE(opens)',
      soft_bounces: write,
      welcomes: 'INSERT SELECT',
      run_reports: 'SELECT',
      run_sums: 'SELECT',
      runs: 'INSERT SELECT UPDATE',
      support_sessions: 'INSERT SELECT UPDATE(ended_at)',
      saved_views: 'DELETE INSERT SELECT UPDATE(is_default) UPDATE(name) UPDATE(search)',
      senders: 'SELECT(away_relays) SELECT(heartbeat_at) SELECT(stopped_at)',
      sending_state: 'SELECT(frozen_at)',
      sessions: 'DELETE INSERT SELECT UPDATE(seen_at)',
      signups: 'DELETE INSERT SELECT UPDATE(expires_at)',
      failed_sign_ins: 'DELETE INSERT SELECT UPDATE(failed_at)',
      sign_in_failures: 'DELETE INSERT SELECT UPDATE(failed_at)',
      sender_domains: `INSERT SELECT ${[
        ...['checked_at', 'checks', 'ed25519_key_sealed', 'former_selector', 'former_until', 'key_made_at'],
        ...['next_ed25519_key_sealed', 'next_rsa_key_sealed', 'next_selector', 'rsa_key_sealed', 'selector'],
        ...['updated_at', 'verified_at'],
      ]
        .map((column) => `UPDATE(${column})`)
        .join(' ')}`,
      statistics_progress: 'SELECT',
      subscriber_facets: write,
      subscriber_groups: write,
      subscribers: write,
      subscriptions: write,
      suppressions: write,
      themes: 'INSERT SELECT UPDATE',
      totp_factors: 'DELETE INSERT SELECT UPDATE(confirmed_at) UPDATE(last_step) UPDATE(secret_sealed)',
      tracking_events: 'SELECT UPDATE(network)',
      tracking_withdrawals: 'INSERT SELECT UPDATE(agreed_again_at)',
      trigger_copies: write,
      trigger_types: 'INSERT SELECT',
      used_challenges: 'DELETE INSERT SELECT UPDATE(expires_at)',
      used_company_answers: 'DELETE INSERT SELECT UPDATE(used_at)',
      user_mails: 'INSERT',
      users: 'INSERT SELECT UPDATE(access_version) UPDATE(email) UPDATE(email_key) UPDATE(factors)',
      webhook_deliveries: 'SELECT',
      webhook_retries: write,
      webhooks: 'INSERT SELECT UPDATE',
    })
  })

  test('the operator role reaches no table with people in it', async () => {
    const reached = Object.keys(await grantsOf('postrider_operator'))
    const withPeople = [
      'subscribers',
      'subscriptions',
      'group_members',
      'subscriber_facets',
      'consent_entries',
      'account_events',
      'suppressions',
      'messages',
      'optin_requests',
      'optin_visits',
      'copy_receivers',
      'idempotency_records',
    ]
    expect(reached.filter((table) => withPeople.includes(table))).toEqual([])
  })

  test('the operator role reaches what has no account yet, and nothing inside one', async () => {
    expect(await grantsOf('postrider_operator')).toEqual({
      account_heads: 'INSERT SELECT',
      accounts: 'INSERT SELECT UPDATE(approval)',
      // What operators did, and nothing else of it.
      audit_entries: 'SELECT',
      company_domains: 'DELETE INSERT SELECT',
      customers: 'INSERT SELECT UPDATE',
      field_requests: 'SELECT',
      memberships: 'SELECT',
      operator_act_head: 'INSERT SELECT UPDATE',
      operator_acts: 'INSERT SELECT',
      operator_recovery_codes: 'DELETE INSERT SELECT',
      operator_requests: 'INSERT SELECT UPDATE',
      operator_sessions: 'DELETE INSERT SELECT UPDATE',
      operator_votes: 'DELETE INSERT SELECT UPDATE',
      operators: 'INSERT SELECT UPDATE',
      passwords: 'INSERT SELECT UPDATE',
      sending_state: 'INSERT SELECT UPDATE',
      users: 'INSERT SELECT UPDATE',
    })
  })

  test('nothing is granted to everyone', async () => {
    expect(await grantsOf('public')).toEqual({})
  })
})

async function grantsOf(role: string): Promise<Record<string, string>> {
  const rows = await query<{ name: string; grants: string }>(
    `with acl as (
       select relname, (aclexplode(relacl)).*, null::name as col from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       union all
       select relname, (aclexplode(attacl)).*, attname from pg_attribute join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace
     )
     select relname as name, string_agg(privilege_type || coalesce('(' || col || ')', ''), ' ' order by privilege_type, col) as grants
     from acl where case grantee when 0 then 'public' else pg_get_userbyid(grantee) end = $1 group by 1 order by 1`,
    [role],
  )
  return Object.fromEntries(rows.map(({ name, grants }) => [name, grants]))
}

describe('a transaction that names no account', () => {
  const tenants = [
    ['never set', ''],
    [
      'emptied',
      `set local app.account_id = ''; set local app.customer_id = ''; set local app.key_prefix = ''; set local app.optin_token_hash = ''; set local app.form = '';`,
    ],
  ] as const

  test.each(tenants)('reads and writes nothing, but fails: tenant %s', proving('R-013'), async (_name, arrange) => {
    const fresh = new pg.Client({ connectionString: database.adminUrl })
    await fresh.connect()
    try {
      const grants = await grantsOf('postrider_app')
      for (const { name } of await tenantTables(query)) {
        for (const statement of statementsFor(name, grants[name] ?? '')) {
          await fresh.query(`begin; set local role postrider_app; ${arrange}`)
          const outcome = await fresh.query(statement).then(
            () => 'answered',
            (error: pg.DatabaseError) => error.code,
          )
          await fresh.query('rollback')
          expect([statement, outcome]).toEqual([statement, arrange === '' ? '42704' : '22P02'])
        }
      }
    } finally {
      await fresh.end()
    }
  })

  function statementsFor(table: string, grants: string): string[] {
    return [
      `select * from ${table}`,
      ...(grants.includes('DELETE') ? [`delete from ${table}`] : []),
      ...(/UPDATE(?!\()/.test(grants) && grants.includes('DELETE')
        ? [`update ${table} set account_id = account_id`]
        : []),
    ]
  }
})
