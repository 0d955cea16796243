export { applyMailing, importAndApply } from './apply-mailing.ts'
export { approvalStates } from './approval.rules.ts'
export { listUnanswered } from './approval.store.ts'
export {
  askApproval,
  isWaiting,
  type KnownApproval,
  readApproval,
  recordApproval,
  requireRequest,
  sendBackMailing,
  takeBackRequest,
} from './approve-mailing.ts'
export { changeMailing, type MailingChange, type Seen } from './change-mailing.ts'
export { composeNewsletter, withCurrentArticles } from './compose-newsletter.ts'
export type { Content } from './content.rules.ts'
export { adoptContent, findContent, findContentLinks } from './content.store.ts'
export { contentsOfSubjects } from './contents-of-subjects.ts'
export { createMailing, type NewMailing } from './create-mailing.ts'
export { type CurrentContent, currentContent } from './current-content.ts'
export { deleteMailing, listTrash, requireParting, restoreMailing } from './delete-mailing.ts'
export { deriveText } from './derive-text.ts'
export { listUnsettledArticles, replaceInDrafts } from './draft.store.ts'
export { duplicateMailing } from './duplicate-mailing.ts'
export {
  arrangeArticles,
  changeDraft,
  chooseTheme,
  readDraft,
  requireDraft,
  setDraft,
  shownDraft,
} from './edit-draft.ts'
export { editableOf, exampleOf } from './editable.rules.ts'
export { firstMailingNames } from './first-mailing.rules.ts'
export { contentOf, freezeContent, freezeLanguages, plannedContents } from './freeze-content.ts'
export { type ImportedContent, importContent } from './import-content.ts'
export { keepContent } from './keep-content.ts'
export { type KnownMailing, requireLanguage, requireMailing } from './known-mailing.ts'
export { contentFor, isFurtherLanguage } from './language-version.rules.ts'
export { type LanguageVersion, listActiveVersions, listLanguages, lockVersions } from './language-version.store.ts'
export { freezeDispatch, renewStanding } from './later-content.ts'
export { mailingFaults, mailingRefusals } from './mailing.refusals.ts'
export {
  chooseMatterMailing,
  type DispatchState,
  dispatchStateOf,
  dispatchStates,
  domainOf,
  type FailureReason,
  failureReasons,
  isOfMatter,
  type MailingType,
  type MailingVersion,
  type MatterType,
  mailingTypes,
  matterNames,
  matterTypes,
  singleMailsOf,
  systemLinks,
} from './mailing.rules.ts'
export {
  cancelPlan,
  failPlan,
  findActiveRival,
  holdGroups,
  insertMailingCopy,
  isVerifiedDomain,
  listMailings,
  setPlan,
} from './mailing.store.ts'
export { findHands } from './mailing-change.store.ts'
export { findMailing } from './mailing-list.store.ts'
export {
  type KnownMailingOptions,
  knownMailingCommand,
  type NewMailingOptions,
  newMailingCommand,
} from './mailing-options.ts'
export { forgetTrash } from './mailing-trash.store.ts'
export { findUses, findWrittenLanguages } from './mailing-use.store.ts'
export {
  clearWrittenValue,
  listMailingFields,
  resetMailingValue,
  setMailingValue,
  writeMailingValue,
} from './mailing-value.ts'
export { listMatterMailings } from './matter-mailing.store.ts'
export { type MailingUse, trashDays } from './parting.rules.ts'
export {
  activateStandingMailing,
  assertMayPlan,
  assertSends,
  deactivateMailing,
  enforceStandingMailing,
  findUnverifiedDomain,
  planMailing,
  unplanMailing,
} from './plan-mailing.ts'
export { type BeginWish, beginTime, latestTime, type PlanWish, planTime } from './plan-time.ts'
export type { PublishedMailing } from './published-mailing.rules.ts'
export { readPublishedMailing } from './published-mailing.ts'
export { getCounted, readWritten, type WrittenMailing } from './read-mailings.ts'
export { receiveMailing } from './receive-mailing.ts'
export { receiveTheme } from './receive-theme.ts'
export { findCopyOf, findReceivedMailing, listCopies, makeVersionOf } from './received-mailing.store.ts'
export { hoursOfRun } from './recipient-hour.rules.ts'
export { recipientHours } from './recipient-hours.ts'
export { requireMailingOf } from './require-mailing-of.ts'
export { adoptShippedTheme, deleteTheme, saveTheme } from './save-theme.ts'
export { asSenderName, isSenderName, senderNameFault } from './sender-name.rules.ts'
export { recordSent, takeBirthday } from './sent-mailing.store.ts'
export {
  leastPercent,
  mostInTrial,
  partsOf,
  type SubjectTest,
  type Trial,
  testLimits,
  trialLimits,
  triesIn,
  winsBy,
} from './subject-test.rules.ts'
export { takeNewest, takeWaiting } from './take-version.ts'
export { findLayoutTheme, isThemeGone, listThemes, type Theme } from './theme.store.ts'
export { usualSender } from './usual-sender.ts'
export { whyUnsendable } from './why-unsendable.ts'
export { keepReceivedMailings, withdrawCopy } from './withdraw-copy.ts'
export { addLanguage, removeLanguage, restoreLanguage } from './write-languages.ts'
export { hasUnapplied } from './written-content.ts'
