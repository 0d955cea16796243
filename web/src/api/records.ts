import type { components } from './app-api.d.ts'

type Records = components['schemas']

export type User = Records['User']
/** What a mailing that events send has beside the others. */
export type StandingMailing = Records['StandingMailing']
export type Session = Records['Session']
/** An account the user works in, with what they may do there. */
export type Account = Records['SessionAccount']
/** A mail as it would leave, and where a frame finds it. */
export type MailPreview = Records['MailPreview']
/** Which variables there are, and how many of an audience have them. */
export type VariableCoverage = Records['VariableCoverage']
/** The fewest people who show everything that can look differently. */
export type ShownCases = Records['ShownCases']
/** A newsletter in the parts that are written. */
export type WrittenNewsletter = Records['WrittenNewsletter']
export type WrittenArticle = Records['WrittenArticle']
export type WrittenTemplate = Records['WrittenTemplate']
/** What was saved of a newsletter, and what it said then. */
export type NewsletterVersion = Records['NewsletterVersion']
export type NewsletterThen = Records['NewsletterThen']
/** A picture that newsletters may show. */
export type Picture = Records['Picture']
/** One that was taken out of the library and can be put back. */
export type TrashedPicture = Records['TrashedPicture']
/** Others that were deleted and can be put back. */
export type TrashedGroup = Records['TrashedGroup']
export type TrashedArticle = Records['TrashedArticle']
export type TrashedMailing = Records['TrashedMailing']
/** Mailings, groups and articles that are called so. */
export type FoundThings = Records['FoundThings']
/** An account below, and how it has a channel. */
export type ChannelHolder = Records['ChannelHolder']
export type Invitation = Records['Invitation']
export type MailingFieldValue = Records['MailingFieldValue']
export type TestAddress = Records['TestAddress']
export type TestAddressView = Records['TestAddressView']
/** What whoever holds a link may know. */
export type InvitationView = Records['InvitationView']
export type Entry = Records['Entry']
/** Who has signed in by the company, and where they wanted to go. */
export type CompanyEntry = Records['CompanyEntry']
export type SignUpView = Records['SignUpView']
/** What one signs in with, and with what from now on. */
export type OwnEmail = Records['OwnEmail']
export type FormerEmail = Records['FormerEmail']
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
/** That operators may look at the people of the account. */
export type SupportSession = Records['SupportSession']
/** Somewhere the user is signed in. */
export type ListedSession = Records['ListedSession']
/** A page on which people sign up by themselves. */
export type Form = Records['Form']
export type FormChoices = Records['FormChoices']
/** The part of a run that goes first. */
export type RunTest = Records['RunTest']
/** What became of a mailing. */
export type Report = Records['Report']
export type AccountStatistics = Records['AccountStatistics']
export type PeopleOfGrowth = Records['PeopleOfGrowth']
export type AccountBelowStatistics = Records['AccountBelowStatistics']
export type Readers = Records['Readers']
export type PeopleBehind = Records['PeopleBehind']
export type Job = Records['Job']
export type SavedView = Records['SavedView']
export type FieldRequest = Records['FieldRequest']
export type AccountEnding = Records['AccountEnding']
export type AccountExport = Records['AccountExport']
export type Export = Records['Export']
export type ExportColumn = Records['ExportColumn']
export type BulkOutcome = Records['BulkOutcome']
export type Pagination = Records['Pagination']
export type SubscriberView = Records['SubscriberView']
/** The same with what the columns show that somebody chose. */
export type SubscriberRow = Records['SubscriberRow']
export type ListColumn = Records['ListColumn']
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
export type NewsletterArchive = Records['NewsletterArchive']
export type ArchiveHost = Records['ArchiveHost']
export type ArchivedNewsletter = Records['ArchivedNewsletter']
export type StandingInChannel = Records['StandingInChannel']
export type ActOffer = StandingInChannel['acts'][number]
export type Happening = Records['Happening']
export type SentMailing = Records['SentMailing']
export type Receipt = Records['Receipt']
export type ConsentDocument = Records['ConsentDocument']
export type KnownActor = Records['KnownActor']
export type Overview = Records['Overview']
export type OverviewComing = Records['OverviewComing']
export type Sending = Records['Sending']
export type OverviewNewsletter = Records['OverviewNewsletter']
export type MailingRow = Records['MailingRow']
export type TriggerInList = Records['TriggerInList']
export type MailingDetail = Records['MailingDetail']
export type ContentFault = Records['ContentFault']
export type Design = Records['Design']
export type MailBrand = Records['MailBrand']
export type MailingChoices = Records['MailingChoices']
export type MailingRun = Records['MailingRun']
/** What readers of a mailing would stumble over. */
export type MailingAdvice = Records['MailingAdvice']
export type PersonInAudience = Records['PersonInAudience']
export type PersonInRun = Records['PersonInRun']
export type AccountApiKey = Records['AccountApiKey']
export type SettingsChoices = Records['SettingsChoices']
/** A list of people that somebody brings along. */
export type Import = Records['Import']
export type ImportFormat = Records['ImportFormat']
export type ImportRules = Records['ImportRules']
export type AccountSettings = Records['AccountSettings']
export type AccountPages = Records['AccountPages']
export type UnreachablePage = Records['UnreachablePage']
export type Webhook = Records['Webhook']
export type WebhookAttempt = Records['WebhookAttempt']
export type SenderDomain = Records['SenderDomain']
/** Something that happened, as programs are told it. */
export type AccountEvent = Records['Event']
export type CapturedMail = Records['CapturedMail']
export type OpenedMail = Records['OpenedMail']
export type SandboxState = Records['SandboxState']
export type CustomerField = Records['CustomerFieldView']
/** An account below an L-account, in numbers. */
export type Subaccount = Records['Subaccount']
export type AuditEntry = Records['AuditEntry']
/** What an L-account has published, and what became of it below. */
export type Publication = Records['Publication']
export type PublishedCopy = Records['PublishedCopy']
export type PublishOutcome = Records['PublishOutcome']
export type WithdrawOutcome = Records['WithdrawOutcome']
/** An article that newsletters of the account can use. */
export type LibraryArticle = Records['LibraryArticle']
