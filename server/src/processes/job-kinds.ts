import { exportAccountJob } from '../features/account-exports/export-account.job.ts'
import { bulkJobs } from '../features/bulk-acts/bulk-acts.job.ts'
import { undoBulkActJob } from '../features/bulk-acts/undo-bulk-act.job.ts'
import { exportPeopleJob } from '../features/exports/export-people.job.ts'
import { checkImportJob, readImportJob, runImportJob } from '../features/imports/import-jobs.ts'
import type { AnyJobKind, JobKinds } from '../features/jobs/index.ts'
import { eraseSubscribersJob } from '../features/subscriptions/erase-subscribers.job.ts'

const kinds: readonly AnyJobKind[] = [
  eraseSubscribersJob,
  readImportJob,
  checkImportJob,
  runImportJob,
  ...bulkJobs,
  undoBulkActJob,
  exportPeopleJob,
  exportAccountJob,
]

/** Every kind of job a worker can do. */
export const jobKinds: JobKinds = new Map(kinds.map((kind) => [kind.kind, kind]))
