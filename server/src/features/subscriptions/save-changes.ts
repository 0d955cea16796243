import { type AccountHead, actorName, actTime, lockAccount, saveAccountHead } from '../accounts/index.ts'
import { type ConsentEnd, recordConsent } from '../consent/index.ts'
import { appendEvents } from '../events/index.ts'
import { queueOptinMessage } from '../messages/index.ts'
import {
  findPeopleByKeys,
  type Guard,
  insertSubscribers,
  type Subscriber,
  type Subscription,
  saveSubscribers,
} from '../subscribers/index.ts'
import { addressHmac, findTombstonesOf, takeMails, takeTombstones } from '../suppression/index.ts'
import { subscriberEvents } from './append-subscriber-events.ts'
import type { ChangeDecision } from './change-subscriber.rules.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { chooseOptinMailing } from './optin-mail.ts'
import { consentEntriesOf } from './save-change.ts'
import { saveSubscriptions } from './subscription-sets.store.ts'

export interface LoadedPeople {
  head: AccountHead
  of(emailKey: string): LoadedOne
}

export interface LoadedOne {
  found: Subscriber | undefined
  subscriptions: ReadonlyMap<number, Subscription>
  tombstones: ReadonlyMap<number, Guard>
}

/** Locks the account and reads all that changes of these addresses can depend on. */
export async function loadPeople(act: SubscriberAct, emailKeys: readonly string[]): Promise<LoadedPeople> {
  const { tx } = act
  const hmacs = emailKeys.map((emailKey) => addressHmac(act, emailKey))
  const [head, { byKey, subscriptions }, tombstones] = await Promise.all([
    lockAccount(tx),
    findPeopleByKeys(tx, emailKeys),
    findTombstonesOf(tx, hmacs),
  ])
  const hexOf = new Map(emailKeys.map((emailKey, i) => [emailKey, (hmacs[i] as Buffer).toString('hex')]))
  return {
    head,
    of: (emailKey) => {
      const found = byKey.get(emailKey)
      return {
        found,
        subscriptions: (found && subscriptions.get(found.id)) ?? new Map(),
        tombstones: tombstones.get(hexOf.get(emailKey) as string) ?? new Map(),
      }
    },
  }
}

/** One decided change, with what the person had until now. New people have the ids behind the account's last. */
export type PersonDecision = Extract<ChangeDecision, { outcome: 'decided' }> & {
  isNew: boolean
  before: ReadonlyMap<number, Subscription>
  tombstones: ReadonlyMap<number, Guard>
}

export interface ChangesHow {
  source: string
  /** Kept beside every step in the consent ledger. */
  facts: Record<string, string>
  /** For opt-in mails where a channel has no mailing of its own. */
  optinMailingId: number | null
}

/** What `saveChange` writes for one person, for many in as many statements: everything or nothing, in this transaction. */
export async function saveChanges(
  act: SubscriberAct,
  head: AccountHead,
  changes: readonly PersonDecision[],
  how: ChangesHow,
): Promise<void> {
  if (changes.length === 0) return
  const { tx } = act
  const asked = await takeOptinMails(act, changes)
  insertSubscribers(
    tx,
    changes.filter(({ isNew }) => isNew).map(({ subscriber }) => subscriber),
  )
  saveSubscribers(
    tx,
    changes.filter(({ isNew }) => !isNew).map(({ subscriber }) => subscriber),
  )
  await tx.send()
  saveSubscriptions(
    tx,
    changes.flatMap((change) =>
      change.subscriptions.map((subscription) => ({
        subscriberId: change.subscriber.id,
        subscription:
          asked.has(change) && change.optinFor.includes(subscription.channelId)
            ? { ...subscription, receivedOptinAt: actTime(act) }
            : subscription,
      })),
    ),
  )
  for (const change of changes) takeOver(act, change)
  for (const change of asked) queueMail(act, head, change, how)
  saveAccountHead(tx, {
    lastSubscriberId: head.lastSubscriberId + changes.filter(({ isNew }) => isNew).length,
    ...appendSteps(act, head, changes, how),
    ...appendHappenings(act, head, changes),
  })
}

/** Those who may get an opt-in mail; beyond the cap of their address they wait without one. */
async function takeOptinMails(
  act: SubscriberAct,
  changes: readonly PersonDecision[],
): Promise<ReadonlySet<PersonDecision>> {
  const wishing = changes.filter(({ optinFor }) => optinFor.length > 0)
  const waits = await takeMails(
    act,
    'optin',
    wishing.map(({ subscriber }) => subscriber.emailKey),
  )
  return new Set(wishing.filter((_change, i) => waits[i] === null))
}

function takeOver(act: SubscriberAct, { tombstones, subscriptions, subscriber }: PersonDecision): void {
  if (tombstones.size === 0) return
  const taken = [0, ...subscriptions.map(({ channelId }) => channelId)].filter((id) => tombstones.has(id))
  if (taken.length > 0) takeTombstones(act.tx, addressHmac(act, subscriber.emailKey), taken)
}

function queueMail(
  act: SubscriberAct,
  head: AccountHead,
  { subscriber, optinFor }: PersonDecision,
  { optinMailingId }: ChangesHow,
): void {
  queueOptinMessage(act, {
    mailingId: chooseOptinMailing(act.account, {
      channelIds: optinFor,
      ofCaller: optinMailingId,
      languageIso: subscriber.languageIso,
    }),
    subscriberId: subscriber.id,
    channelIds: optinFor,
    deferredData: null,
    groupId: null,
    addressHmac: addressHmac(act, subscriber.emailKey),
    consentSeq: head.consentSeq,
    createdAt: actTime(act),
  })
}

function appendSteps(
  act: SubscriberAct,
  head: AccountHead,
  changes: readonly PersonDecision[],
  { source, facts }: ChangesHow,
): ConsentEnd {
  const entryOf = consentEntriesOf(act, source, facts)
  const entries = changes.flatMap(({ subscriber, transitions }) =>
    transitions.map((step) => entryOf(subscriber.id, step)),
  )
  return recordConsent(act, head, entries)
}

function appendHappenings(act: SubscriberAct, head: AccountHead, changes: readonly PersonDecision[]) {
  const happenings = { isConsent: false, defaultChannelId: act.account.defaultChannel.id, now: actTime(act) }
  return appendEvents(
    act.tx,
    head,
    changes.flatMap((change) => subscriberEvents({ ...change, ...happenings })),
    actorName(act.actor),
  )
}
