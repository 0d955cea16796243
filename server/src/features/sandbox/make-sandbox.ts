import sql from 'sql-template-tag'
import { entered } from '../../platform/db/database.ts'
import { addAccount, type FullAccount } from '../account-setup/index.ts'
import {
  type Act,
  actTime,
  findAccount,
  isSandbox,
  lockAccount,
  sandboxIdOf,
  setAccountLimits,
  setAlwaysForceOptIn,
  setConfirmAddressChanges,
  setDefaultOptinMailing,
  setDefaultSender,
} from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { actBeside } from '../customer-accounts/index.ts'
import { startStandingRuns } from '../runs/index.ts'
import { copySenderDomains, listSenderDomains } from '../sender-domains/index.ts'
import { nameUser } from '../users/index.ts'
import { copyWebhooks, listWebhooks } from '../webhooks/index.ts'
import { sandboxRefusals } from './sandbox.refusals.ts'
import { copyMembers, fillSandbox } from './sandbox.store.ts'

/** The twin of an S-account: everything but people and keys as it is now, and the same members for as long as both live. */
export async function makeSandbox(act: Act<FullAccount>, userId: number): Promise<number> {
  const { tx, account } = act
  if (account.type !== 'S' || isSandbox(account.id)) throw sandboxRefusals.sandbox_unsuitable()
  await lockAccount(tx)
  const id = sandboxIdOf(account.id)
  await addTwin(act, { id, userId })
  await copyMembers(tx)
  await fillSandbox(tx)
  const [hooks, domains] = [await listWebhooks(tx), await listSenderDomains(tx)]
  await actBeside(act, id, async (there) => {
    await copyWebhooks(there, hooks)
    await copySenderDomains(there, domains)
    setAccountLimits(there.tx, account)
    setDefaultSender(there.tx, account)
    setDefaultOptinMailing(there.tx, account.defaultOptinMailingId)
    setAlwaysForceOptIn(there.tx, account.alwaysForceOptIn)
    setConfirmAddressChanges(there.tx, account.confirmAddressChanges)
    await startStandingRuns(there)
    await recordAct(there, { act: 'account.open', objectId: null, changes: { madeIn: [null, account.name] } })
  })
  return id
}

/** Nothing leaves it, so nobody has to let it send. */
async function addTwin({ tx, account, ...act }: Act<FullAccount>, { id, userId }: { id: number; userId: number }) {
  const { customerId } = tx.tenant
  const { name, hasChannels, defaultLanguageIso, languages, timeZone } = account
  const inside = entered(tx, { accountId: id, customerId })
  if (await findAccount(inside)) throw sandboxRefusals.sandbox_exists()
  // The database lets an admin of the account in, and nobody else.
  tx.write(nameUser(userId))
  await addAccount(
    inside,
    {
      customerId,
      type: 'S',
      name,
      hasChannels,
      languages: [defaultLanguageIso, ...languages.filter((language) => language !== defaultLanguageIso)],
      timeZone,
    },
    { id, createdAt: actTime(act) },
  )
  tx.write(sql`select set_config('app.user_id', '', true)`)
  entered(tx, tx.tenant)
}
