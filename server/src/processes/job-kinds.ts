import type { AnyJobKind, JobKinds } from '../features/jobs/index.ts'
import { eraseSubscribersJob } from '../features/subscriptions/erase-subscribers.job.ts'

const kinds: readonly AnyJobKind[] = [eraseSubscribersJob]

/** Every kind of job a worker can do. */
export const jobKinds: JobKinds = new Map(kinds.map((kind) => [kind.kind, kind]))
