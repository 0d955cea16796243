import type { Test } from './run-tests.ts'
import { accessTests } from './screens/access.ts'
import { accountEndingTests } from './screens/account-ending.ts'
import { accountTests } from './screens/accounts.ts'
import { apiKeyTests } from './screens/api-keys.ts'
import { approvalTests } from './screens/approval.ts'
import { archiveTests } from './screens/archive.ts'
import { bulkActTests } from './screens/bulk-acts.ts'
import { channelTests } from './screens/channels.ts'
import { companySignInTests } from './screens/company-sign-in.ts'
import { conditionTests } from './screens/conditions.ts'
import { consoleTests } from './screens/console.ts'
import { designTests } from './screens/designs.ts'
import { domainTests } from './screens/domains.ts'
import { editorTests } from './screens/editor.ts'
import { editorLineTests } from './screens/editor-lines.ts'
import { editorWordTests } from './screens/editor-words.ts'
import { everyConsoleRouteTests, everyRouteTests } from './screens/every-route.ts'
import { exportTests } from './screens/exports.ts'
import { fieldAndEventTests } from './screens/fields-and-events.ts'
import { firstNewsletterTests } from './screens/first-newsletter.ts'
import { focusTests } from './screens/focus.ts'
import { formTests } from './screens/forms.ts'
import { frameTests } from './screens/frame.ts'
import { groupTests } from './screens/groups.ts'
import { hostileTextTests } from './screens/hostile-texts.ts'
import { identityTests } from './screens/identity.ts'
import { importTests } from './screens/imports.ts'
import { jobTests } from './screens/jobs.ts'
import { languageTests } from './screens/languages.ts'
import { linkTests } from './screens/links.ts'
import { listFilterTests } from './screens/list-filters.ts'
import { mailingFieldTests } from './screens/mailing-fields.ts'
import { mailingTests } from './screens/mailings.ts'
import { mediaTests } from './screens/media.ts'
import { newAddressTests } from './screens/new-address.ts'
import { operatorRequestTests } from './screens/operator-requests.ts'
import { overviewTests } from './screens/overview.ts'
import { passkeyTests } from './screens/passkeys.ts'
import { personTests } from './screens/person.ts'
import { pictureTests } from './screens/pictures.ts'
import { publishingTests } from './screens/publishing.ts'
import { readerTests } from './screens/reader.ts'
import { recipientHourTests } from './screens/recipient-hour.ts'
import { reportTests } from './screens/reports.ts'
import { requiredFactorTests } from './screens/required-factor.ts'
import { sandboxTests } from './screens/sandbox.ts'
import { savedViewTests } from './screens/saved-views.ts'
import { settingsTests } from './screens/settings.ts'
import { signInTests } from './screens/sign-in.ts'
import { signUpTests } from './screens/sign-up.ts'
import { standingTests } from './screens/standing.ts'
import { statisticsTests } from './screens/statistics.ts'
import { subjectTestTests } from './screens/subject-test.ts'
import { subscriberTests } from './screens/subscribers.ts'
import { supportTests } from './screens/support.ts'
import { testAddressTests } from './screens/test-addresses.ts'
import { userTests } from './screens/users.ts'
import { webhookTests } from './screens/webhooks.ts'

/** Two lists of about the same length: each has a world of its own, and the worlds run side by side. */
export const lanes: readonly (readonly Test[])[] = [
  [
    ...signInTests,
    ...companySignInTests,
    ...signUpTests,
    ...frameTests,
    ...overviewTests,
    ...subscriberTests,
    ...listFilterTests,
    ...savedViewTests,
    ...bulkActTests,
    ...exportTests,
    ...accountEndingTests,
    ...groupTests,
    ...conditionTests,
    ...jobTests,
    ...importTests,
    ...userTests,
    ...apiKeyTests,
    ...channelTests,
    ...editorTests,
    ...editorWordTests,
    ...editorLineTests,
    ...designTests,
    ...mediaTests,
    ...mailingTests,
    ...subjectTestTests,
    ...languageTests,
    ...recipientHourTests,
    ...testAddressTests,
    ...newAddressTests,
    ...mailingFieldTests,
    ...approvalTests,
    ...standingTests,
    ...focusTests,
    ...pictureTests,
    ...everyRouteTests,
  ],
  [
    ...firstNewsletterTests,
    ...consoleTests,
    ...operatorRequestTests,
    ...supportTests,
    ...accountTests,
    ...publishingTests,
    ...domainTests,
    ...fieldAndEventTests,
    ...identityTests,
    ...webhookTests,
    ...settingsTests,
    ...linkTests,
    ...accessTests,
    ...passkeyTests,
    ...requiredFactorTests,
    ...personTests,
    ...reportTests,
    ...statisticsTests,
    ...formTests,
    ...readerTests,
    ...archiveTests,
    ...sandboxTests,
    ...hostileTextTests,
    ...everyConsoleRouteTests,
  ],
]
