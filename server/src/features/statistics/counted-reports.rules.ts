import { literalList } from '../../platform/db/literals.rules.ts'
import { type BounceClass, bounceClasses } from '../bounces/bounce-class.rules.ts'
import { distrusts } from '../bounces/report-trust.rules.ts'
import type { StatisticKind } from '../messages/statistic-kind.rules.ts'

/** A report that was not believed counts nowhere. One about somebody who is gone is as true as before. */
export const disbelieved = distrusts.filter((reason) => reason !== 'subscriberGone')

/** Null = nothing has failed. */
const countedAs: Record<BounceClass, StatisticKind | null> = {
  hard: 'hardBounce',
  hardAfterTwo: 'softBounce',
  soft: 'softBounce',
  full: 'softBounce',
  expired: 'softBounce',
  content: 'softBounce',
  protocol: 'softBounce',
  block: 'softBounce',
  senderFault: 'softBounce',
  throttle: 'softBounce',
  info: null,
}

/** For `class in …`. */
export const hardClasses = literalList(bounceClasses.filter((name) => countedAs[name] === 'hardBounce'))
export const uncountedClasses = literalList(bounceClasses.filter((name) => countedAs[name] === null))
