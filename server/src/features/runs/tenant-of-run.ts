import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { runRefusals } from './run.refusals.ts'
import { findTenantOfRun } from './run.store.ts'

/** Only the engine's role sees runs without naming an account. */
export async function tenantOfRun(db: Database, runId: number): Promise<Tenant> {
  const tenant = await findTenantOfRun(db, runId)
  if (!tenant) throw runRefusals.run_not_found({ runId })
  return tenant
}
