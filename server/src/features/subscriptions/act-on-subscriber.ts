import type { Refusal } from '../../platform/errors/refusal.ts'
import { actTime, missingRight } from '../accounts/index.ts'
import {
  closesAddress,
  type Guard,
  guardOf,
  inheritedGuard,
  moveSubscription,
  type NewSubscription,
  newSubscription,
  pairOf,
  type State,
  type Subscriber,
  type Subscription,
  subscriberRefusals,
} from '../subscribers/index.ts'
import { addressHmac, findTombstones } from '../suppression/index.ts'
import { type Loaded, loadForWrite, type SubscriberAct } from './load-for-write.ts'
import { endSubscription } from './person-events.rules.ts'
import { saveChange } from './save-change.ts'
import { sealUndo } from './undo-act.ts'
import {
  factsOf,
  type Judgement,
  judgeAct,
  type Release,
  ruleOf,
  type Statement,
  type UserActName,
} from './user-act.rules.ts'

export interface UserActInput {
  subscriberId: number
  act: UserActName
  /** Null = every channel the person is in. Without the channel module there is one. */
  channelIds: readonly number[] | null
  /** Only in channels where the person stands so. */
  only?: State | null
  statement: Statement
  release: Release
}

export interface ActDone {
  outcome: 'done' | 'unchanged'
  /** What takes it back for half an hour; null = nothing does. */
  undo: string | null
}

type Move = { before: Subscription | NewSubscription; after: Subscription }

/** A user does something with one person, in the chosen channels or not at all. */
export async function actOnSubscriber(act: SubscriberAct, input: UserActInput): Promise<ActDone> {
  const loaded = await loadForWrite(act, { id: input.subscriberId }, undefined)
  const { found, head, subscriptions } = loaded
  if (!found) throw subscriberRefusals.subscriber_not_found()
  const { only = null } = input
  const concerned = channelsOf(act, loaded, input).filter((id) => !only || subscriptions.get(id)?.state === only)
  if (only && concerned.length === 0) return { outcome: 'unchanged', undo: null }
  // A channel entered only now may still have the tombstone of an earlier record of this address.
  if (concerned.some((id) => !subscriptions.has(id)))
    loaded.tombstones = await findTombstones(act.tx, addressHmac(act, found.emailKey))
  const moves = planMoves(act, loaded, { ...input, concerned })
  const addressGuard = addressGuardAfter(act, found, input)
  const isAsking = input.act === 'askByOptin'
  if (moves.length === 0 && addressGuard === found.addressGuard) return { outcome: 'unchanged', undo: null }
  const transitions = moves
    .filter(({ before, after }) => before.state !== after.state)
    .map(({ before, after }) => ({ channelId: after.channelId, from: before.state, to: after.state }))
  await saveChange(act, {
    ...{ head, isNew: false, before: subscriptions, tombstones: loaded.tombstones, differs: true, changedMembers: [] },
    ...{ transitions, subscriptions: moves.map(({ after }) => after), refusesThrottled: true },
    subscriber: { ...found, addressGuard, updatedAt: actTime(act) },
    ...{ optinFor: isAsking ? concerned : [], optinMailingId: anyOptinMailing(act) },
    ...{ source: ruleOf(input.act).source, facts: factsOf(input.statement) },
  })
  const done = { subscriberId: found.id, moves, addressGuard, formerAddressGuard: found.addressGuard }
  return {
    outcome: 'done',
    undo: sealUndo(act, input.act, { ...done, lastConsentSeq: head.consentSeq + transitions.length }),
  }
}

/** The blacklist is for the whole address, and so is leaving an account without channels. */
function channelsOf(
  { account }: SubscriberAct,
  { subscriptions }: Loaded,
  { act, channelIds }: UserActInput,
): number[] {
  const own = [...subscriptions.keys()]
  if (!account.hasChannels)
    return isWide(account, act) ? [...new Set([...own, account.defaultChannel.id])] : [account.defaultChannel.id]
  return act === 'blacklist' || channelIds === null ? own : [...new Set(channelIds)]
}

function isWide({ hasChannels }: { hasChannels: boolean }, act: UserActName): boolean {
  return act === 'blacklist' || (act === 'unsubscribe' && !hasChannels)
}

function planMoves(
  act: SubscriberAct,
  { subscriptions, tombstones, found }: Loaded,
  { concerned, ...input }: UserActInput & { concerned: readonly number[] },
): Move[] {
  const { addressGuard } = found as Subscriber
  return concerned.flatMap((channelId) => {
    const before =
      subscriptions.get(channelId) ?? newSubscription(channelId, inheritedGuard(tombstones, channelId, addressGuard))
    const after = moved(act, input.act, before)
    // Of all that goes along with the address, only the channel that people see is judged.
    const isJudged = !isWide(act.account, input.act) || channelId === act.account.defaultChannel.id
    const judged = isJudged ? judgeAct(input.act, before, { ...input, addressGuard }) : 'move'
    if (judged === 'unchanged' || after === before) return []
    if (judged !== 'move') throw refusalOf(act, input, { judged, before })
    return [{ before, after }]
  })
}

function moved(act: SubscriberAct, name: UserActName, before: Subscription | NewSubscription): Subscription {
  const { to, releases } = ruleOf(name)
  const now = actTime(act)
  if (name === 'unsubscribe') return endSubscription(before, 'unsubscribe', { now, ip: null, newsletterId: null })
  if (name === 'blacklist' && before.state === 'blacklist') return before
  const after = moveSubscription(before, to, now)
  return releases ? { ...after, guard: 0 } : after
}

function addressGuardAfter({ account }: SubscriberAct, { addressGuard }: Subscriber, { act }: UserActInput): Guard {
  if (ruleOf(act).releases) return addressGuard & ~closesAddress
  if (act === 'blacklist') return addressGuard | guardOf('blacklist')
  return isWide(account, act) ? addressGuard | guardOf('unsubscribed') : addressGuard
}

function refusalOf(
  { account }: SubscriberAct,
  { act }: Pick<UserActInput, 'act'>,
  { judged, before }: { judged: Judgement; before: Subscription | NewSubscription },
): Refusal {
  if (judged === 'adminNeeded') return subscriberRefusals.admin_required(missingRight('reactivateRefused'))
  if (judged === 'consentNeeded') return subscriberRefusals.legal_basis_invalid()
  if (judged === 'personMustAsk') return subscriberRefusals.person_must_ask()
  const channelId = account.hasChannels ? before.channelId : null
  return subscriberRefusals.act_not_possible({ act, channelId, from: pairOf(before.state) })
}

/**
 * Users have no opt-in mailing of their own: where channel and account have none either, the first one asks. What an L-account
 * hands down speaks of its own channel alone.
 */
export function anyOptinMailing({ account }: Pick<SubscriberAct, 'account'>): number | null {
  const { activeOptinMailings, channels, defaultOptinMailingId } = account
  const handedDown = new Set(channels.map(({ fallbackOptinMailingId }) => fallbackOptinMailingId))
  const active = activeOptinMailings.filter(({ id, versionOf }) => !handedDown.has(versionOf ?? id))
  const chosen =
    active.find(({ id }) => id === defaultOptinMailingId) ?? active.find(({ versionOf }) => versionOf === null)
  return (chosen ?? active[0])?.id ?? null
}
