/** About single mails, so there may be millions: told only where a webhook names them. */
export const messageEventTypes = [
  'message.sent',
  'message.delivered',
  'message.bounced',
  'message.complained',
  'message.opened',
  'message.clicked',
] as const
export type MessageEventType = (typeof messageEventTypes)[number]

export function isMessageEvent(type: string): type is MessageEventType {
  return messageEventTypes.includes(type as MessageEventType)
}
