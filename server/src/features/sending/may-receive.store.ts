import sql, { type Sql } from 'sql-template-tag'
import { literals } from '../../platform/db/literals.rules.ts'
import type { RunClass } from '../messages/index.ts'
import { closesAddress, states } from '../subscribers/status.rules.ts'

const status = literals({
  ready: states.receiveReady.status,
  waiting: states.transaction.status,
  archived: states.blacklist.status,
})

const isReady = sql`s.status = ${status.ready}`
// Who is not in the channel may have mail of this kind, unless the address itself has bounced or complained.
const isNotArchived = sql`
  coalesce(s.status, case when p.address_guard & ${closesAddress}::int <> 0 then ${status.archived} else ${status.waiting} end)
    <> ${status.archived}`

const conditions: Record<RunClass, Sql> = {
  newsletter: isReady,
  birthday: isReady,
  campaign: isNotArchived,
  trigger: isNotArchived,
  optin: sql`true`,
}

/** Who may still receive mail of a class, judged at the last moment; `p` is the subscriber, `s` the subscription. */
export function mayReceive({ class: runClass }: { class: RunClass }): Sql {
  return conditions[runClass]
}
