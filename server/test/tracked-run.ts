/** Runs SQL as superuser. */
type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

export interface TrackedRun {
  accountId: number
  runId: number
  contentId: number
}

/** A run of a newsletter with the links its content counts; just enough of both for opens and clicks. */
export async function aTrackedRun(query: Query, urls: readonly string[]): Promise<TrackedRun> {
  const idOf = async (text: string, values: unknown[]) => Number((await query(`${text} returning id`, values))[0]?.id)
  const customerId = await idOf(`insert into customers (name, created_at) values ('Nord', now())`, [])
  const accountId = await idOf(
    `insert into accounts (customer_id, type, name, tracking, created_at) values ($1, 'S', 'Nord', 'individual', now())`,
    [customerId],
  )
  const mailingId = await idOf(
    `insert into mailings (account_id, type, name, sender_name, sender_email, language_iso, created_at, updated_at)
     values ($1, 'standard', 'Rundbrief', 'Nord', 'news@nord.example', 'de', now(), now())`,
    [accountId],
  )
  const contentId = await idOf(
    `insert into contents (account_id, hash, subject, html, plain_text, language_iso, placeholders, sender_name, sender_email,
                           created_at)
     values ($1, '', 'Neues', '', '', 'de', '{}', 'Nord', 'news@nord.example', now())`,
    [accountId],
  )
  await query(
    `insert into content_links (account_id, content_id, n, url)
     select $1, $2, row_number() over (), url from unnest($3::text[]) url`,
    [accountId, contentId, urls],
  )
  const runId = await idOf(
    `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, content_id, started_at)
     values ($1, $2, $3, 1, 'newsletter', 'now', 1, $4, now())`,
    [accountId, customerId, mailingId, contentId],
  )
  return { accountId, runId, contentId }
}
