import sql from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { deleteEventsBefore } from './event-log.store.ts'

const step = 5000
const dayMs = 24 * 60 * 60 * 1000

/** Deletes what is older than the log is kept, account by account, in steps that hold nobody up; tells how many. */
export async function trimEvents({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>): Promise<number> {
  const oldest = timestamp(new Date(clock.now().getTime() - config.EVENT_RETENTION_DAYS * dayMs))
  let total = 0
  for (const tenant of await listTenants(db)) {
    let deleted: number
    do {
      deleted = await db.transaction(tenant, (tx) => deleteEventsBefore(tx, oldest, step))
      total += deleted
    } while (deleted === step)
  }
  return total
}

async function listTenants(db: App['db']): Promise<Tenant[]> {
  const [tenants] = await db.outsideTenants<[Tenant]>([
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a where a.type = 'S' order by a.id`,
  ])
  return tenants
}
