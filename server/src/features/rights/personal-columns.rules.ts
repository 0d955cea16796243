import type { Tables } from '../../schema.rows.ts'
import { contentColumns } from './content-columns.rules.ts'
import { engineColumns } from './engine-columns.rules.ts'
import { userColumns } from './user-columns.rules.ts'

/**
 * What every column of the database holds, so that nobody's data is forgotten when it is asked for or erased. A column that
 * is not listed here fails a test.
 *
 * - `subject`: whose row it is, by the id of the subscriber or of a mail to them
 * - `personal`: says something about that person; part of every export, gone after an erasure
 * - `fact`: part of every export too, but stays after an erasure: that something was sent or agreed, under an id that then
 *   names nobody
 * - `withheld`: about a person, but never shown: tokens, keyed hashes, answers that show others too
 * - `copy`: kept by the database from a personal column, and gone with it
 * - `text`: written by the customer, for many readers or about itself
 * - `none`: about nobody
 */
type Kind = 'subject' | 'personal' | 'fact' | 'withheld' | 'copy' | 'text' | 'none'

type Columns = Partial<Record<Kind, string>>

const subscriberColumns = {
  accountId: 'none',
  id: 'subject',
  email: 'personal',
  emailKey: 'personal',
  kind: 'personal',
  genderId: 'personal',
  academicTitle: 'personal',
  firstname: 'personal',
  lastname: 'personal',
  salutation: 'personal',
  city: 'personal',
  birthday: 'personal',
  birthdayMmdd: 'copy',
  languageIso: 'personal',
  timeZone: 'personal',
  reference: 'personal',
  customerFields: 'personal',
  addressGuard: 'personal',
  createdAt: 'personal',
  updatedAt: 'personal',
  emailChangedAt: 'personal',
  trackingConsentAt: 'personal',
} as const satisfies Record<keyof Tables['subscribers'], Kind>

export const personalColumns = {
  ...contentColumns,
  ...engineColumns,
  ...userColumns,
  account_events: {
    ...{ subject: 'subscriber_id', personal: 'data', fact: 'type occurred_at actor' },
    none: 'account_id seq logged_at',
  },
  account_field_values: { text: 'value', none: 'account_id customer_id field_id updated_at' },
  account_heads: { none: 'account_id last_subscriber_id consent_seq consent_hash event_seq' },
  accounts: {
    text: 'name default_sender_name default_sender_email',
    none: `id customer_id type parent_account_id parent_type has_channels default_optin_mailing_id default_language_iso languages time_zone shard locked_at locked_by offered_to closed_at always_force_opt_in confirm_address_changes sandbox_of clock_ahead_seconds clock_due_seconds clock_stepped_at require_approval undo_seconds retention brake salutations events_kept_from
           created_at tracking default_optout_mailing_id minute_limit concurrent_limit relay approval require_second_factor second_factor_since`,
  },
  address_mails: { withheld: 'address_hmac', none: 'account_id id kind sent_at' },
  api_key_channels: { none: 'account_id api_key_id channel_id' },
  api_keys: {
    text: 'name',
    none: `account_id customer_id id prefix secret_hash scopes permissions default_optin_mailing_id default_legal_basis defer_unconfirmed_data
           minute_limit concurrent_limit created_at last_used_at deleted_at`,
  },
  arrival_changes: { none: 'account_id id run_id block came went' },
  block_changes: { none: 'account_id id run_id n' },
  bulk_members: { none: 'account_id job_id block members' },
  bulk_outcomes: { subject: 'subscriber_id', personal: 'job_id outcome', withheld: 'before', none: 'account_id' },
  captured_mails: {
    withheld: 'recipient_hmac summary_sealed mail_sealed',
    none: `account_id id run_id message_id mailbox reply captured_at kept_since report report_due_at`,
  },
  congratulations: { none: 'account_id mailing_id year block members' },
  consent_entries: {
    subject: 'subscriber_id',
    personal: 'evidence',
    fact: 'channel_id from_state to_state actor source newsletter_id occurred_at',
    withheld: 'evidence_digest wording_hash hash',
    none: 'account_id seq',
  },
  copy_receivers: {
    subject: 'subscriber_id',
    personal: 'copy_id subject placeholders attached_at',
    none: 'account_id',
  },
  customer_fields: {
    text: 'translations default_value',
    none: `customer_id id field_type type is_available_for_import is_available_for_export is_editable retired_at created_at updated_at`,
  },
  customers: { text: 'name', none: 'id created_at' },
  ended_optin_links: { withheld: 'token_hash', none: 'account_id channel_ids ended_at' },
  erasures: { withheld: 'subscriber_id subscriber_created_at address_hmac guards erased_at', none: 'account_id' },
  growth_days: {
    none: 'account_id channel_id day confirmed stated reactivated unsubscribed bounced complained archived erased other',
  },
  group_members: { subject: 'subscriber_id', personal: 'group_id added_at', none: 'account_id' },
  idempotency_records: {
    withheld: 'subject_ids location body_sealed',
    none: 'account_id request fingerprint status created_at',
  },
  inbound_reports: {
    subject: 'subscriber_id',
    personal: 'run_id message_id kind received_at judged_at answer class effect reason',
    none: 'account_id id digest rule rules_version is_counted',
  },
  jobs: {
    text: 'input result',
    none: `account_id id kind action state position total done faults reason revision created_by actor permissions created_at
           started_at finished_at`,
  },
  ledger_months: { none: 'month part first_run end_run dropped_at' },
  message_changes: { none: 'account_id id run_id state reason n' },
  message_notices: { none: 'account_id id run_id message_id type occurred_at' },
  messages: {
    subject: 'subscriber_id',
    personal: 'reply payload',
    fact: 'run_id id created_at wire_at delivered_at state attempt reply_code reason queue_id',
    none: 'account_id due_at owner held_by is_doubt content_id lane claims rested_seconds session',
  },
  migrations: { none: 'name checksum applied_at' },
  newsletter_people: {
    subject: 'message_id',
    fact: 'newsletter_id run_id kind content_id link day agent hour',
    none: 'account_id',
  },
  optin_requests: {
    subject: 'subscriber_id',
    personal: 'message_id channel_ids deferred_data group_id created_at confirmed_at confirm_ip user_agent',
    withheld: 'token_nonce token_hash address_hmac',
    none: 'account_id consent_seq',
  },
  optin_visits: {
    subject: 'message_id',
    personal: 'visited_at method outcome reason ip user_agent',
    none: 'account_id id page_hash',
  },
  optouts: {
    subject: 'subscriber_id',
    personal: 'channel_ids left_channel_ids former newsletter_id message_id created_at undone_at',
    withheld: 'address_hmac',
    none: 'account_id consent_seq last_consent_seq',
  },
  report_changes: { none: 'account_id report_id' },
  run_blocks: { none: 'account_id run_id block targets cnt ahead ahead_cnt settled state owner crashes suspect calm' },
  run_tests: {
    none: 'account_id run_id kind state people wait_seconds waits_until judged_by decided_at decided_by outcome winner',
  },
  run_facets: { none: 'account_id run_id facet block members' },
  run_group_counts: { none: 'account_id run_id is_stale counted_at counted_to took_ms' },
  run_group_sums: { none: 'account_id run_id group_id delivered opened clicked' },
  run_groups: { none: 'account_id run_id block group_id members' },
  run_hours: { none: 'account_id run_id n due_at zone people has_come' },
  run_sums: { none: 'account_id run_id state reason n' },
  run_reports: { none: 'account_id run_id class messages since' },
  runs: {
    text: 'resume_reason',
    none: `account_id id customer_id mailing_id newsletter_id class occurrence channel_id content_id language_contents state pause_reason resumed_at paused_at targeted settled purpose started_at not_after finished_at without_end has_test has_facets by_hour`,
  },
  secret_rotations: { none: 'fingerprint rotated_at' },
  sender_domains: {
    none: `account_id customer_id domain selector return_path_domain rsa_key_sealed ed25519_key_sealed key_made_at next_selector next_rsa_key_sealed next_ed25519_key_sealed former_selector former_until checks verified_at checked_at created_at updated_at`,
  },
  welcomes: {
    subject: 'subscriber_id',
    personal: 'mailing_id channel_id due_at message_id',
    none: 'account_id',
  },
  soft_bounces: {
    subject: 'subscriber_id',
    personal: 'in_a_row first_at last_run_id last_at doubted_at suspended_until suspensions',
    none: 'account_id',
  },
  subscriber_facets: { copy: 'value', none: 'account_id facet block members cnt version' },
  subscriber_groups: {
    text: 'name name_key conditions',
    none: 'account_id id type can_edit can_delete can_assign_subscribers created_at updated_at last_count counted_at deleted_at',
  },
  subscribers: listed(subscriberColumns),
  subscriptions: {
    subject: 'subscriber_id',
    personal: `channel_id status status_addition guard demoted optin_at optin_ip received_optin_at optout_at optout_ip
               optout_newsletter_id`,
    none: 'account_id',
  },
  suppressions: { withheld: 'email_hmac guard', none: 'account_id channel_id created_at' },
  tracking_events: {
    subject: 'message_id',
    personal: 'network',
    fact: 'run_id at content_id link agent is_head is_prefetch verdict',
    none: 'account_id id rules told',
  },
  tracking_progress: { none: 'is_only judged_to changed_from changes' },
  tracking_withdrawals: { subject: 'subscriber_id', fact: 'withdrawn_at agreed_again_at', none: 'account_id' },
  webhook_deliveries: { none: 'account_id webhook_id id seq attempt at took_ms status failure' },
  webhook_retries: { none: 'account_id webhook_id seq attempts due_at' },
  webhooks: {
    text: 'name url',
    none: `account_id id customer_id types secret_sealed former_secret_sealed former_secret_until state state_reason position
           retries retry_at lost delivered_at owner leased_until created_at updated_at`,
  },
} as const satisfies Record<string, Columns>

type Listed = typeof personalColumns
/** Tables whose rows belong to one person. */
export type PersonTable = { [T in keyof Listed]: Listed[T] extends { subject: string } ? T : never }[keyof Listed]

export function columnsOf(table: string, kind: Kind): string[] {
  const columns: Columns = personalColumns[table as keyof Listed] ?? {}
  return columns[kind]?.split(/\s+/) ?? []
}

/** Every column the list knows, as `table.column`; a column named twice is here twice. */
export function listedColumns(): string[] {
  return Object.entries<Columns>(personalColumns).flatMap(([table, kinds]) =>
    Object.keys(kinds).flatMap((kind) => columnsOf(table, kind as Kind).map((column) => `${table}.${column}`)),
  )
}

/** The columns of each kind, as the database names them. */
function listed<K extends Kind>(kinds: Record<string, K>): Record<K, string> {
  const names = Map.groupBy(Object.keys(kinds), (name) => kinds[name] as K)
  const lists = [...names].map(([kind, members]) => [kind, members.map(snakeCase).join(' ')])
  return Object.fromEntries(lists) as Record<K, string>
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
