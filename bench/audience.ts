import { createAccount, inAccount, inCustomer } from '../server/src/features/account-setup/index.ts'
import { createCustomer } from '../server/src/features/accounts/index.ts'
import { createCustomerField } from '../server/src/features/customer-fields/index.ts'
import { createMailing, importContent, planMailing } from '../server/src/features/mailings/index.ts'
import { createSenderDomain } from '../server/src/features/sender-domains/index.ts'
import { timestamp } from '../server/src/platform/clock/timestamp.rules.ts'
import type { BenchDatabase } from './database.ts'
import { fieldCount, newsletterHtml, newsletterSubject } from './newsletter.ts'

/** A customer whose accounts send the benchmark's newsletter. */
export interface Publisher {
  customerId: number
  fieldIds: number[]
}

/** An account and everybody its newsletters go to. */
export interface Audience extends Publisher {
  accountId: number
  name: string
  size: number
  senderEmail: string
}

export function addressOf({ name }: Pick<Audience, 'name'>, number: number | string): string {
  return `${name}.${number}@example.com`
}

export async function createPublisher({ operator }: BenchDatabase): Promise<Publisher> {
  const customerId = await createCustomer(operator, { name: 'Versandhaus Ost' })
  const fieldIds: number[] = []
  for (let i = 1; i <= fieldCount; i++) {
    const translations = { de: { name: `Merkmal ${i}`, description: null } }
    fieldIds.push(
      await inCustomer(operator, customerId, (act) =>
        createCustomerField(act, { fieldType: 1, type: 1, translations }),
      ),
    )
  }
  return { customerId, fieldIds }
}

/** Signed mail needs a sender domain whose DNS check is green; nobody can be asked here, so that the row just says so. */
export async function createAudience(
  database: BenchDatabase,
  publisher: Publisher,
  { name, size, signed }: { name: string; size: number; signed: boolean },
): Promise<Audience> {
  const { customerId } = publisher
  const accountId = await createAccount(database.operator, { customerId, type: 'S', name })
  const domain = `${name}.example`
  if (signed) await verifyDomain(database, accountId, domain)
  const audience = { ...publisher, accountId, name, size, senderEmail: `news@${domain}` }
  await fill(database, audience)
  return audience
}

async function verifyDomain({ operator, pool }: BenchDatabase, accountId: number, domain: string): Promise<void> {
  await inAccount(operator, accountId, (act) => createSenderDomain(act, { domain }))
  await pool.query('update sender_domains set verified_at = now() where account_id = $1', [accountId])
}

const chunk = 100_000

async function fill({ pool }: BenchDatabase, audience: Audience): Promise<void> {
  const { accountId, size, fieldIds } = audience
  for (let first = 1; first <= size; first += chunk) {
    const range = [accountId, first, Math.min(size, first + chunk - 1)]
    await pool.query(
      `insert into subscribers (account_id, id, email, email_key, gender_id, firstname, lastname, salutation, city, birthday,
                                customer_fields, created_at, updated_at)
       select $1, n, replace($5, '#', n::text), replace($5, '#', n::text), 1 + n % 2, 'Anna ' || n, 'Bergström',
              'Dr.', 'Bremen', date '1980-01-01' + (n % 9000)::int,
              (select jsonb_object_agg(f, 'Wert ' || n % 97) from unnest($4::text[]) f), now(), now()
       from generate_series($2::bigint, $3::bigint) n`,
      [...range, fieldIds.map(String), addressOf(audience, '#')],
    )
    await pool.query(
      `insert into subscriptions (account_id, subscriber_id, channel_id, status, optin_at)
       select $1, n, c.id, 1, now() from channels c, generate_series($2::bigint, $3::bigint) n where c.account_id = $1`,
      range,
    )
  }
  await pool.query('update account_heads set last_subscriber_id = $2 where account_id = $1', [accountId, size])
}

/** A newsletter to the whole audience, due at once; the dispatcher starts it. */
export async function planNewsletter(database: BenchDatabase, audience: Audience): Promise<number> {
  const id = await draftNewsletter(database, audience)
  await planDraft(database, audience, id)
  return id
}

export function draftNewsletter({ operator }: BenchDatabase, audience: Audience): Promise<number> {
  return inAccount(operator, audience.accountId, async (act) => {
    const { senderEmail, fieldIds } = audience
    const wishes = { name: 'Woche 32', senderName: 'Versandhaus Ost', senderEmail, languageIso: 'de' }
    const id = await createMailing(act, { ...wishes, type: 'standard' })
    await importContent(act, id, { subject: newsletterSubject, html: newsletterHtml(fieldIds) })
    return id
  })
}

export function planDraft({ operator }: BenchDatabase, { accountId }: Audience, id: number): Promise<void> {
  return inAccount(operator, accountId, (act) =>
    planMailing(act, id, { at: timestamp(operator.clock.now()), fromVerifiedDomain: false }),
  )
}
