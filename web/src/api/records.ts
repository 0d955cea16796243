import type { components } from './app-api.d.ts'

type Records = components['schemas']

export type User = Records['User']
export type Session = Records['Session']
/** An account the user works in, with what they may do there. */
export type Account = Records['SessionAccount']
export type Invitation = Records['Invitation']
/** What whoever holds a link may know. */
export type InvitationView = Records['InvitationView']
export type Entry = Records['Entry']
/** Who has signed in by the company, and where they wanted to go. */
export type CompanyEntry = Records['CompanyEntry']
export type SignUpView = Records['SignUpView']
export type PasswordReset = Records['PasswordReset']
export type Member = Records['Member']
export type Role = Member['role']
/** What one shows besides the password. */
export type OwnFactors = Records['OwnFactors']
export type TotpSecret = Records['TotpSecret']
export type FactorTurnedOn = Records['FactorTurnedOn']
export type FactorMethod = 'totp' | 'passkey' | 'recoveryCode'
/** A key by which the user signs in. */
export type Passkey = Records['Passkey']
export type PasskeyAdded = Records['PasskeyAdded']
export type PasskeyInvitation = Records['PasskeyInvitation']
export type PasskeyChallenge = Records['PasskeyChallenge']
export type PasskeyAssertion = Records['PasskeyAssertion']
export type PasskeyAttestation = Records['PasskeyAttestation']
/** Somewhere the user is signed in. */
export type ListedSession = Records['ListedSession']
export type Job = Records['Job']
export type SavedView = Records['SavedView']
export type Export = Records['Export']
export type ExportColumn = Records['ExportColumn']
export type BulkOutcome = Records['BulkOutcome']
export type Pagination = Records['Pagination']
export type SubscriberView = Records['SubscriberView']
export type Subscriber = Records['Subscriber']
export type Group = Records['GroupView']
export type GroupDetail = Records['GroupDetail']
export type ConditionBox = Records['ConditionBox']
export type ConditionLine = Records['ConditionLine']
/** What conditions can be made of. */
export type Vocabulary = Records['ConditionVocabulary']
export type ConditionSource = Records['ConditionSource']
export type ConditionOperator = Records['ConditionOperator']
export type ConditionFault = Records['PlacedConditionFault']['fault']
/** Who matches conditions. */
export type Preview = Records['ConditionPreview']
export type Explanation = Records['ConditionExplanation']
export type PeopleAssigned = Records['PeopleAssigned']
/** A topic people subscribe to. */
export type Channel = Records['ChannelView']
export type StandingInChannel = Records['StandingInChannel']
export type ActOffer = StandingInChannel['acts'][number]
export type Happening = Records['Happening']
export type SentMailing = Records['SentMailing']
export type Receipt = Records['Receipt']
export type ConsentDocument = Records['ConsentDocument']
export type KnownActor = Records['KnownActor']
export type Overview = Records['Overview']
export type OverviewComing = Records['OverviewComing']
export type OverviewNewsletter = Records['OverviewNewsletter']
export type AccountApiKey = Records['AccountApiKey']
export type SettingsChoices = Records['SettingsChoices']
/** A list of people that somebody brings along. */
export type Import = Records['Import']
export type ImportFormat = Records['ImportFormat']
export type ImportRules = Records['ImportRules']
export type AccountSettings = Records['AccountSettings']
export type AccountPages = Records['AccountPages']
export type Webhook = Records['Webhook']
export type WebhookAttempt = Records['WebhookAttempt']
export type SenderDomain = Records['SenderDomain']
/** Something that happened, as programs are told it. */
export type AccountEvent = Records['Event']
export type CustomerField = Records['CustomerFieldView']
/** An account below an L-account, in numbers. */
export type Subaccount = Records['Subaccount']
export type AuditEntry = Records['AuditEntry']
