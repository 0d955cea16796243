export { returnHeldWork } from './abandoned-work.store.ts'
export {
  type ClaimedMessage,
  claimDue,
  claimSeconds,
  endClaimed,
  returnToQueue,
} from './claim.store.ts'
export { sendAgain, settleUnasked } from './doubt.store.ts'
export { excludeClaimed, excludeFresh, runState } from './exclusion.store.ts'
export { forgetEndedLinks, forgetMessagesOf, forgetMessageValues, forgetReplies } from './forget.store.ts'
export { holdSender } from './live-sender.store.ts'
export { markClaimed, markFresh } from './mark.store.ts'
export {
  type LaneName,
  type MessageStateName,
  messageStateName,
  messageStates,
  refusedStates,
  statesWith,
} from './message-state.rules.ts'
export {
  confirmOptinRequest,
  countOptinMessages,
  findOptinRequest,
  type OptinRequest,
} from './optin-request.store.ts'
export { optinLinkLifeMs, optinToken, optinTokenHash } from './optin-token.rules.ts'
export { insertSettled, type Outcome, recordAccepted, recordOutcomes, type Settlement } from './outcome.store.ts'
export { queueOptinMessage } from './queue-optin-message.ts'
export { insertReconciled, type RelayNews, recordRelayNews } from './relay-news.store.ts'
export {
  expireTargets,
  finishBlock,
  insertBlocks,
  leaseBlock,
  reopenBlock,
  type TargetBlock,
} from './run-block.store.ts'
export { isOfSingleMails, type RunClass, type RunState, type SingleMailRun } from './run-state.rules.ts'
export { type MessagePayload, queueSingleMessages, reserveMessageIds } from './single-message.store.ts'
export { cancelWaitingMessages, wakeMessages } from './waiting-message.store.ts'
