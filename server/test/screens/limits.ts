/** What a screen lets nobody type, and the member of which request is refused for it: `limit: 'METHOD /path #/pointer'`. */
export const limitsOfScreens: Record<string, Record<string, string | string[]>> = {
  'accounts/account-acts.tsx': {
    'longest=191': 'L PATCH /subaccounts/1 #/name',
    'shortest=2': 'L PATCH /subaccounts/1 #/name',
  },
  'accounts/new-account.page.tsx': { 'maxLength=191': 'POST /furtherAccounts #/name' },
  'accounts/new-subaccount.tsx': {
    'longest=191': 'L POST /subaccounts #/name',
    'shortest=2': 'L POST /subaccounts #/name',
  },
  'api-keys/key-form.tsx': { 'maxLength=191': 'POST /apiKeys #/name' },
  'bulk-acts/state-dialog.tsx': {
    'maxLength=500': 'POST /subscribers/acts #/reason',
    'minLength=3': 'POST /subscribers/acts #/reason',
  },
  'channels/archive-host.tsx': { 'maxLength=253': 'PUT /channels/1/archive/host #/host' },
  'channels/channel-pages.tsx': {
    'maxLength=500': 'PATCH /channels/1/pages #/postalAddress',
    'maxLength=2000': 'PATCH /channels/1/pages #/confirmationUrl',
  },
  'channels/name-fields.tsx': {
    'maxLength=191': 'POST /channels #/translations/de/name',
    'maxLength=500': 'POST /channels #/translations/de/description',
  },
  'channels/register-card.tsx': { 'maxLength=2000': 'PATCH /channels/1/pages #/registerUrl' },
  'designs/upload-dialog.tsx': { 'maxLength=191': ['POST /themes #/name', 'POST /articleTemplates #/name'] },
  'domains/domains.page.tsx': { 'maxLength=253': 'POST /senderDomains #/domain' },
  'fields/request-field.tsx': {
    'maxLength=100': 'POST /fieldRequests #/name',
    'maxLength=500': 'POST /fieldRequests #/purpose',
  },
  'forms/form-settings.tsx': { 'maxLength=191': 'PATCH /forms/1 #/name' },
  'forms/new-form.tsx': { 'maxLength=191': 'POST /forms #/name' },
  'groups/group-name-dialog.tsx': { 'longest=191': 'POST /groups #/name', 'shortest=2': 'PATCH /groups/1 #/name' },
  'imports/import-rules-form.tsx': {
    'maxLength=200': 'PUT /imports/1/rules #/origin',
    'maxLength=500': 'PUT /imports/1/rules #/reason',
    'maxLength=2000': 'PUT /imports/1/rules #/consentWording',
  },
  'mailings/content-dialog.tsx': { 'maxLength=500': 'PATCH /mailings/1 #/subject' },
  'mailings/live-acts.tsx': { 'maxLength=500': 'POST /mailings/1/run/resume #/reason' },
  'mailings/new-mailing.tsx': { 'longest=191': 'POST /mailings #/name' },
  'mailings/occasion-dialog.tsx': { 'maxLength=500': 'PATCH /mailings/1 #/purposeReason' },
  'mailings/plan-dialog.tsx': { 'maxLength=500': 'POST /mailings/1/approval/request #/note' },
  'mailings/rename-mailing.tsx': { 'longest=191': 'PATCH /mailings/1 #/name' },
  'mailings/sender-dialog.tsx': {
    'maxLength=191': 'PATCH /mailings/1 #/senderName',
    'maxLength=254': ['PATCH /mailings/1 #/senderEmail', 'PATCH /mailings/1 #/replyTo'],
  },
  'mailings/subject-dialog.tsx': {
    'maxLength=500': ['PATCH /mailings/1 #/subject', 'PATCH /mailings/1 #/subjectTest/otherSubjects/0'],
    'min=5': 'PATCH /mailings/1 #/subjectTest/percent',
    'max=50': 'PATCH /mailings/1 #/subjectTest/percent',
  },
  'mailings/trial-fields.tsx': {
    'min=5': 'POST /mailings/1/planning #/trial/minutes',
    'max=120': 'POST /mailings/1/planning #/trial/minutes',
  },
  'mailings/welcome-fields.tsx': {
    'min=0': 'PATCH /mailings/1 #/welcomeDays',
    'max=30': 'PATCH /mailings/1 #/welcomeDays',
  },
  'media/picture-detail.tsx': { 'maxLength=1000': 'PATCH /media/1 #/altText' },
  'session/accept-form.tsx': { 'maxLength=100': '- POST /invitations/acceptance #/name' },
  'session/add-passkey.tsx': { 'longest=60': 'own POST /own/passkeys #/name' },
  'session/passkey-row.tsx': { 'longest=60': 'own PATCH /own/passkeys/1 #/name' },
  'session/sign-up-form.tsx': {
    'maxLength=100': '- POST /sign-ups #/name',
    'maxLength=191': '- POST /sign-ups #/organisation',
    'maxLength=254': '- POST /sign-ups #/email',
  },
  'settings/account-settings.page.tsx': { 'maxLength=191': 'PATCH /settings #/name' },
  'settings/of-mails.tsx': {
    'maxLength=191': 'PATCH /settings #/defaultSenderName',
    'maxLength=254': 'PATCH /settings #/defaultSenderEmail',
  },
  'settings/of-sending.tsx': { 'min=0': 'PATCH /settings #/undoSeconds', 'max=600': 'PATCH /settings #/undoSeconds' },
  'settings/page-fields.tsx': {
    'maxLength=500': 'PATCH /settings/pages #/postalAddress',
    'maxLength=2000': 'PATCH /settings/pages #/confirmationUrl',
  },
  'subscribers/act-dialog.tsx': {
    'minLength=3': [
      'POST /subscribers/1/acts #/consent/way',
      'POST /subscribers/1/acts #/consent/wording',
      'POST /subscribers/1/acts #/way',
      'POST /subscribers/1/acts #/reason',
    ],
    'maxLength=500': ['POST /subscribers/1/acts #/way', 'POST /subscribers/1/acts #/reason'],
  },
  'subscribers/add-person.tsx': {
    'maxLength=100': ['POST /subscribers #/firstname', 'POST /subscribers #/lastname'],
    'minLength=3': 'POST /subscribers #/reason',
    'maxLength=500': 'POST /subscribers #/reason',
  },
  'subscribers/view-name-dialog.tsx': { 'longest=60': 'POST /views #/name' },
  'support/support-access.tsx': { 'maxLength=500': 'POST /supportSessions #/reason' },
  'test-addresses/test-addresses.page.tsx': { 'maxLength=254': 'POST /testAddresses #/email' },
  'webhooks/redeliver-dialog.tsx': { 'min=1': 'POST /webhooks/1/redelivery #/firstSequence' },
  'webhooks/webhook-form.tsx': { 'maxLength=191': 'POST /webhooks #/name', 'maxLength=2000': 'POST /webhooks #/url' },
}

/** What no single member says, because it depends on what is there or on all of it; the test beside it tries it. */
export const limitsElsewhere: Record<string, string> = {
  'groups/condition-counts.tsx': 'server/src/features/conditions/sound-part.rules.test.ts',
  'groups/condition-value.tsx': 'server/src/features/conditions/sound-part.rules.test.ts',
  'mailings/trial-fields.tsx min=100': 'server/src/features/run-tests/run-tests.test.ts',
  'settings/of-salutations.tsx': 'server/src/features/account-settings/settings.test.ts',
  'session/code-input.tsx': 'server/src/features/users/second-factor.test.ts',
}

const signUp = {
  ...{
    organisation: 'Lindhof',
    name: 'Ida Kestrel',
    email: 'ida@lindhof.example',
    password: 'a long walk by the river',
  },
  ...{ languageIso: 'en', timeZone: 'Europe/Berlin', accountType: 'S' },
}
const signIn = { email: 'ida@lindhof.example', password: 'a long walk by the river' }

interface OwnRule {
  path: string
  /** What the server takes. */
  good: object
  /** What the screen lets nobody send instead. */
  bad: object[]
}

/** What screens find by themselves, without having asked anybody. */
export const rulesOfScreens: Record<string, OwnRule> = {
  emailFault: { path: '/sign-ups', good: signUp, bad: [{ email: '' }, { email: 'ida' }, { email: 'ida@' }] },
  faultsOf: { path: '/session', good: signIn, bad: [{ email: '' }, { password: '' }] },
  passwordFault: {
    path: '/sign-ups',
    good: signUp,
    bad: [{ password: '' }, { password: 'elevenwords' }, { password: 'long '.repeat(26) }],
  },
  signUpFaults: { path: '/sign-ups', good: signUp, bad: [{ organisation: 'L' }, { name: ' ' }] },
}

/** Of these the server has to know more than what was typed. */
export const rulesElsewhere: Record<string, string> = {
  stretchFault: 'server/src/features/webhooks/webhooks.web.test.ts',
}
