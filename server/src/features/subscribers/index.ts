export { isBirthday, languagePattern, longest } from './base-data.rules.ts'
export { countReady, countSubscribers, readyValues, type SubscriberCounts } from './count-subscribers.ts'
export { getSubscriber } from './get-subscriber.ts'
export { countSelected, findPeople, listSubscribers } from './list-subscribers.ts'
export { type Narrowing, selectionOf } from './select-subscribers.ts'
export { selectedBlocks } from './selected-blocks.store.ts'
export {
  allStates,
  closesAddress,
  type Guard,
  guardOf,
  guardReasons,
  inheritedGuard,
  openedAgain,
  type State,
  stateOf,
  states,
} from './status.rules.ts'
export { subscriberFaults, subscriberRefusals } from './subscriber.refusals.ts'
export {
  type BaseData,
  editableOf,
  emptyBaseData,
  membersOfPersons,
  mergeData,
  moveSubscription,
  type NewSubscription,
  newSubscriber,
  newSubscription,
  pairOf,
  type Subscriber,
  type SubscriberData,
  type Subscription,
  subscriberKinds,
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
export { findPeopleByKeys, insertSubscribers, saveSubscribers } from './subscriber-sets.store.ts'
