import { readAdviceRoute } from '../features/mail-advice/advice.web.ts'
import {
  approveMailingRoute,
  askApprovalRoute,
  sendBackMailingRoute,
  takeBackApprovalRoute,
} from '../features/mailing-desk/approval.web.ts'
import {
  listFieldValuesRoute,
  resetMailingFieldRoute,
  setMailingFieldRoute,
} from '../features/mailing-desk/field-values.web.ts'
import { addLanguageRoute, removeLanguageRoute, restoreLanguageRoute } from '../features/mailing-desk/languages.web.ts'
import { changeMailingRoute, getMailingWebRoute, listAudienceRoute } from '../features/mailing-desk/mailing.web.ts'
import { listTrashedMailingsRoute, restoreMailingRoute } from '../features/mailing-desk/mailing-trash.web.ts'
import {
  createMailingRoute,
  deleteMailingRoute,
  duplicateMailingRoute,
  listDeskRoute,
  mailingChoicesRoute,
} from '../features/mailing-desk/mailings.web.ts'
import { planMailingRoute, withdrawMailingRoute } from '../features/mailing-desk/plan.web.ts'
import {
  cancelRunRoute,
  followRunRoute,
  listRunPeopleRoute,
  pauseRunRoute,
  resumeRunRoute,
  retryRunRoute,
  watchRunRoute,
} from '../features/mailing-desk/run.web.ts'
import {
  activateMailingRoute,
  applyMailingRoute,
  deactivateMailingRoute,
} from '../features/mailing-desk/standing.web.ts'
import { testMailingRoute } from '../features/mailing-desk/test-mail.web.ts'
import { listTriggersRoute } from '../features/mailing-desk/triggers.web.ts'
import { chooseWinnerRoute } from '../features/run-tests/winner.web.ts'
import type { Route } from '../platform/http/route.ts'

/** What users do with mailings. */
export const mailingRoutes: readonly Route[] = [
  listDeskRoute,
  listTriggersRoute,
  mailingChoicesRoute,
  createMailingRoute,
  getMailingWebRoute,
  changeMailingRoute,
  duplicateMailingRoute,
  deleteMailingRoute,
  listTrashedMailingsRoute,
  restoreMailingRoute,
  addLanguageRoute,
  removeLanguageRoute,
  restoreLanguageRoute,
  listAudienceRoute,
  readAdviceRoute,
  planMailingRoute,
  withdrawMailingRoute,
  askApprovalRoute,
  takeBackApprovalRoute,
  approveMailingRoute,
  sendBackMailingRoute,
  activateMailingRoute,
  deactivateMailingRoute,
  applyMailingRoute,
  testMailingRoute,
  listFieldValuesRoute,
  setMailingFieldRoute,
  resetMailingFieldRoute,
  followRunRoute,
  watchRunRoute,
  listRunPeopleRoute,
  pauseRunRoute,
  resumeRunRoute,
  cancelRunRoute,
  retryRunRoute,
  chooseWinnerRoute,
]
