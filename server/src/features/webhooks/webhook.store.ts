import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'

export interface Webhook {
  id: number
  name: string
  url: string
  types: string[]
  secretSealed: Buffer
  formerSecretSealed: Buffer | null
  formerSecretUntil: Timestamp | null
  state: 'active' | 'failing' | 'disabled' | 'deleted'
  stateReason: string | null
  position: number
  retries: number
  retryAt: Timestamp | null
  lost: number
  deliveredAt: Timestamp | null
  createdAt: Timestamp
}

const columns = sql`
  w.id, w.name, w.url, w.types, w.secret_sealed as "secretSealed", w.former_secret_sealed as "formerSecretSealed",
  w.former_secret_until as "formerSecretUntil", w.state, w.state_reason as "stateReason", w.position, w.retries,
  w.retry_at as "retryAt", w.lost, w.delivered_at as "deliveredAt", w.created_at as "createdAt"`

export type NewWebhook = Pick<Webhook, 'name' | 'url' | 'types' | 'position' | 'createdAt'>

/** The secret is sealed for the id, so it comes after it. */
export async function insertWebhook(tx: Tx, hook: NewWebhook, seal: (id: number) => Buffer): Promise<Webhook> {
  const { accountId, customerId } = tx.tenant
  const [inserted] = await tx.rows<{ id: number }>(sql`
    insert into webhooks (account_id, customer_id, name, url, types, secret_sealed, position, created_at, updated_at)
    values (${accountId}, ${customerId}, ${hook.name}, ${hook.url}, ${hook.types}, '', ${hook.position}, ${hook.createdAt},
            ${hook.createdAt}) returning id`)
  const { id } = inserted as { id: number }
  const [row] = await tx.rows<Webhook>(sql`
    update webhooks w set secret_sealed = ${seal(id)} where ${tx.owns('w')} and w.id = ${id} returning ${columns}`)
  return row as Webhook
}

export function listWebhooks(reader: Reader): Promise<Webhook[]> {
  return reader.rows<Webhook>(
    sql`select ${columns} from webhooks w where ${reader.owns('w')} and w.state <> 'deleted' order by w.id`,
  )
}

export async function findWebhook(reader: Reader, id: number): Promise<Webhook | undefined> {
  const [hook] = await reader.rows<Webhook>(
    sql`select ${columns} from webhooks w where ${reader.owns('w')} and w.id = ${id}`,
  )
  return hook
}

export function saveSecret(
  tx: Tx,
  id: number,
  secretSealed: Buffer,
  former: { until: Timestamp; now: Timestamp },
): void {
  tx.write(sql`
    update webhooks w set former_secret_sealed = w.secret_sealed, former_secret_until = ${former.until},
                          secret_sealed = ${secretSealed}, updated_at = ${former.now}
    where ${tx.owns('w')} and w.id = ${id}`)
}

export function updateWebhook(tx: Tx, { id, name, url, types }: Webhook, now: Timestamp): void {
  tx.write(sql`
    update webhooks w set name = ${name}, url = ${url}, types = ${types}, updated_at = ${now}
    where ${tx.owns('w')} and w.id = ${id}`)
}

/** Whoever is at work on it loses his right at once. */
export function switchWebhook(tx: Tx, id: number, to: Pick<Webhook, 'state' | 'stateReason'>, now: Timestamp): void {
  tx.write(sql`
    update webhooks w set state = ${to.state}, state_reason = ${to.stateReason}, owner = null, leased_until = '-infinity',
                          updated_at = ${now}
    where ${tx.owns('w')} and w.id = ${id}`)
}

export interface ClaimedWebhook extends Tenant {
  id: number
}

export interface WebhookPlace {
  accountId: number
  id: number
}

/** Hooks of one page of all hooks; a look at it costs some milliseconds. */
const pageSize = 500

export interface WebhookClaim {
  owner: string
  leaseMs: number
  limit: number
  now: Date
  /** Hooks with so many events waiting for another attempt go no further. */
  mostRetries: number
  /** Accounts whose hooks are looked at. */
  accounts: readonly number[]
}

/** Leases hooks of these accounts, and any whose next attempt is due, whoever was served longest ago first. */
export async function claimWebhooks(db: Database, claim: WebhookClaim): Promise<ClaimedWebhook[]> {
  const [claimed] = await db.outsideTenants<[ClaimedWebhook]>([
    claimAmong(sql`select h.account_id, h.id from webhooks h where h.account_id = any(${claim.accounts})`, claim),
  ])
  return claimed
}

/** The same, and those of the page behind a place; `next` is where the following page begins. */
export async function claimOfPage(
  db: Database,
  claim: WebhookClaim,
  { accountId, id }: WebhookPlace,
): Promise<{ claimed: ClaimedWebhook[]; next: WebhookPlace | undefined }> {
  const page = sql`webhooks p where (p.account_id, p.id) > (${accountId}, ${id}) order by p.account_id, p.id`
  const [[next], claimed] = await db.outsideTenants<[WebhookPlace, ClaimedWebhook]>([
    sql`select p.account_id as "accountId", p.id from ${page} offset ${pageSize - 1} limit 1`,
    claimAmong(
      sql`select h.account_id, h.id from webhooks h where h.account_id = any(${claim.accounts})
          union (select p.account_id, p.id from ${page} limit ${pageSize})`,
      claim,
    ),
  ])
  return { claimed, next }
}

function claimAmong(hooks: Sql, { owner, leaseMs, limit, now, mostRetries }: WebhookClaim): Sql {
  return sql`
    with looked_at as materialized (
      ${hooks}
      union (select t.account_id, t.id from webhooks t where t.state = 'active' and t.retry_at <= ${now.toISOString()}
             order by t.retry_at limit ${limit}))
    update webhooks w set owner = ${owner}, leased_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
    from (select w.account_id, w.id from looked_at l
          join webhooks w on w.account_id = l.account_id and w.id = l.id
          join account_heads h on h.account_id = w.account_id
          where w.state = 'active' and w.leased_until < clock_timestamp()
            and (w.retry_at <= ${now.toISOString()} or w.position < h.event_seq and w.retries < ${mostRetries})
          order by w.leased_until limit ${limit} for update of w skip locked) due
    where w.account_id = due.account_id and w.id = due.id
    returning w.account_id as "accountId", w.customer_id as "customerId", w.id`
}

export async function renewLeases(
  db: Database,
  { owner, leaseMs }: Pick<WebhookClaim, 'owner' | 'leaseMs'>,
  hooks: readonly WebhookPlace[],
): Promise<void> {
  await db.outsideTenants([
    sql`update webhooks w set leased_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
        from unnest(${hooks.map(({ accountId }) => accountId)}::bigint[], ${hooks.map(({ id }) => id)}::bigint[]) h (account_id, id)
        where w.account_id = h.account_id and w.id = h.id and w.owner = ${owner} and w.leased_until > clock_timestamp()`,
  ])
}

/** Back into the row of those who wait, at its end. */
export async function releaseWebhook(db: Database, owner: string, { accountId, id }: ClaimedWebhook): Promise<void> {
  await db.outsideTenants([
    sql`update webhooks w set owner = null, leased_until = clock_timestamp()
        where w.account_id = ${accountId} and w.id = ${id} and w.owner = ${owner}`,
  ])
}

/** Every state, also one that no hook is in. */
export async function countWebhooks(db: Database): Promise<{ state: Webhook['state']; hooks: number }[]> {
  const [counts] = await db.outsideTenants<[{ state: Webhook['state']; hooks: number }]>([
    sql`select s.state, (select count(*) from webhooks w where w.state = s.state) as hooks
        from unnest(array['active', 'failing', 'disabled']) s (state)`,
  ])
  return counts
}

/** Where the event log begins anew, so does everybody who reads it. */
export function rewindWebhooks(tx: Tx): void {
  tx.write(sql`update webhooks w set position = 0, retries = 0, retry_at = null, lost = 0 where ${tx.owns('w')}`)
}
