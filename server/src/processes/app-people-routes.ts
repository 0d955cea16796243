import {
  countChosenRoute,
  eraseManyRoute,
  listOutcomesRoute,
  startBulkActRoute,
  undoBulkActRoute,
} from '../features/bulk-acts/bulk-acts.web.ts'
import {
  exportColumnsRoute,
  fetchExportRoute,
  getExportRoute,
  linkToExportRoute,
  startExportRoute,
} from '../features/exports/exports.web.ts'
import {
  conditionVocabularyRoute,
  explainConditionsRoute,
  newsletterLinksRoute,
  previewConditionsRoute,
} from '../features/groups/conditions.web.ts'
import { assignPeopleRoute, dismissPeopleRoute } from '../features/groups/group-members.web.ts'
import { listTrashedGroupsRoute, restoreGroupRoute } from '../features/groups/group-trash.web.ts'
import {
  changeGroupWebRoute,
  createGroupWebRoute,
  deleteGroupWebRoute,
  getGroupWebRoute,
  listGroupsWebRoute,
} from '../features/groups/groups.web.ts'
import {
  importOptionsRoute,
  importPreviewRoute,
  importReportRoute,
  importRowsRoute,
} from '../features/imports/import-report.web.ts'
import {
  cancelImportRoute,
  checkImportRoute,
  chooseFormatRoute,
  chooseRulesRoute,
  createImportRoute,
  getImportRoute,
  listImportsRoute,
  pauseImportRoute,
  resumeImportRoute,
  runImportRoute,
  uploadImportRoute,
} from '../features/imports/imports.web.ts'
import {
  changeViewRoute,
  createViewRoute,
  deleteViewRoute,
  listViewsRoute,
} from '../features/saved-views/saved-views.web.ts'
import { exportByAddressRoute, exportPersonRoute } from '../features/subscriber-story/export-person.web.ts'
import { explainReceiptRoute, listSentMailingsRoute } from '../features/subscriber-story/receipts.web.ts'
import { consentDocumentRoute, describeStandingRoute, tellStoryRoute } from '../features/subscriber-story/story.web.ts'
import {
  countSubscribersRoute,
  listColumnsRoute,
  searchSubscribersRoute,
} from '../features/subscribers/search-subscribers.web.ts'
import { getSubscriberWebRoute, listSubscribersWebRoute } from '../features/subscribers/subscribers.web.ts'
import { addSubscriberRoute, readmitSubscriberRoute } from '../features/subscriptions/add-subscriber.web.ts'
import { editSubscriberRoute } from '../features/subscriptions/edit-subscriber.web.ts'
import { eraseSubscriberWebRoute } from '../features/subscriptions/erase-subscriber.web.ts'
import { releaseRoute, undoActRoute, userActRoute } from '../features/subscriptions/user-acts.web.ts'
import type { Route } from '../platform/http/route.ts'

/** What the web application shows of people and does with them: lists, groups, imports, exports. */
export const peopleRoutes: readonly Route[] = [
  listSubscribersWebRoute,
  searchSubscribersRoute,
  listColumnsRoute,
  countSubscribersRoute,
  countChosenRoute,
  startBulkActRoute,
  eraseManyRoute,
  listOutcomesRoute,
  undoBulkActRoute,
  listViewsRoute,
  createViewRoute,
  changeViewRoute,
  deleteViewRoute,
  exportColumnsRoute,
  startExportRoute,
  getExportRoute,
  linkToExportRoute,
  fetchExportRoute,
  getSubscriberWebRoute,
  editSubscriberRoute,
  eraseSubscriberWebRoute,
  listGroupsWebRoute,
  getGroupWebRoute,
  createGroupWebRoute,
  changeGroupWebRoute,
  deleteGroupWebRoute,
  listTrashedGroupsRoute,
  restoreGroupRoute,
  conditionVocabularyRoute,
  newsletterLinksRoute,
  previewConditionsRoute,
  explainConditionsRoute,
  assignPeopleRoute,
  dismissPeopleRoute,
  importOptionsRoute,
  listImportsRoute,
  createImportRoute,
  getImportRoute,
  uploadImportRoute,
  importPreviewRoute,
  chooseFormatRoute,
  chooseRulesRoute,
  checkImportRoute,
  runImportRoute,
  pauseImportRoute,
  resumeImportRoute,
  cancelImportRoute,
  importRowsRoute,
  importReportRoute,
  addSubscriberRoute,
  readmitSubscriberRoute,
  userActRoute,
  releaseRoute,
  undoActRoute,
  describeStandingRoute,
  tellStoryRoute,
  consentDocumentRoute,
  exportPersonRoute,
  exportByAddressRoute,
  listSentMailingsRoute,
  explainReceiptRoute,
]
