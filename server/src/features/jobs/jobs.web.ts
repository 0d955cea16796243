import { webRoutes } from '../app-api/index.ts'
import { cancelJob, retryJob } from './change-job.ts'
import { jobRefusals } from './job.refusals.ts'
import { jobListSchema, jobSchema } from './job.schema.ts'
import { findJob, listLatestJobs } from './job.store.ts'

const tag = 'Jobs'
const mostListed = 50

export const listJobsRoute = webRoutes.readRoute({
  tag,
  action: 'followAccount',
  method: 'GET',
  path: '/accounts/{accountId}/jobs',
  summary: 'The jobs that run, and the latest that have ended',
  responses: { 200: jobListSchema },
  handle: async ({ look }) => ({ status: 200, body: { data: await listLatestJobs(look.reader, mostListed) } }),
})

export const getJobRoute = webRoutes.readRoute({
  tag,
  action: 'followAccount',
  method: 'GET',
  path: '/accounts/{accountId}/jobs/{id}',
  summary: 'One job: how far it has come',
  responses: { 200: jobSchema },
  errors: [jobRefusals.job_not_found],
  handle: async ({ look, ids }) => {
    const job = await findJob(look.reader, ids.id as number)
    if (!job) throw jobRefusals.job_not_found()
    return { status: 200, body: { data: job } }
  },
})

export const cancelJobRoute = webRoutes.writeRoute({
  tag,
  action: 'controlJobs',
  method: 'POST',
  path: '/accounts/{accountId}/jobs/{id}/cancel',
  summary: 'End a job after the block it is at',
  responses: { 204: null },
  errors: [jobRefusals.job_not_found, jobRefusals.job_is_over],
  handle: async ({ act, ids, caller }) => {
    await cancelJob(act, { id: ids.id as number, require: caller.require })
    return { status: 204 }
  },
})

export const retryJobRoute = webRoutes.writeRoute({
  tag,
  action: 'controlJobs',
  method: 'POST',
  path: '/accounts/{accountId}/jobs/{id}/retry',
  summary: 'Go on with a job that failed or was canceled',
  responses: { 204: null },
  errors: [jobRefusals.job_not_found, jobRefusals.job_not_over],
  handle: async ({ act, ids, caller }) => {
    await retryJob(act, { id: ids.id as number, require: caller.require })
    return { status: 204 }
  },
})
