export { type Holdings, returnHeldWork } from './abandoned-work.store.ts'
export { mostCrashes, peopleAtOnce, suspectedFrom, trialOf } from './block-crash.rules.ts'
export { nameSuspect, quarantineSuspect } from './block-crash.store.ts'
export {
  accountsPerLook,
  type ClaimedMessage,
  claimDue,
  claimSeconds,
  claimSuspect,
  endClaimed,
  findWaitingAccounts,
  type MessageName,
  returnToQueue,
  type WaitingAccount,
} from './claim.store.ts'
export { sendAgain, settleUnasked } from './doubt.store.ts'
export { excludeClaimed, excludeFresh, runState } from './exclusion.store.ts'
export { countFailed, requeueFailed } from './failed-message.store.ts'
export { contentAt, targetsNow } from './first-part.rules.ts'
export { chooseFirst, openHeld } from './first-part.store.ts'
export { forgetEndedLinks, forgetMessagesOf, forgetMessageValues, forgetReplies } from './forget.store.ts'
export { divideBlocks, openParts, peopleInPart } from './hour-part.store.ts'
export { forgetKeptGroups, keepGroups, keptGroups } from './kept-group.store.ts'
export { beginTerm, holdSender, isOfThePast, type LiveSender } from './live-sender.store.ts'
export { markClaimed, markFresh } from './mark.store.ts'
export {
  type LaneName,
  type MessageStateName,
  messageStateName,
  messageStates,
  refusedStates,
  statesWith,
} from './message-state.rules.ts'
export { accountsPerPage, findOldestWaiting } from './oldest-waiting.store.ts'
export {
  confirmOptinRequest,
  findOptinRequest,
  type OptinRequest,
} from './optin-request.store.ts'
export { matterLinkLifeMs, optinToken, optinTokenHash } from './optin-token.rules.ts'
export { insertSettled, type Outcome, recordAccepted, recordOutcomes, type Settlement } from './outcome.store.ts'
export { insertDelivered, type PastMessage } from './past-message.store.ts'
export { queueOptinMessage } from './queue-optin-message.ts'
export { insertReconciled, type RelayNews, recordRelayNews } from './relay-news.store.ts'
export {
  closeBlock,
  doubtOrphans,
  expireTargets,
  insertBlocks,
  type LeasedBlock,
  leaseBlock,
  type TargetBlock,
} from './run-block.store.ts'
export {
  isOfSingleMails,
  type RunClass,
  type RunPurpose,
  type RunState,
  runPurposes,
  type SingleMailClass,
  type SingleMailRun,
} from './run-state.rules.ts'
export type { SealedValues } from './sealed-values.rules.ts'
export { openValues, sealValues, withOpenValues } from './sealed-values.ts'
export { type MessagePayload, queueSingleMessages, reserveMessageIds } from './single-message.store.ts'
export { queueStandingMessage } from './standing-message.store.ts'
export type { StatisticKind } from './statistic-kind.rules.ts'
export { countMarked, letClaimedWait, letTargetsWait } from './wait-for-room.store.ts'
export { cancelWaitingMessages, parkMessages, wakeMessages } from './waiting-message.store.ts'
