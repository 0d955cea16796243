export { countSubscribers, type SubscriberCounts } from './count-subscribers.ts'
export {
  closesAddress,
  closesToOutsiders,
  type Guard,
  guardOf,
  inheritedGuard,
  openedAgain,
  type State,
  stateOf,
  states,
} from './status.rules.ts'
export { subscriberFaults, subscriberRefusals } from './subscriber.refusals.ts'
export {
  type BaseData,
  emptyBaseData,
  mergeData,
  moveSubscription,
  type NewSubscription,
  newSubscription,
  pairOf,
  type Subscriber,
  type SubscriberData,
  type Subscription,
} from './subscriber.rules.ts'
export {
  deleteSubscriber,
  findSubscriber,
  findSubscriptions,
  insertBareSubscribers,
  insertSubscriber,
  type SubscriberKey,
  saveSubscriber,
  saveTrackingConsent,
} from './subscriber.store.ts'
export { insertSubscribersInBulk, stagedSubscribers } from './subscriber-bulk.store.ts'
