import { cancelJobRoute, getJobRoute, retryJobRoute } from '../features/jobs/jobs.web.ts'
import { liveRoute } from '../features/jobs/live.web.ts'
import { eraseSubscriberWebRoute } from '../features/subscriptions/erase-subscriber.web.ts'
import type { Route } from '../platform/http/route.ts'

/** Every endpoint of the web application's own interface. */
export const appRoutes: readonly Route[] = [
  liveRoute,
  getJobRoute,
  cancelJobRoute,
  retryJobRoute,
  eraseSubscriberWebRoute,
]
