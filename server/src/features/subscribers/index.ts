export { closesAddress, type Guard, type State, stateOf, states } from './status.rules.ts'
export { subscriberIncludes } from './subscriber.record.ts'
export { subscriberRefusals } from './subscriber.refusals.ts'
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
export { subscriberSchema, subscriberWords } from './subscriber.schema.ts'
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
export { includeQuery, subscriberReply, subscriberScope, writtenRecord } from './subscriber-reply.ts'
