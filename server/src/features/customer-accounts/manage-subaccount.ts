import { doors } from '../../doors.rules.ts'
import { bookChannels, cancelChannels, changeAccount, type FullAccount } from '../account-setup/index.ts'
import { type Act, expectUnlocked, lockAccount, setParent } from '../accounts/index.ts'
import { keepReceivedArticles } from '../articles/index.ts'
import { type Changes, recordAct } from '../audit/index.ts'
import { keepInheritedChannels } from '../channels/index.ts'
import { keepReceivedMailings } from '../mailings/index.ts'
import { keepInheritedPages } from '../pages/index.ts'
import { inviteMember, listMembers } from '../users/index.ts'
import { actBelow } from './act-beside.ts'
import { customerAccountRefusals } from './customer-account.refusals.ts'
import { putUnderLock, releaseLock } from './lock-account.ts'

type Below = Act<FullAccount>

/** What an admin of the L-account does in an account below stands in the log of each. */
function recorded<I>(name: string, work: (there: Below, input: I, above: Act) => Promise<Changes>) {
  return (act: Act, accountId: number, input: I): Promise<void> =>
    actBelow(act, accountId, async (there) => {
      const changes = await work(there, input, act)
      await recordAct(there, { act: name, objectId: null, changes: { ...changes, doneFrom: [null, act.account.name] } })
    })
}

export const renameSubaccount = recorded('account.rename', async (there, name: string) => {
  const former = there.account.name
  await changeAccount(there, { name })
  return { name: [former, name] }
})

export const lockSubaccount = recorded('account.lock', async (there) => {
  await lockAccount(there.tx)
  putUnderLock(there, 'parent')
  return {}
})

export const unlockSubaccount = recorded('account.unlock', async (there) => {
  releaseLock(there, 'parent')
  return {}
})

export const switchSubaccountChannels = recorded('settings.channelModule.set', async (there, isBooked: boolean) => {
  const was = there.account.hasChannels
  await (isBooked ? bookChannels(there) : cancelChannels(there))
  return { isBooked: [was, isBooked] }
})

/** It keeps all it has. What the L-account handed down or published becomes its own, under the same ids. */
export const detachSubaccount = recorded('account.detach', async (there) => {
  expectUnlocked(there)
  await lockAccount(there.tx)
  keepInheritedChannels(there)
  keepReceivedArticles(there)
  keepReceivedMailings(there)
  await keepInheritedPages(there)
  setParent(there.tx, null)
  there.tx.knock(doors.accountSetup)
  return {}
})

export interface FirstAdmin {
  email: string
  languageIso: string
  userId: number
}

/** Only while there is none: its admins invite all others. */
export const inviteFirstAdmin = recorded(
  'invitations.create',
  async (there, { userId, ...wish }: FirstAdmin, above): Promise<Changes> => {
    await lockAccount(there.tx)
    const accountId = there.account.id
    if ((await listMembers(there.tx)).some(({ role }) => role === 'admin'))
      throw customerAccountRefusals.account_has_admin({ accountId })
    await inviteMember(there, userId, { ...wish, role: 'admin', inviter: above.account.name })
    return { email: null, role: null }
  },
)
