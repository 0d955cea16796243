import sql from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { failureName } from './round.rules.ts'

type Parts = Pick<App, 'db' | 'log'>

interface Surroundings {
  /** Accounts that failed a moment ago. */
  resting?: readonly number[]
  /** Told before each account. */
  onStep?: (place: { done: number; total: number }) => Promise<void>
}

/** One turn of a round that goes from account to account: an account that fails keeps no other from its turn. */
export class Turn {
  readonly failures = new Map<number, string>()
  /** Accounts it has been to. */
  readonly visited = new Set<number>()
  /** Accounts to be left alone for now; a round that begins again twice a second does not try them each time. */
  readonly resting: readonly number[]
  private readonly app: Parts
  private readonly onStep: NonNullable<Surroundings['onStep']>

  constructor(app: Parts, { resting = [], onStep = async () => {} }: Surroundings = {}) {
    this.app = app
    this.resting = resting
    this.onStep = onStep
  }

  async each<T extends Tenant>(tenants: readonly T[], work: (tenant: T) => Promise<unknown>): Promise<void> {
    for (const [done, tenant] of tenants.entries()) {
      await this.onStep({ done, total: tenants.length })
      await this.attempt(tenant.accountId, '', () => work(tenant))
    }
  }

  /** `what` says which part of the work it is. Throws only when nobody can be served. */
  async attempt<T>(accountId: number, what: string, work: () => Promise<T>): Promise<T | undefined> {
    this.visited.add(accountId)
    try {
      return await work()
    } catch (error) {
      this.app.log.error(
        { err: error, accountId, ...(what && { what }) },
        'an account could not be served in this turn',
      )
      await this.note(accountId, what, error)
      return undefined
    }
  }

  /** For a failure that has been logged. */
  async note(accountId: number, what: string, error: unknown): Promise<void> {
    this.failures.set(accountId, what ? `${what}: ${failureName(error)}` : failureName(error))
    // A lock or a slow statement concerns this account; a database that is away concerns everybody.
    if (isUnavailable(error)) await this.app.db.outsideTenants([sql`select 1`])
  }
}
