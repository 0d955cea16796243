export { accountOfRun, type RunAccount, recountedRun, whyInRun } from './account-of-run.ts'
export { activateMailing, enforceMailing, startStandingRuns } from './activate-mailing.ts'
export { listReadyBlocks } from './audience.store.ts'
export { audienceParts } from './audience-part.rules.ts'
export type { AudienceCounts } from './audience-parts.store.ts'
export { foldBlockChanges } from './block-changes.store.ts'
export { cancelRun, holdRun, letSingleMailsGo, pauseAllRuns, pauseRun, resumeRun, stopAllMail } from './control-run.ts'
export { countAudience } from './count-audience.ts'
export { createMatterMailing } from './create-matter-mailing.ts'
export { endTest } from './end-test.ts'
export { evaluateAudience } from './evaluate-audience.ts'
export { FailedStarts } from './failed-starts.ts'
export { finishCompletedRuns } from './finish-runs.ts'
export { handOverRuns } from './hand-over-runs.ts'
export { openHours } from './open-hours.ts'
export { Pace } from './pace.ts'
export { type Face, findFaces } from './people.store.ts'
export { peopleOfRun } from './people-of-run.ts'
export { type PastRun, recordPastRun } from './record-past-run.ts'
export { listAudience, rehearseAudience } from './rehearse-audience.ts'
export { renewStandingMailings } from './renew-standing.ts'
export { reportEndlessMail } from './report-endless-mail.ts'
export { countRetryable, retryFailed } from './retry-run.ts'
export { runRefusals } from './run.refusals.ts'
export { findRunOfMailing, listRuns, type Run } from './run.store.ts'
export {
  type PausedRun,
  type QuarantinedRun,
  type RunsAtWork,
  readPausedRuns,
  readQuarantines,
  readRunsAtWork,
  readSuspectedBlocks,
  type SuspectedBlock,
} from './run-health.store.ts'
export { findHoursToCome, type HoursToCome } from './run-hour.store.ts'
export { partsOfRun, runParts } from './run-part.rules.ts'
export type { Figures } from './run-test.rules.ts'
export {
  beginWaiting,
  findDueTests,
  findTest,
  holdTest,
  listVariants,
  lockTest,
  type RunTest,
  type Variant,
} from './run-test.store.ts'
export { sendTest } from './send-test.ts'
export { startBirthdayRuns } from './start-birthdays.ts'
export { startDueRuns } from './start-runs.ts'
export { tenantOfRun } from './tenant-of-run.ts'
