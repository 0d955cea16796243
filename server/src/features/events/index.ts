export {
  type AccountEvent,
  type EventType,
  eventRecord,
  eventTypes,
} from './event.rules.ts'
export { appendEvents, eraseEventData, readEvents, readEventsAfter } from './event-log.store.ts'
export { tellOfMessages } from './tell-of-messages.ts'
