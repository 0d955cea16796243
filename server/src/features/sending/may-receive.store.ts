import sql, { type Sql } from 'sql-template-tag'
import { literals } from '../../platform/db/literals.rules.ts'
import type { RunClass, RunPurpose } from '../messages/index.ts'
import { closesAddress, closesToOutsiders, states } from '../subscribers/status.rules.ts'

const status = literals({
  ready: states.receiveReady.status,
  waiting: states.transaction.status,
  archived: states.blacklist.status,
})

const additions = literals({ unsubscribed: states.unsubscribed.statusAddition })

const isReady = sql`s.status = ${status.ready}`
// Who is not in the channel may have mail of this kind, unless the address itself bounced, complained, or left everything.
const isNotArchived = sql`
  coalesce(s.status, case when p.address_guard & ${closesToOutsiders}::int <> 0 then ${status.archived} else ${status.waiting} end)
    <> ${status.archived}`

// Opt-out mails alone look at all of a person's channels, and at the message `m`: what was left must still be left.
const isLeft = sql`
  p.address_guard & ${closesAddress}::int = 0
  and exists (select from optouts o where o.account_id = p.account_id and o.message_id = m.id)
  and not exists (
    select from subscriptions x where x.account_id = p.account_id and x.subscriber_id = p.id
      and ((x.guard | (1 << coalesce(x.status_addition, 0))) & ${closesAddress}::int <> 0
        or x.channel_id in (select unnest(o.left_channel_ids) from optouts o
                            where o.account_id = p.account_id and o.message_id = m.id)
          and (x.status, x.status_addition) is distinct from (${status.archived}::smallint, ${additions.unsubscribed}::smallint)))`

const conditions: Record<RunClass, Sql> = {
  newsletter: isReady,
  birthday: isReady,
  welcome: isReady,
  campaign: isNotArchived,
  trigger: isNotArchived,
  optin: sql`true`,
  optout: isLeft,
}

// Having left, or being archived by hand, keeps nobody from mail they called for; an address that does not want mail does.
const isReachable = sql`
  (p.address_guard | coalesce(s.guard | (1 << coalesce(s.status_addition, 0)), 0)) & ${closesAddress}::int = 0`

/** Who may still receive mail of a run, judged at the last moment; `p` is the subscriber, `s` the subscription. */
export function mayReceive({ class: runClass, purpose }: { class: RunClass; purpose: RunPurpose }): Sql {
  return purpose === 'transactional' ? isReachable : conditions[runClass]
}
