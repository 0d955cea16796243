import { doors } from '../../doors.rules.ts'
import { type Act, listAccountsBelow } from '../accounts/index.ts'
import { type Channel, requireChannel, setFallbackMailing } from '../channels/index.ts'
import { actBelow } from '../customer-accounts/index.ts'
import {
  findCopyOf,
  findMailing,
  findReceivedMailing,
  findUses,
  lockVersions,
  type MailingUse,
  type MatterType,
  matterTypes,
  withdrawCopy,
} from '../mailings/index.ts'
import { publish, publishMissed, tellOfStopped } from '../publishing/index.ts'
import { enforceMailing } from '../runs/index.ts'

const terms = { mayAdapt: false, fixesSubject: true, fixesContent: true, proposedAt: null }

const ownMailing = {
  optin: ({ optinMailingId }: Channel) => optinMailingId,
  optout: ({ optoutMailingId }: Channel) => optoutMailingId,
} satisfies Record<MatterType, unknown>
const fallbackMailing = {
  optin: ({ fallbackOptinMailingId }: Channel) => fallbackOptinMailingId,
  optout: ({ fallbackOptoutMailingId }: Channel) => fallbackOptoutMailingId,
} satisfies Record<MatterType, unknown>

/**
 * What the L-account says when people join or leave a channel is said in these accounts, too, where they say nothing of their own.
 * Nothing comes to a closed one: it keeps what it has, and hears of the rest when it is opened again.
 */
export async function handDownMailings(act: Act, channelId: number, namedIds: readonly number[]): Promise<void> {
  const below = await listAccountsBelow(act.tx)
  const accountIds = below.filter(({ id, closedAt }) => closedAt === null && namedIds.includes(id)).map(({ id }) => id)
  if (accountIds.length > 0) await handDownTo(act, channelId, { accountIds, give: publish })
}

/** What of it an account has missed that is open again; what the L-account is only writing is not among it. */
export async function catchUp(act: Act, channelId: number, accountId: number): Promise<void> {
  await handDownTo(act, channelId, { accountIds: [accountId], give: publishMissed })
}

interface Giving {
  accountIds: readonly number[]
  give: (...how: Parameters<typeof publish>) => Promise<{ id: number }>
}

async function handDownTo(act: Act, channelId: number, giving: Giving): Promise<void> {
  const channel = await requireChannel({ reader: act.tx }, channelId)
  for (const type of matterTypes) {
    const publicationId = await publishVersions(act, type, ownMailing[type](channel), giving)
    for (const accountId of giving.accountIds)
      await actBelow(act, accountId, async (there) => {
        const copyId = await findCopyId(there, act.account.id, publicationId)
        await fallBack(there, type, channelId, copyId)
      })
  }
}

/** In all its languages, the main one first; tells under which publication that one went. */
async function publishVersions(
  act: Act,
  type: MatterType,
  mailingId: number | null,
  { accountIds, give }: Giving,
): Promise<number | null> {
  if (mailingId === null) return null
  const mainId = (await findMailing(act.tx, mailingId))?.versionOf ?? mailingId
  const { id } = await give(act, { articleId: null, mailingId: mainId }, terms, accountIds)
  for (const version of await lockVersions(act.tx, type, mainId))
    if (version.id !== mainId) await give(act, { articleId: null, mailingId: version.id }, terms, accountIds)
  return id
}

/** Null = none came, or somebody there has thrown it away. */
async function findCopyId({ tx }: Act, fromAccountId: number, publicationId: number | null): Promise<number | null> {
  const copy = publicationId === null ? undefined : await findCopyOf(tx, { fromAccountId, publicationId })
  return copy && (await findMailing(tx, copy.mailingId)) ? copy.mailingId : null
}

async function fallBack(there: Act, type: MatterType, channelId: number, mailingId: number | null): Promise<void> {
  const { tx } = there
  const before = fallbackMailing[type](await requireChannel({ reader: tx }, channelId))
  if (before === mailingId) return
  setFallbackMailing(tx, type, { channelId, mailingId })
  tx.knock(doors.accountSetup)
  if (mailingId !== null) for (const { id } of await lockVersions(tx, type, mailingId)) await enforceMailing(there, id)
  if (before !== null) await endUnlessNamed(there, type, before)
}

/** The pages of the channel have changed, and with them what its mails look like. */
export async function renewFallbacks(there: Act, channelId: number): Promise<void> {
  const channel = await requireChannel({ reader: there.tx }, channelId)
  for (const type of matterTypes) {
    const mainId = fallbackMailing[type](channel)
    if (mainId === null) continue
    for (const { id } of await lockVersions(there.tx, type, mainId))
      if ((await findMailing(there.tx, id))?.isActive) await enforceMailing(there, id)
  }
}

/** The channel is the L-account's alone again: nothing of it is sent from here any more. */
export async function endFallbacks(there: Act, given: Channel): Promise<void> {
  for (const type of matterTypes) {
    const mailingId = fallbackMailing[type](given)
    if (mailingId === null) continue
    setFallbackMailing(there.tx, type, { channelId: given.id, mailingId: null })
    await endUnlessNamed(there, type, mailingId)
  }
}

/** What says that somebody here has chosen it, or that another channel falls back to it. */
const choices: readonly MailingUse[] = ['key', 'channel', 'account']

/** What is chosen here goes on; otherwise the admins hear that it does not. */
async function endUnlessNamed(there: Act, type: MatterType, mailingId: number): Promise<void> {
  const versions = await lockVersions(there.tx, type, mailingId)
  const uses = await Promise.all(versions.map(({ id }) => findUses(there.tx, id)))
  if (uses.flat().some((use) => choices.includes(use))) return
  let isStopped = false
  for (const { id } of versions) {
    const received = await findReceivedMailing(there.tx, id)
    const outcome = received && (await withdrawCopy(there, { ...received, stop: true }))
    isStopped ||= outcome === 'stopped'
  }
  if (isStopped) tellOfStopped(there.tx, mailingId)
}
