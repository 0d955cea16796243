import {
  beginEnrolmentRoute,
  completeEnrolmentRoute,
  getOperatorSessionRoute,
  signInOperatorRoute,
  signOutOperatorRoute,
} from '../features/operators/session.web.ts'
import type { Route } from '../platform/http/route.ts'

/** Everything the console can be asked. None of it is a route of the application. */
export const consoleRouteList: readonly Route[] = [
  signInOperatorRoute,
  getOperatorSessionRoute,
  signOutOperatorRoute,
  beginEnrolmentRoute,
  completeEnrolmentRoute,
]
