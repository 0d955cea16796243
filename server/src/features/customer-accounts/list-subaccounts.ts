import type { Database, Reader } from '../../platform/db/database.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { type Account, type Look, listAccountsBelow, listOfferedAccounts } from '../accounts/index.ts'
import type { Channel } from '../channels/index.ts'
import { type AccountStanding, readStanding } from '../overview/index.ts'
import { listInvitations, listMembers } from '../users/index.ts'
import { type Health, healthOf, inOrder } from './account-health.rules.ts'

export interface Subaccount
  extends Pick<Account, 'id' | 'name' | 'hasChannels' | 'lockedAt' | 'lockedBy'>,
    Omit<AccountStanding, 'hasDomain' | 'complaints'> {
  health: Health
  /** Share of the mails of the last 30 days. */
  complaints: number | null
  /** Whether somebody manages it, is to, or nobody is. */
  admin: 'there' | 'invited' | 'none'
}

export interface Family {
  subaccounts: Subaccount[]
  /** What this account handed down, and to how many. */
  handedDown: (Pick<Channel, 'id' | 'translations'> & { accounts: number })[]
  /** Accounts whose admins want this one above them. */
  offers: Pick<Account, 'id' | 'name'>[]
}

const atOnce = 8

/** The accounts below an L-account, each in a line of numbers; each is read by itself, and nothing of its people. */
export async function listSubaccounts(look: Look<FullAccount>, db: Pick<Database, 'reader'>): Promise<Family> {
  const [accounts, offers] = await Promise.all([listAccountsBelow(look.reader), listOfferedAccounts(look.reader)])
  const rows: { subaccount: Subaccount; inherited: number[] }[] = []
  for (let first = 0; first < accounts.length; first += atOnce)
    rows.push(
      ...(await Promise.all(
        accounts
          .slice(first, first + atOnce)
          .map((account) => readRow(look, account, db.reader({ ...look.reader.tenant, accountId: account.id }))),
      )),
    )
  const uses = (id: number) => rows.filter(({ inherited }) => inherited.includes(id)).length
  return {
    subaccounts: inOrder(rows.map(({ subaccount }) => subaccount)),
    handedDown: look.account.channels
      .map(({ id, translations }) => ({ id, translations, accounts: uses(id) }))
      .filter((channel) => channel.accounts > 0),
    offers: offers.map(({ id, name }) => ({ id, name })),
  }
}

async function readRow(look: Look<FullAccount>, account: Account, reader: Reader) {
  const [full, members, invitations] = await Promise.all([
    loadFullAccount(reader),
    listMembers(reader),
    listInvitations(reader),
  ])
  if (!full) throw new Error(`there is no account ${account.id}`)
  const { hasDomain, complaints, ...standing } = await readStanding({ ...look, reader, account: full })
  const isAdmin = ({ role }: { role: string }) => role === 'admin'
  const hasAdmin = members.some(isAdmin)
  const isInvited = invitations.some((invitation) => isAdmin(invitation) && !invitation.hasExpired)
  const { id, name, hasChannels, lockedAt, lockedBy } = account
  const subaccount: Subaccount = {
    ...{ id, name, hasChannels, lockedAt, lockedBy, ...standing },
    complaints: complaints?.share ?? null,
    admin: hasAdmin ? 'there' : isInvited ? 'invited' : 'none',
    health: healthOf({ ...full, ...standing, hasAdmin, hasDomain, complaints }, look.clock.now()),
  }
  const inherited = full.channels.filter(({ inheritedFrom }) => inheritedFrom === look.account.id)
  return { subaccount, inherited: inherited.map((channel) => channel.id) }
}
