export { activateMailing } from './activate-mailing.ts'
export { forgetEndedLinks, forgetMessageValues, forgetReplies } from './forget-values.store.ts'
export {
  confirmOptinRequest,
  countOptinMessages,
  findOptinRequest,
  forgetMessagesOf,
  type MessagePayload,
  type OptinRequest,
  queueSingleMessages,
  reserveMessageIds,
} from './message.store.ts'
export { optinToken, optinTokenHash } from './optin-token.rules.ts'
export { queueOptinMessage } from './queue-optin-message.ts'
export { sendTest } from './send-test.ts'
