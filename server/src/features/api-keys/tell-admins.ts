import sql from 'sql-template-tag'
import { type Act, actorName, type Permission } from '../accounts/index.ts'
import { wantNotice } from '../user-mails/index.ts'

const reactivating: readonly Permission[] = ['reactivateUnsubscribed', 'reactivateManual', 'reactivateComplained']

interface Change {
  /** What the key is called. */
  name: string
  before: readonly Permission[]
  after: readonly Permission[]
}

/** All admins hear of a key that may bring people back who were gone, when it comes to be so. */
export function tellOfReactivation({ tx, actor }: Pick<Act, 'tx' | 'actor'>, { name, before, after }: Change): void {
  const isNew = reactivating.some((permission) => after.includes(permission) && !before.includes(permission))
  if (!isNew) return
  tx.write(
    wantNotice(
      'keyMayReactivate',
      sql`select u.email, u.language_iso,
                 jsonb_build_object('name', u.name, 'organisation', a.name, 'key', ${name}::text, 'actor', ${nameOf(tx, actor)}) as matter
          from memberships m join users u on u.id = m.user_id join accounts a on a.id = m.account_id
          where ${tx.owns('m')} and m.role = 'admin'`,
    ),
  )
}

function nameOf(tx: Act['tx'], actor: Act['actor']) {
  if (actor.kind !== 'user') return sql`${actorName(actor)}::text`
  return sql`
    (select w.name from memberships o join users w on w.id = o.user_id
     where ${tx.owns('o')} and o.user_id = ${actor.userId})`
}
