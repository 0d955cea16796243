import sql from 'sql-template-tag'
import { type Config, ConfigError, loadConfig } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { createLog } from '../../platform/log/log.ts'
import { createEngine, type Engine } from '../create-engine.ts'

/** Runs a command's work with the engine's own view of the database, and closes it in any case. */
export async function withEngine<T>(work: (engine: Engine, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env)
  const engine = createEngine(config, { log: createLog('error', process.stderr) })
  try {
    await engine.setClock()
    return await work(engine, config)
  } finally {
    await engine.close()
  }
}

export async function tenantOfAccount(engine: Engine, accountId: number): Promise<Tenant> {
  const tenant = await findTenant(engine, accountId)
  if (!tenant) throw new ConfigError(`There is no account ${accountId}. See: postrider account list`)
  return tenant
}

export async function findTenant({ db }: Engine, accountId: number): Promise<Tenant | undefined> {
  const [[account] = []] = await db.outsideTenants([
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a where a.id = ${accountId}`,
  ])
  return account as unknown as Tenant | undefined
}

/** One account, or all of a customer. */
export async function accountsToSearch(
  engine: Engine,
  { account, customer }: { account?: number | undefined; customer?: number | undefined },
): Promise<Tenant[]> {
  if (account !== undefined) return [await tenantOfAccount(engine, account)]
  const [rows = []] = await engine.db.outsideTenants([
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a
        where a.customer_id = ${customer} order by a.id`,
  ])
  if (rows.length === 0) throw new ConfigError(`Customer ${customer} has no account. See: postrider customer list`)
  return rows as unknown as Tenant[]
}

/** One transaction of the account a run belongs to. */
export async function inAccountOfRun<T>(engine: Engine, runId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const [[run] = []] = await engine.db.outsideTenants([
    sql`select r.account_id as "accountId", r.customer_id as "customerId" from runs r where r.id = ${runId}`,
  ])
  if (!run) throw new ConfigError(`There is no run ${runId}. See: postrider run list --account <id>`)
  return engine.db.transaction(run as unknown as Tenant, work)
}
