import sql from 'sql-template-tag'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { entered } from '../../platform/db/database.ts'
import { languageOf } from '../../platform/text/language.rules.ts'
import { addAccount, type FullAccount } from '../account-setup/index.ts'
import { type Act, accountRefusals, actTime, reserveAccountId } from '../accounts/index.ts'
import { listEntries, recordAct } from '../audit/index.ts'
import { createDefaultChannel } from '../channels/index.ts'
import { asSenderName, createMailing, firstMailingNames } from '../mailings/index.ts'
import { insertMembership, nameUser } from '../users/index.ts'
import { actBeside } from './act-beside.ts'
import { customerAccountRefusals } from './customer-account.refusals.ts'
import { findOpener } from './opener.store.ts'

export interface FurtherAccount {
  type: 'L' | 'S'
  name: string
}

const mostAnHour = 30

/** Another account of the customer that stands alone; whoever makes it is its first admin. */
export async function openFurtherAccount(act: Act<FullAccount>, userId: number, wish: FurtherAccount): Promise<number> {
  await expectFew(act, 'furtherAccounts.create')
  return open(act, userId, { ...wish, parentAccountId: null })
}

/** An account below this L-account. Nobody works in it until somebody is invited. */
export async function openSubaccount(act: Act<FullAccount>, userId: number, name: string): Promise<number> {
  const { type, id: parentAccountId } = act.account
  if (type !== 'L') throw accountRefusals.parent_account_unsuitable()
  await expectFew(act, 'subaccounts.create')
  return open(act, userId, { type: 'S', name, parentAccountId })
}

/** By the audit log of the account it is done from. */
async function expectFew({ tx, clock }: Act, name: string): Promise<void> {
  const made = await listEntries(tx, { actor: null, act: name, before: null }, mostAnHour)
  const deciding = made[mostAnHour - 1]
  if (deciding && clock.now().getTime() - millisecondsOf(deciding.at) < 60 * 60 * 1000)
    throw customerAccountRefusals.accounts_too_many()
}

/** Languages, clock and what the operator thinks of it come from the account it is made in. */
async function open(
  act: Act<FullAccount>,
  userId: number,
  { type, name, parentAccountId }: FurtherAccount & { parentAccountId: number | null },
): Promise<number> {
  const { tx, account } = act
  const { customerId } = tx.tenant
  const { languages, timeZone, approval } = account
  const createdAt = actTime(act)
  const id = await reserveAccountId(tx)
  // The database lets an admin of the customer in, and nobody else.
  tx.write(nameUser(userId))
  const opener = await findOpener(tx, userId)
  const inside = entered(tx, { accountId: id, customerId })
  await addAccount(
    inside,
    { customerId, type, name, parentAccountId, languages, timeZone, approval },
    { id, createdAt },
  )
  tx.write(sql`select set_config('app.user_id', '', true)`)
  await createDefaultChannel(inside, { name, languages, createdAt })
  if (parentAccountId === null) await insertMembership(inside, { userId, role: 'admin' })
  await actBeside(act, id, async (there) => {
    const { defaultLanguageIso: languageIso } = there.account
    const called = { name: firstMailingNames[languageOf(languageIso)], senderName: asSenderName(name) }
    await createMailing(there, { type: 'optin', ...called, senderEmail: opener.email, languageIso })
    await recordAct(there, { act: 'account.open', objectId: null, changes: { madeIn: [null, account.name] } })
  })
  return id
}
