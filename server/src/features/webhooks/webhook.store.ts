import sql from 'sql-template-tag'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'

export interface Webhook {
  id: number
  name: string
  url: string
  types: string[]
  secretSealed: Buffer
  formerSecretSealed: Buffer | null
  formerSecretUntil: string | null
  state: 'active' | 'failing' | 'disabled'
  stateReason: string | null
  position: number
  retries: number
  retryAt: string | null
  lost: number
  deliveredAt: string | null
  createdAt: string
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
  return reader.rows<Webhook>(sql`select ${columns} from webhooks w where ${reader.owns('w')} order by w.id`)
}

export async function findWebhook(reader: Reader, id: number): Promise<Webhook | undefined> {
  const [hook] = await reader.rows<Webhook>(
    sql`select ${columns} from webhooks w where ${reader.owns('w')} and w.id = ${id}`,
  )
  return hook
}

export function saveSecret(tx: Tx, id: number, secretSealed: Buffer, former: { until: string; now: string }): void {
  tx.write(sql`
    update webhooks w set former_secret_sealed = w.secret_sealed, former_secret_until = ${former.until},
                          secret_sealed = ${secretSealed}, updated_at = ${former.now}
    where ${tx.owns('w')} and w.id = ${id}`)
}

/** Whoever is at work on it loses his right at once. */
export function switchWebhook(tx: Tx, id: number, to: Pick<Webhook, 'state' | 'stateReason'>, now: string): void {
  tx.write(sql`
    update webhooks w set state = ${to.state}, state_reason = ${to.stateReason}, owner = null, leased_until = '-infinity',
                          updated_at = ${now}
    where ${tx.owns('w')} and w.id = ${id}`)
}

export interface ClaimedWebhook extends Tenant {
  id: number
}

/** Leases hooks with something to do, whoever was served longest ago first. */
export async function claimWebhooks(
  db: Database,
  {
    owner,
    now,
    leaseMs,
    mostRetries,
    limit,
  }: { owner: string; now: Date; leaseMs: number; mostRetries: number; limit: number },
): Promise<ClaimedWebhook[]> {
  const [claimed] = await db.outsideTenants<[ClaimedWebhook]>([
    sql`update webhooks w set owner = ${owner}, leased_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
        from (select w.account_id, w.id from webhooks w join account_heads h on h.account_id = w.account_id
              where w.state = 'active' and w.leased_until < clock_timestamp()
                and (w.retry_at <= ${now.toISOString()} or w.position < h.event_seq and w.retries < ${mostRetries})
              order by w.leased_until limit ${limit} for update of w skip locked) due
        where w.account_id = due.account_id and w.id = due.id
        returning w.account_id as "accountId", w.customer_id as "customerId", w.id`,
  ])
  return claimed
}

export async function renewLeases(db: Database, owner: string, leaseMs: number): Promise<void> {
  await db.outsideTenants([
    sql`update webhooks w set leased_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
        where w.owner = ${owner} and w.leased_until > clock_timestamp()`,
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
    sql`select s.state, count(w.id) as hooks from unnest(array['active', 'failing', 'disabled']) s (state)
        left join webhooks w on w.state = s.state group by s.state`,
  ])
  return counts
}
