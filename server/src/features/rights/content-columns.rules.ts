/** What customers write and how they set it up: for many readers, and about nobody. */
export const contentColumns = {
  archive_hosts: {
    none: 'account_id channel_id host token checks is_taken proven_at checked_at created_at updated_at',
  },
  article_templates: {
    text: 'name html',
    none: 'account_id id shipped created_at updated_at deleted_at from_account_id from_id',
  },
  articles: {
    text: 'name placeholders',
    none: 'account_id id newsletter_id template_id language_iso can_edit available_from available_until created_at updated_at withdrawn_at deleted_at',
  },
  channels: {
    text: 'translations',
    none: `account_id id is_default inherited_from optin_mailing_id optout_mailing_id fallback_optin_mailing_id fallback_optout_mailing_id
           created_at closed_at withdrawn_at`,
  },
  content_links: { text: 'url', none: 'account_id content_id n' },
  contents: {
    text: 'subject html plain_text sender_name sender_email reply_to field_values',
    none: 'account_id id hash language_iso placeholders created_at',
  },
  kept_out_newsletters: { none: 'account_id mailing_id created_at' },
  mailing_approvals: {
    text: 'note answer',
    none: 'account_id mailing_id fingerprint planned_at asked_by asked_at decided_by decided_at is_approved',
  },
  mailing_field_values: { text: 'value', none: 'account_id customer_id mailing_id field_id' },
  mailings: {
    text: 'name sender_name sender_email reply_to purpose_reason subject_test',
    none: `account_id id type status is_active language_iso created_at updated_at channel_id group_ids excluded_group_ids trigger_type_id
           source_mailing_id version_of planned_at sent_at congratulated_on failure_reason purpose created_by changed_by planned_by deleted_at birthday_hour welcome_days welcomes_created not_after trial recipient_hour
           is_subject_fixed is_content_fixed lacks_audience proposed_at renews_at`,
  },
  newsletter_archives: { none: 'account_id channel_id public_id is_open is_indexable created_at updated_at' },
  run_variants: { text: 'subject', none: 'account_id run_id n content_id people delivered opens clicks' },
  newsletter_articles: { none: 'account_id newsletter_id position article_id' },
  newsletter_versions: { text: 'content', none: 'account_id newsletter_id number saved_by begun_at saved_at changes' },
  newsletters: {
    text: 'subject preview_text html plain_text placeholder_examples',
    none: 'account_id id mailing_id theme_id placeholders content_id later_contents sent_at created_at updated_at',
  },
  page_settings: {
    text: 'confirmation_url optin_expired_url unsubscribe_url note_url register_url brand_name logo_url imprint_url postal_address',
    none: 'account_id channel_id is_inherited register_form_id theme_id single_page_mode optin_confirm_mode brand_colour updated_at own_channel_id',
  },
  page_texts: { text: 'html', none: 'account_id hash created_at' },
  publications: {
    none: 'account_id id article_id mailing_id version digest may_adapt fixes_subject fixes_content proposed_at published_by published_at withdrawn_at',
  },
  received_articles: {
    text: 'content',
    none: 'account_id article_id from_account_id publication_id from_article_id version may_adapt is_adapted received_at',
  },
  received_mailings: {
    text: 'taken newest',
    none: 'account_id mailing_id from_account_id publication_id version newest_version received_at withdrawn_at',
  },
  themes: { text: 'name html', none: 'account_id id shipped created_at updated_at deleted_at from_account_id from_id' },
  trigger_copies: {
    none: `account_id id trigger_type_id source_mailing_id status content_id receivers scheduled_at started_at finished_at
           created_at updated_at`,
  },
  trigger_types: { text: 'translations', none: 'customer_id id key created_at updated_at' },
} as const
