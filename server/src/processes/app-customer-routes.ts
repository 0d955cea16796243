import {
  closeAccountRoute,
  fetchAccountExportRoute,
  getEndingRoute,
  linkToAccountExportRoute,
  reopenAccountRoute,
  startAccountExportRoute,
} from '../features/account-ending/ending.web.ts'
import {
  attachAccountRoute,
  declineAccountRoute,
  getRelationRoute,
  offerAccountRoute,
  openFurtherAccountRoute,
  withdrawOfferRoute,
} from '../features/customer-accounts/relation.web.ts'
import {
  detachSubaccountRoute,
  inviteFirstAdminRoute,
  listSubaccountsRoute,
  lockSubaccountRoute,
  openSubaccountRoute,
  renameSubaccountRoute,
  switchSubaccountChannelsRoute,
  unlockSubaccountRoute,
} from '../features/customer-accounts/subaccounts.web.ts'
import {
  listLibraryRoute,
  listPublicationsRoute,
  publishRoute,
  withdrawRoute,
} from '../features/publishing/publications.web.ts'
import { adaptArticleRoute, followAgainRoute, takeVersionRoute } from '../features/publishing/received.web.ts'
import {
  makeSandboxRoute,
  openCapturedRoute,
  readSandboxRoute,
  resetSandboxRoute,
  searchInboxRoute,
  turnClockRoute,
} from '../features/sandbox/sandbox.web.ts'
import type { Route } from '../platform/http/route.ts'

/** What is about several accounts of a customer. */
export const customerRoutes: readonly Route[] = [
  listSubaccountsRoute,
  openSubaccountRoute,
  renameSubaccountRoute,
  lockSubaccountRoute,
  unlockSubaccountRoute,
  detachSubaccountRoute,
  switchSubaccountChannelsRoute,
  inviteFirstAdminRoute,
  openFurtherAccountRoute,
  getRelationRoute,
  offerAccountRoute,
  withdrawOfferRoute,
  attachAccountRoute,
  declineAccountRoute,
  listPublicationsRoute,
  listLibraryRoute,
  publishRoute,
  withdrawRoute,
  adaptArticleRoute,
  followAgainRoute,
  takeVersionRoute,
  getEndingRoute,
  startAccountExportRoute,
  linkToAccountExportRoute,
  fetchAccountExportRoute,
  closeAccountRoute,
  reopenAccountRoute,
  readSandboxRoute,
  turnClockRoute,
  resetSandboxRoute,
  searchInboxRoute,
  openCapturedRoute,
  makeSandboxRoute,
]
