import type { App } from '../../platform/app/app.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Account } from './account.store.ts'
import type { Act, Look } from './act.ts'
import type { Actor } from './actor.rules.ts'
import type { Permission } from './permission.rules.ts'
import { clockOf } from './sandbox.rules.ts'

interface Call<A extends Account> {
  app: Pick<App, 'clock' | 'config' | 'secrets'>
  /** Whoever the gate let in, with the rights they have now. */
  caller: { account: A; permissions: ReadonlySet<Permission> }
}

export function lookOfCaller<A extends Account>({ app, caller }: Call<A>, reader: Reader, actor: Actor): Look<A> {
  const { config, secrets } = app
  const clock = clockOf(app.clock, caller.account)
  const may = (permission: Permission) => caller.permissions.has(permission)
  return { reader, account: caller.account, actor, may, clock, config, secrets }
}

/** What an interface of ours knows of a request is the same evidence, whoever makes it. */
export function actOfCaller<A extends Account>(
  call: Call<A> & { tx: Tx; requestId: string; peerAddress: string },
  actor: Actor,
): Act<A> {
  const { tx, requestId, peerAddress } = call
  return { ...lookOfCaller(call, tx, actor), tx, evidence: { by: 'request', requestId, peerAddress } }
}
