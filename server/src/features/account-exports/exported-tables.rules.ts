import type { Tables } from '../../schema.rows.ts'

type OfAccount = { [T in keyof Tables]: 'accountId' extends keyof Tables[T] ? T : never }[keyof Tables]
/** What all accounts of a customer share. */
type OfCustomer = 'customer_fields' | 'trigger_types'
export type ExportedTable = OfAccount | OfCustomer

interface Exported {
  /** Its file in the archive is called so. */
  kind: string
  /** Columns that stay here: secrets, and what only the service can read. */
  without?: readonly string[]
  ofCustomer?: true
}

/** Why a table stays behind. */
interface LeftOut {
  leftOut:
    | 'a secret of the service'
    | 'follows from the rest'
    | 'work under way'
    | 'a copy that is about to go'
    | 'between operators'
}

const followsFromRest: LeftOut = { leftOut: 'follows from the rest' }
const underWay: LeftOut = { leftOut: 'work under way' }
const shortLived: LeftOut = { leftOut: 'a copy that is about to go' }
const amongOperators: LeftOut = { leftOut: 'between operators' }
const secret: LeftOut = { leftOut: 'a secret of the service' }

/** Every table with rows of an account: a new one does not compile until it is said whether people may take it along. */
const tables: Record<ExportedTable, Exported | LeftOut> = {
  account_events: { kind: 'events' },
  account_export_pieces: shortLived,
  account_exports: { kind: 'accountExports' },
  account_field_values: { kind: 'accountFieldValues' },
  account_heads: followsFromRest,
  address_mails: secret,
  api_key_channels: { kind: 'apiKeyChannels' },
  api_keys: { kind: 'apiKeys', without: ['secret_hash'] },
  archive_hosts: { kind: 'archiveHosts' },
  arrival_changes: underWay,
  article_templates: { kind: 'articleTemplates' },
  articles: { kind: 'articles' },
  audit_entries: { kind: 'auditLog' },
  audit_heads: followsFromRest,
  block_changes: underWay,
  bulk_members: underWay,
  bulk_outcomes: { kind: 'actsOnMany' },
  captured_mails: shortLived,
  channels: { kind: 'channels' },
  company_domains: { kind: 'companyDomains' },
  congratulations: followsFromRest,
  consent_entries: { kind: 'consents' },
  content_links: { kind: 'contentLinks' },
  contents: { kind: 'contents' },
  copy_receivers: { kind: 'campaignReceivers' },
  customer_fields: { kind: 'customerFields', ofCustomer: true },
  ended_optin_links: secret,
  erasures: { kind: 'erasures', without: ['address_hmac'] },
  export_pieces: shortLived,
  exports: { kind: 'listExports' },
  field_requests: { kind: 'fieldRequests' },
  form_wordings: { kind: 'formWordings' },
  forms: { kind: 'forms' },
  group_members: { kind: 'groupMembers' },
  growth_days: { kind: 'growth' },
  idempotency_records: shortLived,
  import_addresses: secret,
  import_blocks: { kind: 'importBlocks' },
  import_pieces: shortLived,
  imports: { kind: 'imports' },
  inbound_reports: { kind: 'reports', without: ['digest'] },
  invitations: { kind: 'invitations', without: ['token_hash'] },
  jobs: { kind: 'jobs', without: ['position'] },
  kept_out_newsletters: { kind: 'keptOutNewsletters' },
  mailing_approvals: { kind: 'mailingApproval' },
  mailing_field_values: { kind: 'mailingFieldValues' },
  mailings: { kind: 'mailings' },
  memberships: { kind: 'memberships' },
  message_changes: underWay,
  message_notices: underWay,
  messages: { kind: 'mails', without: ['owner', 'held_by', 'claims', 'session'] },
  newsletter_archives: { kind: 'newsletterArchives' },
  newsletter_articles: { kind: 'newsletterArticles' },
  newsletter_days: { kind: 'statisticsByDay' },
  newsletter_hours: { kind: 'statisticsByHour' },
  newsletter_people: { kind: 'firstOpensAndClicks' },
  newsletter_states: { kind: 'statisticsOfMails' },
  newsletter_versions: { kind: 'newsletterVersions' },
  newsletters: { kind: 'newsletters' },
  operator_requests: amongOperators,
  optin_requests: { kind: 'optinRequests', without: ['token_nonce', 'token_hash', 'address_hmac'] },
  optin_visits: { kind: 'optinVisits' },
  optouts: { kind: 'optouts', without: ['address_hmac'] },
  page_settings: { kind: 'pages' },
  page_texts: { kind: 'pageTexts' },
  pictures: { kind: 'pictures', without: ['digest'] },
  publications: { kind: 'publications', without: ['digest'] },
  received_articles: { kind: 'receivedArticles' },
  received_mailings: { kind: 'receivedMailings' },
  report_changes: underWay,
  round_failures: underWay,
  run_blocks: followsFromRest,
  run_facets: followsFromRest,
  run_group_counts: underWay,
  run_group_sums: followsFromRest,
  run_groups: followsFromRest,
  run_hours: followsFromRest,
  run_reports: underWay,
  run_tests: { kind: 'runTests' },
  run_variants: { kind: 'runVariants' },
  run_sums: { kind: 'runSums' },
  runs: { kind: 'runs', without: ['settled', 'has_facets'] },
  test_addresses: { kind: 'testAddresses', without: ['token_hash'] },
  saved_views: { kind: 'savedViews' },
  sender_domains: {
    kind: 'senderDomains',
    without: ['rsa_key_sealed', 'ed25519_key_sealed', 'next_rsa_key_sealed', 'next_ed25519_key_sealed'],
  },
  soft_bounces: { kind: 'softBounces' },
  subscriber_facets: followsFromRest,
  subscriber_groups: { kind: 'groups' },
  subscribers: { kind: 'subscribers', without: ['email_key', 'birthday_mmdd'] },
  subscriptions: { kind: 'subscriptions' },
  support_sessions: { kind: 'supportSessions' },
  suppressions: secret,
  themes: { kind: 'themes' },
  tracking_events: { kind: 'opensAndClicks' },
  tracking_withdrawals: { kind: 'trackingWithdrawals' },
  trigger_copies: { kind: 'campaigns' },
  trigger_types: { kind: 'triggerTypes', ofCustomer: true },
  welcomes: { kind: 'welcomes' },
  webhook_deliveries: { kind: 'webhookDeliveries' },
  webhook_retries: underWay,
  webhooks: { kind: 'webhooks', without: ['secret_sealed', 'former_secret_sealed', 'owner', 'leased_until'] },
}

export interface ExportedKind extends Exported {
  table: ExportedTable
}

/** In the order of the archive. */
export const exportedKinds: readonly ExportedKind[] = (Object.keys(tables) as ExportedTable[])
  .map((table) => ({ table, ...tables[table] }))
  .filter((entry): entry is ExportedKind => 'kind' in entry)

/** As clients of ours know members: camelCase. */
export function memberName(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
