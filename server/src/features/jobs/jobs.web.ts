import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { cancelJob, retryJob } from './change-job.ts'
import { jobRefusals } from './job.refusals.ts'
import { findJob } from './job.store.ts'

const common = { tag: 'Jobs', scopes: [] } as const

export const getJobRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/jobs/{id}',
  summary: 'One job: how far it has come',
  responses: { 200: z.unknown() },
  errors: [jobRefusals.job_not_found],
  handle: async ({ look, ids }) => {
    const job = await findJob(look.reader, ids.id as number)
    if (!job) throw jobRefusals.job_not_found()
    return { status: 200, body: { data: job } }
  },
})

export const cancelJobRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/jobs/{id}/cancel',
  summary: 'End a job after the block it is at',
  responses: { 204: null },
  errors: [jobRefusals.job_not_found, jobRefusals.job_is_over],
  handle: async ({ act, ids }) => {
    await cancelJob(act, ids.id as number)
    return { status: 204 }
  },
})

export const retryJobRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/jobs/{id}/retry',
  summary: 'Go on with a job that failed or was canceled',
  responses: { 204: null },
  errors: [jobRefusals.job_not_found, jobRefusals.job_not_over],
  handle: async ({ act, ids }) => {
    await retryJob(act, ids.id as number)
    return { status: 204 }
  },
})
