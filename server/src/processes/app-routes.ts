import { exportAuditRoute, listAuditRoute, verifyAuditRoute } from '../features/account-settings/audit.web.ts'
import {
  addDomainRoute,
  checkDomainRoute,
  listDomainsRoute,
  rotateKeysRoute,
} from '../features/account-settings/domains.web.ts'
import { peopleOfGrowthRoute } from '../features/account-statistics/people-of-growth.web.ts'
import { readersFileRoute, readReadersRoute } from '../features/account-statistics/readers.web.ts'
import { readStatisticsBelowRoute, readStatisticsRoute } from '../features/account-statistics/statistics.web.ts'
import { statisticsBelowFileRoute, statisticsFileRoute } from '../features/account-statistics/statistics-file.web.ts'
import { changeKeyRoute, createKeyRoute, deleteKeyRoute, listKeysRoute } from '../features/api-keys/api-keys.web.ts'
import {
  beginCompanySignInRoute,
  completeCompanySignInRoute,
  showOwnFactorRoute,
} from '../features/company-sign-in/company-sign-in.web.ts'
import { browseEventsRoute } from '../features/events/browse-events.web.ts'
import {
  changeFormRoute,
  createFormRoute,
  deleteFormRoute,
  getFormRoute,
  listFormsRoute,
} from '../features/forms/forms.web.ts'
import { cancelJobRoute, getJobRoute, listJobsRoute, retryJobRoute } from '../features/jobs/jobs.web.ts'
import { liveRoute } from '../features/jobs/live.web.ts'
import {
  changeArchiveRoute,
  getArchiveRoute,
  keepNewsletterOutRoute,
  listArchivedRoute,
} from '../features/newsletter-archives/archive.web.ts'
import { checkHostRoute, giveHostRoute, takeHostRoute } from '../features/newsletter-archives/host.web.ts'
import { overviewRoute } from '../features/overview/overview.web.ts'
import { sendingRoute } from '../features/overview/sending.web.ts'
import { findThingsRoute } from '../features/palette/palette.web.ts'
import { peopleBehindRoute } from '../features/reports/people-behind.web.ts'
import { readReportRoute } from '../features/reports/report.web.ts'
import { reportFileRoute } from '../features/reports/report-file.web.ts'
import {
  openAccountRoute,
  readEntryRoute,
  readSignupRoute,
  requestSignupRoute,
} from '../features/signups/signups.web.ts'
import { endSupportRoute, grantSupportRoute, listSupportRoute } from '../features/support-sessions/support.web.ts'
import { confirmTestAddressRoute, readTestAddressRoute } from '../features/test-addresses/confirm-test-address.web.ts'
import {
  addTestAddressRoute,
  listTestAddressesRoute,
  removeTestAddressRoute,
} from '../features/test-addresses/test-addresses.web.ts'
import { acceptInvitationRoute, readInvitationRoute } from '../features/users/accept-invitation.web.ts'
import { inviteMemberRoute, listInvitationsRoute, withdrawInvitationRoute } from '../features/users/invitations.web.ts'
import {
  changeMemberRoute,
  listMembersRoute,
  removeMemberRoute,
  resetFactorRoute,
} from '../features/users/members.web.ts'
import { changePasswordRoute } from '../features/users/own-access.web.ts'
import {
  confirmEmailRoute,
  getEmailRoute,
  readUndoRoute,
  undoEmailRoute,
  wantEmailRoute,
} from '../features/users/own-email.web.ts'
import {
  beginTotpRoute,
  getFactorsRoute,
  renewRecoveryCodesRoute,
  turnOffTotpRoute,
  turnOnTotpRoute,
} from '../features/users/own-factors.web.ts'
import {
  addPasskeyRoute,
  invitePasskeyRoute,
  removePasskeyRoute,
  renamePasskeyRoute,
} from '../features/users/own-passkeys.web.ts'
import { askPasskeyRoute, passkeySignInRoute } from '../features/users/passkey-sign-in.web.ts'
import { choosePasswordRoute, readResetRoute, requestResetRoute } from '../features/users/password-resets.web.ts'
import {
  endSessionRoute,
  endSessionsRoute,
  getSessionRoute,
  listSessionsRoute,
  renewSessionRoute,
  signInWebRoute,
  signOutRoute,
} from '../features/users/session.web.ts'
import { countRedeliveryRoute, redeliverRoute, testWebhookRoute } from '../features/webhooks/webhook-calls.web.ts'
import {
  changeWebhookRoute,
  createWebhookRoute,
  deleteWebhookRoute,
  listAttemptsRoute,
  listWebhooksRoute,
  pauseWebhookRoute,
  resumeWebhookRoute,
  rotateSecretRoute,
} from '../features/webhooks/webhooks.web.ts'
import type { Route } from '../platform/http/route.ts'
import { contentRoutes } from './app-content-routes.ts'
import { customerRoutes } from './app-customer-routes.ts'
import { mailingRoutes } from './app-mailing-routes.ts'
import { peopleRoutes } from './app-people-routes.ts'
import { settingsRoutes } from './app-settings-routes.ts'

/** Every endpoint of the web application's own interface. */
export const appRoutes: readonly Route[] = [
  signInWebRoute,
  askPasskeyRoute,
  passkeySignInRoute,
  beginCompanySignInRoute,
  completeCompanySignInRoute,
  showOwnFactorRoute,
  getSessionRoute,
  renewSessionRoute,
  signOutRoute,
  listSessionsRoute,
  endSessionsRoute,
  endSessionRoute,
  readEntryRoute,
  requestSignupRoute,
  readSignupRoute,
  openAccountRoute,
  requestResetRoute,
  readResetRoute,
  choosePasswordRoute,
  changePasswordRoute,
  getEmailRoute,
  wantEmailRoute,
  confirmEmailRoute,
  readUndoRoute,
  undoEmailRoute,
  getFactorsRoute,
  beginTotpRoute,
  turnOnTotpRoute,
  turnOffTotpRoute,
  renewRecoveryCodesRoute,
  invitePasskeyRoute,
  addPasskeyRoute,
  renamePasskeyRoute,
  removePasskeyRoute,
  readInvitationRoute,
  acceptInvitationRoute,
  readTestAddressRoute,
  confirmTestAddressRoute,
  overviewRoute,
  sendingRoute,
  findThingsRoute,
  readReportRoute,
  readStatisticsRoute,
  readStatisticsBelowRoute,
  readReadersRoute,
  peopleOfGrowthRoute,
  readersFileRoute,
  statisticsFileRoute,
  statisticsBelowFileRoute,
  peopleBehindRoute,
  reportFileRoute,
  listFormsRoute,
  getFormRoute,
  createFormRoute,
  changeFormRoute,
  deleteFormRoute,
  getArchiveRoute,
  changeArchiveRoute,
  listArchivedRoute,
  giveHostRoute,
  takeHostRoute,
  checkHostRoute,
  keepNewsletterOutRoute,
  liveRoute,
  listJobsRoute,
  getJobRoute,
  cancelJobRoute,
  retryJobRoute,
  ...mailingRoutes,
  ...peopleRoutes,
  ...contentRoutes,
  listMembersRoute,
  changeMemberRoute,
  removeMemberRoute,
  resetFactorRoute,
  listSupportRoute,
  grantSupportRoute,
  endSupportRoute,
  ...settingsRoutes,
  browseEventsRoute,
  listAuditRoute,
  exportAuditRoute,
  verifyAuditRoute,
  listKeysRoute,
  createKeyRoute,
  changeKeyRoute,
  deleteKeyRoute,
  listWebhooksRoute,
  createWebhookRoute,
  changeWebhookRoute,
  deleteWebhookRoute,
  pauseWebhookRoute,
  resumeWebhookRoute,
  rotateSecretRoute,
  listAttemptsRoute,
  testWebhookRoute,
  countRedeliveryRoute,
  redeliverRoute,
  listDomainsRoute,
  addDomainRoute,
  checkDomainRoute,
  rotateKeysRoute,
  listInvitationsRoute,
  inviteMemberRoute,
  withdrawInvitationRoute,
  listTestAddressesRoute,
  addTestAddressRoute,
  removeTestAddressRoute,
  ...customerRoutes,
]
