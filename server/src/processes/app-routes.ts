import { cancelJobRoute, getJobRoute, listJobsRoute, retryJobRoute } from '../features/jobs/jobs.web.ts'
import { liveRoute } from '../features/jobs/live.web.ts'
import { overviewRoute } from '../features/overview/overview.web.ts'
import { getSubscriberWebRoute, listSubscribersWebRoute } from '../features/subscribers/subscribers.web.ts'
import { eraseSubscriberWebRoute } from '../features/subscriptions/erase-subscriber.web.ts'
import { changeMemberRoute, listMembersRoute, removeMemberRoute } from '../features/users/members.web.ts'
import {
  endSessionRoute,
  endSessionsRoute,
  getSessionRoute,
  listSessionsRoute,
  signInWebRoute,
  signOutRoute,
} from '../features/users/session.web.ts'
import type { Route } from '../platform/http/route.ts'

/** Every endpoint of the web application's own interface. */
export const appRoutes: readonly Route[] = [
  signInWebRoute,
  getSessionRoute,
  signOutRoute,
  listSessionsRoute,
  endSessionsRoute,
  endSessionRoute,
  overviewRoute,
  liveRoute,
  listJobsRoute,
  getJobRoute,
  cancelJobRoute,
  retryJobRoute,
  listSubscribersWebRoute,
  getSubscriberWebRoute,
  eraseSubscriberWebRoute,
  listMembersRoute,
  changeMemberRoute,
  removeMemberRoute,
]
