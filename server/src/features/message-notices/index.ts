export type { MessageEventType } from './message-event.rules.ts'
export { findMessageListeners, type MessageListeners, wants } from './message-listener.store.ts'
export {
  accountsWithNotices,
  alsoNotice,
  noticeDelivered,
  noticeMessage,
  noticeTaken,
  noticeTracked,
  type TakenNotice,
  type Taking,
  takeNotices,
} from './message-notice.store.ts'
