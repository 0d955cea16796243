import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { State } from '../subscribers/status.rules.ts'
import { moveSubscription, newSubscription, type Subscription } from '../subscribers/subscriber.rules.ts'
import type { Random } from './random.rules.ts'

/** How often subscribers of a grown list are in which state, in per mille. */
const shares: readonly [State, number][] = [
  ['receiveReady', 800],
  ['optinPending', 80],
  ['unsubscribed', 70],
  ['hardBounce', 30],
  ['noOptin', 8],
  ['transaction', 5],
  ['manual', 3],
  ['complained', 3],
  ['blacklist', 1],
]

export function drawState(random: Random): State {
  let place = random.below(1000)
  for (const [state, share] of shares) {
    if (place < share) return state
    place -= share
  }
  return 'receiveReady'
}

export interface Step {
  from: State | null
  to: State
  at: Timestamp
}

/** How somebody came to a state: people who left were once ready to receive. */
export function historyOf(state: State, times: { joinedAt: Timestamp; changedAt: Timestamp }): Step[] {
  const left = ['unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist'].includes(state)
  if (!left) return [{ from: null, to: state, at: times.joinedAt }]
  return [
    { from: null, to: 'receiveReady', at: times.joinedAt },
    { from: 'receiveReady', to: state, at: times.changedAt },
  ]
}

/** The subscription after these steps, by the same rules as a written one. */
export function subscriptionAfter(channelId: number, steps: readonly Step[]): Subscription {
  let current: Subscription | ReturnType<typeof newSubscription> = newSubscription(channelId, 0)
  for (const { to, at } of steps) current = moveSubscription(current, to, at)
  const after = current as Subscription
  return after.state === 'optinPending' ? { ...after, receivedOptinAt: steps.at(-1)?.at ?? null } : after
}
