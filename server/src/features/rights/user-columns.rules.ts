/**
 * What is known of users. They work for the customer and are no subscribers: their names stand in the customer's own
 * records, and how they sign in is shown to nobody.
 */
export const userColumns = {
  memberships: { none: 'account_id customer_id user_id role created_at' },
  passwords: { withheld: 'hash', none: 'user_id changed_at' },
  sessions: { withheld: 'token_hash address agent', none: 'id user_id created_at seen_at' },
  sign_in_failures: { withheld: 'user_hmac address_hmac', none: 'id failed_at' },
  users: { text: 'email email_key name', none: 'id language_iso created_at' },
} as const
