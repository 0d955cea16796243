/**
 * What is known of users. They work for the customer and are no subscribers: their names stand in the customer's own
 * records, and how they sign in is shown to nobody.
 */
export const userColumns = {
  audit_entries: { withheld: 'address', none: 'account_id seq at actor act object_id changes request_id hash' },
  audit_heads: { none: 'account_id seq hash kept_after kept_after_hash kept_after_mac' },
  company_domains: { none: 'domain customer_id account_id created_at' },
  company_subjects: { withheld: 'subject_hash', none: 'issuer user_id linked_at' },
  email_links: {
    text: 'email email_key',
    withheld: 'token_hash',
    none: 'id user_id kind created_at expires_at',
  },
  invitations: {
    text: 'email email_key',
    withheld: 'token_hash',
    none: 'account_id customer_id id role language_iso invited_by created_at expires_at',
  },
  test_addresses: {
    text: 'email email_key',
    withheld: 'token_hash',
    none: 'account_id customer_id id language_iso added_by asked_at expires_at confirmed_at',
  },
  form_wordings: { text: 'texts privacy_url', none: 'account_id form_id number created_at' },
  forms: {
    text: 'name',
    none: 'account_id id public_id channel_ids fields frame_origins group_id is_open created_at updated_at',
  },
  field_requests: {
    text: 'name purpose answer',
    none: 'account_id id field_type type asked_by created_at decided_at outcome field_id',
  },
  memberships: { none: 'account_id customer_id user_id role role_since created_at' },
  password_resets: { withheld: 'token_hash', none: 'user_id expires_at' },
  operators: {
    text: 'email email_key name',
    withheld: 'password_hash totp_sealed',
    none: 'id language_iso totp_confirmed_at totp_step created_at removed_at',
  },
  operator_act_head: { none: 'is_only seq hash kept_after kept_after_hash kept_after_mac' },
  operator_acts: { withheld: 'address', none: 'seq at actor act object_id changes request_id hash' },
  operator_recovery_codes: { withheld: 'code_hmac', none: 'operator_id' },
  operator_requests: {
    none: 'id kind account_id user_id reason asked_by asked_at agreed_at outcome ended_at ended_by',
  },
  operator_sessions: { withheld: 'token_hash address agent', none: 'id operator_id has_factor created_at seen_at' },
  operator_votes: { none: 'matter operator_id voted_at' },
  passkeys: {
    text: 'name',
    withheld: 'credential_id public_key',
    none: 'id user_id sign_count transports created_at last_used_at',
  },
  passwords: { withheld: 'hash', none: 'user_id changed_at' },
  pictures: {
    text: 'name alt_text',
    none: 'account_id id file digest width height bytes is_decorative added_by created_at updated_at deleted_at',
  },
  recovery_codes: { withheld: 'code_hmac', none: 'user_id created_at' },
  sessions: { withheld: 'token_hash address agent', none: 'id user_id created_at seen_at rights_hash shown_at' },
  failed_sign_ins: { withheld: 'address', none: 'id user_id request_id failed_at' },
  sign_in_failures: { withheld: 'user_hmac address_hmac', none: 'id failed_at' },
  signups: {
    text: 'email email_key name organisation',
    withheld: 'password_hash token_hash',
    none: 'id language_iso time_zone account_type created_at expires_at',
  },
  totp_factors: { withheld: 'secret_sealed', none: 'user_id confirmed_at last_step' },
  used_challenges: { none: 'nonce expires_at' },
  used_company_answers: { withheld: 'state_hash', none: 'used_at' },
  user_mails: {
    text: 'email matter',
    withheld: 'link_id',
    none: 'id kind language_iso created_at expires_at due_at attempts',
  },
  users: { text: 'email email_key name', none: 'id language_iso factors access_version created_at' },
  support_sessions: { none: 'account_id id granted_by reason granted_at ends_at ended_at' },
  saved_views: { text: 'name search', none: 'account_id user_id id is_default created_at' },
  // What users take along: people stand in a file that is sealed and gone after a day.
  account_export_pieces: { withheld: 'sealed', none: 'account_id job_id piece' },
  account_exports: { none: 'account_id job_id asked_by created_at downloaded_at file_gone_at' },
  export_pieces: { withheld: 'sealed', none: 'account_id job_id piece' },
  exports: {
    none: 'account_id job_id format language_iso columns filter people asked_by created_at file_gone_at',
  },
  // What users bring along: people stand in it only as keyed hashes, and in a file that is sealed and gone after a day.
  import_addresses: { withheld: 'address_hmac', none: 'account_id import_id' },
  import_blocks: { none: 'account_id import_id first_row byte outcomes faults checked' },
  import_pieces: { withheld: 'sealed', none: 'account_id import_id piece' },
  imports: {
    text: 'file_name columns rules',
    none: `account_id id file_size text_size received stage format preset fault row_count counts job_id created_by created_at started_at
           finished_at file_gone_at`,
  },
} as const
