export { type AccountEvent, type EventType, eventRecord, eventTypes } from './event.rules.ts'
export { eventSchema } from './event.schema.ts'
export { appendEvents, eraseEventData, readEvents, readEventsAfter } from './event-log.store.ts'
export { trimEvents } from './trim-events.ts'
