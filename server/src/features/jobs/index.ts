export { type AnyJobKind, defineJob } from './define-job.ts'
export { enqueueJob } from './enqueue-job.ts'
export { findJob } from './job.store.ts'
export { type JobApp, type JobKinds, runJob } from './run-job.ts'
