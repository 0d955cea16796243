export function tenantColumnOf(table: string): string {
  return { accounts: 'id', customer_fields: 'customer_id', trigger_types: 'customer_id' }[table] ?? 'account_id'
}

/** How a policy compares a row with the tenant of the transaction. */
export function comparison(table: string): string {
  const column = tenantColumnOf(table)
  return `(${column} = ${column === 'customer_id' ? 'tenant_customer()' : 'tenant_account()'})`
}

interface Named {
  setting: string
  isIt(value: string): string
}

/** Where a row is found by something that the transaction names, before its account is known. */
const namedByToken: Named = {
  setting: 'app.optin_token_hash',
  isIt: (value) => `token_hash = decode(${value}, 'hex'::text)`,
}
const namedBy: Record<string, readonly Named[]> = {
  accounts: [
    {
      setting: 'app.parent_id',
      isIt: (value) => `(parent_account_id = (${value})::bigint) OR (offered_to = (${value})::bigint)`,
    },
  ],
  api_keys: [{ setting: 'app.key_prefix', isIt: (value) => `prefix = ${value}` }],
  forms: [{ setting: 'app.form', isIt: (value) => `public_id = ${value}` }],
  archive_hosts: [{ setting: 'app.archive_host', isIt: (value) => `(host = ${value}) AND (proven_at IS NOT NULL)` }],
  newsletter_archives: [{ setting: 'app.archive', isIt: (value) => `public_id = ${value}` }],
  optin_requests: [namedByToken],
  ended_optin_links: [namedByToken],
  invitations: [
    { setting: 'app.link_hash', isIt: (value) => `token_hash = decode(${value}, 'hex'::text)` },
    { setting: 'app.company_email', isIt: (value) => `email_key = ${value}` },
  ],
  test_addresses: [{ setting: 'app.link_hash', isIt: (value) => `token_hash = decode(${value}, 'hex'::text)` }],
  memberships: [{ setting: 'app.user_id', isIt: (value) => `user_id = (${value})::bigint` }],
}

/** What a table may show rows by. */
export function usings(table: string): string[] {
  const named = namedBy[table]
  if (!named) return [comparison(table)]
  const ways = named.map(({ setting, isIt }) => {
    const value = `current_setting('${setting}'::text`
    return `    WHEN (COALESCE(${value}, true), ''::text) <> ''::text) THEN (${isIt(`${value})`)})\n`
  })
  return [`\nCASE\n${ways.join('')}    ELSE ${comparison(table)}\nEND`]
}
