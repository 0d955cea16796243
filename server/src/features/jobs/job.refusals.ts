import { refusals } from '../../platform/errors/refusal.ts'

export const jobRefusals = refusals({
  job_not_found: { status: 404, title: 'Job not found', detail: 'The account has no job with this id.' },
  job_is_over: { status: 409, title: 'Job is over', detail: 'The job has ended; it cannot be canceled.' },
  job_not_over: { status: 409, title: 'Job is not over', detail: 'The job waits or runs; it needs no retry.' },
})
