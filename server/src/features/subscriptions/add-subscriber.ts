import type { EmailAddress } from '../../platform/text/email-address.rules.ts'
import { actTime } from '../accounts/index.ts'
import {
  closesAddress,
  inheritedGuard,
  mergeData,
  moveSubscription,
  newSubscriber,
  newSubscription,
  type SubscriberData,
  subscriberRefusals,
} from '../subscribers/index.ts'
import { anyOptinMailing } from './act-on-subscriber.ts'
import { loadForWrite, type SubscriberAct } from './load-for-write.ts'
import { saveChange } from './save-change.ts'
import {
  type AddedState,
  factsOf,
  type Judgement,
  judgeAddition,
  type Release,
  type Statement,
} from './user-act.rules.ts'

export interface Addition {
  data: SubscriberData & { email: EmailAddress }
  to: AddedState
  /** Null = the default channel. */
  channelIds: readonly number[] | null
  statement: Statement
  release: Release
}

/** A user adds somebody: asked by mail unless they say on what basis mail may be sent. Tells the new id. */
export async function addSubscriber(act: SubscriberAct, addition: Addition): Promise<number> {
  const { data, to, statement } = addition
  const { head, found, tombstones } = await loadForWrite(act, { emailKey: data.email.emailKey }, data.email)
  if (found) throw subscriberRefusals.subscriber_exists({ subscriberId: found.id })
  const bare = newSubscriber(head.lastSubscriberId + 1, data.email, actTime(act))
  const { merged, changedMembers } = mergeData(bare, data)
  const channelIds = addition.channelIds ?? [act.account.defaultChannel.id]
  const subscriptions = [...new Set(channelIds)].map((channelId) => {
    const guard = inheritedGuard(tombstones, channelId)
    refuseUnless(judgeAddition(to, guard, addition))
    const entered = moveSubscription(newSubscription(channelId, guard), to, actTime(act))
    return to === 'receiveReady' ? { ...entered, guard: 0 } : entered
  })
  const left = inheritedGuard(tombstones, 0)
  await saveChange(act, {
    ...{ head, isNew: true, before: new Map(), tombstones, differs: true, changedMembers, subscriptions },
    subscriber: { ...merged, addressGuard: to === 'receiveReady' ? left & ~closesAddress : left },
    transitions: subscriptions.map(({ channelId, state }) => ({ channelId, from: null, to: state })),
    optinFor: to === 'optinPending' ? subscriptions.map(({ channelId }) => channelId) : [],
    ...{ optinMailingId: anyOptinMailing(act), refusesThrottled: true, source: 'userAdd', facts: factsOf(statement) },
  })
  return merged.id
}

function refuseUnless(judged: Judgement): void {
  if (judged === 'consentNeeded') throw subscriberRefusals.legal_basis_invalid()
  if (judged === 'personMustAsk') throw subscriberRefusals.person_must_ask()
  if (judged !== 'move') throw subscriberRefusals.address_closed()
}
