import type { Refusal } from '../../platform/errors/refusal.ts'
import type { Account, Permission } from '../accounts/index.ts'
import { pairOf, subscriberRefusals } from '../subscribers/index.ts'
import type { RefusedTransition } from './change-subscriber.rules.ts'

/** Never possible when no permission could allow one of the changes, else every permission needed. */
export function refuseChange({ hasChannels }: Account, refused: readonly RefusedTransition[]): Refusal {
  const never = refused.find(({ demand }) => demand === 'never')
  const first = never ?? (refused[0] as RefusedTransition)
  const transitions = {
    transition: transitionRecord(hasChannels, first),
    ...(hasChannels && refused.length > 1 && { transitions: refused.map((one) => transitionRecord(true, one)) }),
  }
  if (never) return subscriberRefusals.transition_not_allowed(transitions)
  const needed = new Set(refused.flatMap(({ demand }) => demand as readonly Permission[]))
  return subscriberRefusals.permission_required({ requiredPermissions: [...needed].sort(), ...transitions })
}

function transitionRecord(withChannel: boolean, { channelId, from, to }: RefusedTransition) {
  return { channelId: withChannel ? channelId : null, from: pairOf(from), to: pairOf(to) }
}
