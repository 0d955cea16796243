import { z } from 'zod'
import { endingFaults, endingRefusals } from '../features/account-ending/ending.refusals.ts'
import { accountExportRefusals } from '../features/account-exports/account-export.refusals.ts'
import { accountFaults, accountRefusals } from '../features/accounts/account.refusals.ts'
import { keyRefusals } from '../features/api-keys/api-key.refusals.ts'
import { articleFaults, articleRefusals } from '../features/articles/article.refusals.ts'
import { bulkActRefusals } from '../features/bulk-acts/bulk-act.refusals.ts'
import { channelRefusals } from '../features/channels/channel.refusals.ts'
import { companyRefusals } from '../features/company-sign-in/company.refusals.ts'
import { conditionFaults, conditionRefusals } from '../features/conditions/condition.refusals.ts'
import { customerAccountRefusals } from '../features/customer-accounts/customer-account.refusals.ts'
import { fieldFaults, fieldRefusals } from '../features/customer-fields/customer-field.refusals.ts'
import { pastRefusals } from '../features/editor/version.refusals.ts'
import { eventRefusals } from '../features/events/event.refusals.ts'
import { exportFaults, exportRefusals } from '../features/exports/export.refusals.ts'
import { formRefusals } from '../features/forms/form.refusals.ts'
import { groupFaults, groupRefusals } from '../features/groups/group.refusals.ts'
import { importFaults, importRefusals } from '../features/imports/import.refusals.ts'
import { jobRefusals } from '../features/jobs/job.refusals.ts'
import { triggerMessageRefusals } from '../features/mail-life/trigger-message.refusals.ts'
import { deskRefusals } from '../features/mailing-desk/desk.refusals.ts'
import { mailingFaults, mailingRefusals } from '../features/mailings/mailing.refusals.ts'
import { mediaRefusals } from '../features/media/media.refusals.ts'
import { hostRefusals } from '../features/newsletter-archives/host.refusals.ts'
import { requestRefusals } from '../features/operator-requests/request.refusals.ts'
import { operatorRefusals } from '../features/operators/operator.refusals.ts'
import { pageRefusals } from '../features/pages/page.refusals.ts'
import { previewRefusals } from '../features/previews/preview.refusals.ts'
import { publishingRefusals } from '../features/publishing/publishing.refusals.ts'
import { testRefusals } from '../features/run-tests/test.refusals.ts'
import { runRefusals } from '../features/runs/run.refusals.ts'
import { sandboxRefusals } from '../features/sandbox/sandbox.refusals.ts'
import { savedViewRefusals } from '../features/saved-views/saved-view.refusals.ts'
import { domainRefusals } from '../features/sender-domains/sender-domain.refusals.ts'
import { signupRefusals } from '../features/signups/signup.refusals.ts'
import { subscriberFaults, subscriberRefusals } from '../features/subscribers/subscriber.refusals.ts'
import { supportRefusals } from '../features/support-sessions/support.refusals.ts'
import { testAddressRefusals } from '../features/test-addresses/test-address.refusals.ts'
import { triggerFaults, triggerRefusals } from '../features/triggers/trigger.refusals.ts'
import { userRefusals } from '../features/users/user.refusals.ts'
import { webhookRefusals } from '../features/webhooks/webhook.refusals.ts'
import { fieldErrorsSchema, plainFaults, type ValueFault, valueRefusals } from '../platform/errors/field-error.ts'
import { httpRefusals } from '../platform/errors/http.refusals.ts'
import type { RefusalCode } from '../platform/errors/refusal.ts'
import type { MembersByCode } from '../platform/http/openapi-problems.ts'
import { versionRefusals } from '../platform/versions/version.refusals.ts'

/** Every kind of refusal, whichever table it stands in. */
export const refusalKinds: readonly RefusalCode[] = [
  httpRefusals,
  valueRefusals,
  versionRefusals,
  accountRefusals,
  endingRefusals,
  accountExportRefusals,
  customerAccountRefusals,
  keyRefusals,
  subscriberRefusals,
  fieldRefusals,
  channelRefusals,
  companyRefusals,
  articleRefusals,
  bulkActRefusals,
  eventRefusals,
  exportRefusals,
  formRefusals,
  conditionRefusals,
  groupRefusals,
  importRefusals,
  hostRefusals,
  jobRefusals,
  mailingRefusals,
  deskRefusals,
  operatorRefusals,
  requestRefusals,
  pageRefusals,
  previewRefusals,
  pastRefusals,
  mediaRefusals,
  publishingRefusals,
  runRefusals,
  testRefusals,
  sandboxRefusals,
  savedViewRefusals,
  supportRefusals,
  signupRefusals,
  testAddressRefusals,
  domainRefusals,
  triggerRefusals,
  triggerMessageRefusals,
  userRefusals,
  webhookRefusals,
].flatMap((table): RefusalCode[] => Object.values(table))

/** Every code that a refusal may carry, once. */
export const refusalCodes: ReadonlyMap<string, RefusalCode> = new Map(refusalKinds.map((kind) => [kind.code, kind]))

const valueFaults = [
  plainFaults,
  accountFaults,
  endingFaults,
  subscriberFaults,
  fieldFaults,
  articleFaults,
  conditionFaults,
  exportFaults,
  groupFaults,
  importFaults,
  mailingFaults,
  triggerFaults,
].flatMap((table): ValueFault[] => Object.values(table))

/** Every code that a single value may be refused with, and its sentence. */
export const faultSentences: Readonly<Record<string, string>> = Object.fromEntries(
  valueFaults.map(({ code, sentence }) => [code, sentence]),
)

/** What a `validation_failed` answer of every interface shows. */
export const faultMembers: MembersByCode = {
  [valueRefusals.validation_failed.code]: { errors: fieldErrorsSchema(z.enum(Object.keys(faultSentences).sort())) },
}
