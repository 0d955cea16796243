export { accountOfRun, type RunAccount, whyInRun } from './account-of-run.ts'
export { activateMailing } from './activate-mailing.ts'
export { listReadyBlocks } from './audience.store.ts'
export { cancelRun, pauseAllRuns, pauseRun, resumeRun } from './control-run.ts'
export { countAudience } from './count-audience.ts'
export { createMatterMailing } from './create-matter-mailing.ts'
export { evaluateAudience } from './evaluate-audience.ts'
export { FailedStarts } from './failed-starts.ts'
export { finishCompletedRuns } from './finish-runs.ts'
export { handOverRuns } from './hand-over-runs.ts'
export { type PastRun, recordPastRun } from './record-past-run.ts'
export { reportEndlessMail } from './report-endless-mail.ts'
export { runRefusals } from './run.refusals.ts'
export { listRuns, type Run } from './run.store.ts'
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
export { sendTest } from './send-test.ts'
export { startBirthdayRuns } from './start-birthdays.ts'
export { startDueRuns } from './start-runs.ts'
export { tenantOfRun } from './tenant-of-run.ts'
