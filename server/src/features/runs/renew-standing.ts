import sql from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { renewStanding } from '../mailings/index.ts'
import { Turn } from '../rounds/index.ts'
import { inAccount } from './due.store.ts'
import { tellOfMailing } from './tell-of-mailing.ts'

interface Renewal extends Tenant {
  mailingId: number
  /** By the clock of the account. */
  now: Timestamp
}

const atOnce = 100

/** Leaves articles out of active mailings when their time is over; tells of how many mailings. */
export async function renewStandingMailings(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  turn = new Turn(app),
): Promise<number> {
  let renewed = 0
  for (const { mailingId, now, ...tenant } of await findRenewals(app.db, timestamp(app.clock.now()), turn.resting))
    await turn.attempt(tenant.accountId, `mailing ${mailingId}`, () =>
      app.db.transaction(tenant, async (tx) => {
        const outcome = await renewStanding(tx, mailingId, now)
        if (outcome === 'emptied') tellOfMailing(tx, 'mailingEmptied', mailingId)
        if (outcome !== 'notDue') renewed += 1
      }),
    )
  return renewed
}

async function findRenewals(db: Database, now: Timestamp, resting: readonly number[]): Promise<Renewal[]> {
  const [due] = await db.outsideTenants<[Renewal]>([
    sql`select m.account_id as "accountId", a.customer_id as "customerId", m.id as "mailingId",
               date_trunc('second', ${inAccount(now)}) as now
        from mailings m join accounts a on a.id = m.account_id
        where m.is_active and m.renews_at <= ${inAccount(now)} and m.account_id <> all(${resting}::bigint[])
        order by m.renews_at limit ${atOnce}`,
  ])
  return due
}
