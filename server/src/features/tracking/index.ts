export { EventLog } from './event-log.ts'
export { judgeEvents, rejudgeEvents } from './judge-events.ts'
export { keepTrackingMonths } from './keep-months.ts'
export { createTrackingTokens } from './tracking-token.rules.ts'
