import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findAccount } from './account.store.ts'
import { type Act, bareAct } from './act.ts'
import type { Actor } from './actor.rules.ts'
import type { Evidence } from './evidence.rules.ts'
import { clockOf } from './sandbox.rules.ts'

/** The act of somebody who signs in nowhere: the person concerned, the mail system, the operator, a rule of ours. */
export async function actAs(
  app: Pick<App, 'clock' | 'config' | 'secrets'>,
  tx: Tx,
  actor: Actor,
  evidence: Evidence = { by: 'nobody' },
): Promise<Act> {
  const account = await findAccount(tx)
  if (!account) throw new Error(`there is no account ${tx.tenant.accountId}`)
  return { ...bareAct({ ...app, clock: clockOf(app.clock, account) }, tx, { actor, evidence }), account }
}
