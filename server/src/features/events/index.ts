export {
  type AccountEvent,
  type EventType,
  eventRecord,
  eventTypes,
  type NewEvent,
} from './event.rules.ts'
export {
  appendEvents,
  eraseEventData,
  findLastChangeOf,
  listEventsOf,
  readEvents,
  readEventsAfter,
} from './event-log.store.ts'
export { tellOfMessages } from './tell-of-messages.ts'
