import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { beginBrowserRun } from '../tools/conformance/browser-run.ts'
import { buildApplication } from './build-application.ts'
import { pictureFolder } from './picture.ts'
import { claimsOf, type Result, report, runAll, type Test } from './run-tests.ts'
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
import { domainTests } from './screens/domains.ts'
import { editorTests } from './screens/editor.ts'
import { editorWordTests } from './screens/editor-words.ts'
import { exportTests } from './screens/exports.ts'
import { fieldAndEventTests } from './screens/fields-and-events.ts'
import { firstNewsletterTests } from './screens/first-newsletter.ts'
import { formTests } from './screens/forms.ts'
import { frameTests } from './screens/frame.ts'
import { groupTests } from './screens/groups.ts'
import { hostileTextTests } from './screens/hostile-texts.ts'
import { identityTests } from './screens/identity.ts'
import { importTests } from './screens/imports.ts'
import { jobTests } from './screens/jobs.ts'
import { linkTests } from './screens/links.ts'
import { listFilterTests } from './screens/list-filters.ts'
import { mailingTests } from './screens/mailings.ts'
import { mediaTests } from './screens/media.ts'
import { operatorRequestTests } from './screens/operator-requests.ts'
import { overviewTests } from './screens/overview.ts'
import { passkeyTests } from './screens/passkeys.ts'
import { personTests } from './screens/person.ts'
import { pictureTests } from './screens/pictures.ts'
import { publishingTests } from './screens/publishing.ts'
import { readerTests } from './screens/reader.ts'
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
import { userTests } from './screens/users.ts'
import { webhookTests } from './screens/webhooks.ts'
import { withSecondTry, worthASecondTry } from './second-try.ts'
import { forgetPeople } from './visit.ts'
import { startWorld } from './world.ts'

/** `npm run e2e`: the screens in a real browser, against the real processes. Words after -- choose tests by their names, a|b by either. */
const wanted = process.argv.slice(2)
const leaveClaims = beginBrowserRun(resolve(import.meta.dirname, '../.results/e2e.json'), wanted)
mkdirSync(pictureFolder, { recursive: true })

const tests: Test[] = [
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
  ...mediaTests,
  ...mailingTests,
  ...subjectTestTests,
  ...approvalTests,
  ...standingTests,
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
  ...pictureTests,
]
const chosen = tests.filter(({ name }) =>
  wanted.every((word) => word.split('|').some((either) => name.includes(either))),
)

let results: Result[] = []
try {
  buildApplication()
  results = await inOwnWorld(chosen)
  const again = process.env.CI ? worthASecondTry(chosen, results) : []
  if (again.length > 0) results = withSecondTry(results, await inOwnWorld(again))
} catch (error) {
  results = [...results, { name: 'the world', error: error as Error, milliseconds: 0, claims: new Map() }]
}
leaveClaims(claimsOf(results))
process.exitCode = report(results) ? 0 : 1

async function inOwnWorld(some: readonly Test[]): Promise<Result[]> {
  const world = await startWorld()
  forgetPeople()
  try {
    return await runAll(world, some)
  } finally {
    await world.stop()
  }
}
