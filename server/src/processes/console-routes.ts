import {
  decideRoute,
  getAccountRoute,
  listAccountsRoute,
  listWaitingRoute,
  lockRoute,
  setLimitsRoute,
} from '../features/console/accounts.web.ts'
import { listActsRoute, listOperatorsRoute, verifyActsRoute } from '../features/console/acts.web.ts'
import { freezeRoute, lookNowRoute, unfreezeRoute } from '../features/console/now.web.ts'
import { lookAtPersonRoute, searchPeopleRoute } from '../features/console/people.web.ts'
import {
  agreeRoute,
  askRoute,
  completeRoute,
  listRequestsRoute,
  withdrawRoute,
} from '../features/operator-requests/requests.web.ts'
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
  lookNowRoute,
  freezeRoute,
  unfreezeRoute,
  listWaitingRoute,
  listAccountsRoute,
  getAccountRoute,
  decideRoute,
  setLimitsRoute,
  lockRoute,
  searchPeopleRoute,
  lookAtPersonRoute,
  listRequestsRoute,
  askRoute,
  agreeRoute,
  completeRoute,
  withdrawRoute,
  listActsRoute,
  verifyActsRoute,
  listOperatorsRoute,
]
