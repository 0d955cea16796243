import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import type { RunClass, RunPurpose, RunState, SingleMailClass } from '../messages/run-state.rules.ts'
import type { FromAbove } from './fixed-parts.rules.ts'
import { inLanguageOf, type ReaderLanguages } from './language-version.rules.ts'
import type { FirstParts } from './subject-test.rules.ts'
import type { WelcomeTerms } from './welcome.rules.ts'

export type MailingType = Columns<'mailings'>['type']
export type MailingStatus = Columns<'mailings'>['status']

/** Standing ones are sent by events, as long as they are active, instead of once by a plan. */
const standing: Record<MailingType, boolean> = {
  ...{ standard: false, optin: true, optout: true, birthday: true, welcome: true, trigger: true },
}
export const mailingTypes = Object.keys(standing) as MailingType[]

/** Why a mailing that was due reached nobody. */
export const failureReasons = [
  'group_missing',
  'group_invalid',
  'channel_closed',
  'article_unavailable',
  'sender_unverified',
  'account_closed',
  'account_locked',
  'account_not_approved',
  'too_late',
  'no_recipients',
] as const
export type FailureReason = (typeof failureReasons)[number]

export const dispatchStates = [
  'draft',
  'planned',
  'sending',
  'paused',
  'sent',
  'failed',
  'canceled',
  'active',
  'inactive',
] as const
export type DispatchState = (typeof dispatchStates)[number]

/** What a mailing is whose run has begun; it is sent when that has been written down. */
const unsentAs: Record<RunState, DispatchState> = {
  sending: 'sending',
  paused: 'paused',
  canceled: 'canceled',
  finished: 'sending',
}

/** How far a mailing has come, finer than its status; a standing one is active or not. */
export function dispatchStateOf({
  status,
  isActive,
  failureReason,
  runState,
  isWithdrawn,
}: Pick<Mailing, 'status' | 'isActive' | 'failureReason' | 'runState' | 'isWithdrawn'>): DispatchState {
  if (isActive !== null) return isActive ? 'active' : 'inactive'
  if (status === 'sent') return 'sent'
  if (failureReason !== null) return 'failed'
  if (isWithdrawn || runState === 'canceled') return 'canceled'
  if (status === 'draft') return 'draft'
  if (runState === null) return 'planned'
  return unsentAs[runState]
}

/** The class of a type's single mails; null = it is sent to many at once. */
const singleMails: Record<MailingType, SingleMailClass | null> = {
  standard: null,
  optin: 'optin',
  optout: 'optout',
  birthday: null,
  welcome: 'welcome',
  trigger: 'trigger',
}

export function singleMailsOf(type: MailingType): SingleMailClass | null {
  return singleMails[type]
}

/** Names of the links that the service itself fills in, message by message. */
export const systemLinks = ['optinLink', 'undoLink', 'unsubscribeLink', 'preferencesLink', 'browserLink'] as const

/** Mails about joining or leaving, with the link they are for. Each says the same in several languages. */
export const matterLinks = { optin: 'optinLink', optout: 'undoLink' } as const satisfies Partial<
  Record<MailingType, (typeof systemLinks)[number]>
>
export type MatterType = keyof typeof matterLinks
export const matterTypes = Object.keys(matterLinks) as MatterType[]

export function isOfMatter(kind: MailingType | RunClass): kind is MatterType {
  return Object.hasOwn(matterLinks, kind)
}

/** What the service fills in beside the links in those mails: who writes, about what, since when and until when. */
export const matterNames = [
  'channels',
  'requestedAt',
  'expiresAt',
  'senderName',
  'legalNotice',
  'brandColour',
  'onBrandColour',
] as const
export type MatterName = (typeof matterNames)[number]

export interface Mailing extends FirstParts, FromAbove, WelcomeTerms {
  id: number
  /** The mailing it says in another language; null = it is none of a further language. */
  versionOf: number | null
  type: MailingType
  name: string
  status: MailingStatus
  /** Null on a mailing that is sent once, by its plan. */
  isActive: boolean | null
  senderName: string
  senderEmail: string
  replyTo: string | null
  languageIso: string
  channelId: number
  /** Empty = everyone in the channel. */
  groupIds: number[]
  /** Nobody in one of them gets it. */
  excludedGroupIds: number[]
  triggerTypeId: number | null
  /** General on all but trigger mailings. */
  purpose: RunPurpose
  plannedAt: Timestamp | null
  /** Nothing of it is put on the wire later. */
  notAfter: Timestamp | null
  sentAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
  failureReason: FailureReason | null
  /** Of a birthday mailing: from which hour of the account's day it goes out. */
  birthdayHour: number
  /** Why it is transactional; null = it is not. */
  purposeReason: string | null
  /** Of the run that its plan started; null before that. */
  runState: RunState | null
  /** Of a campaign copy: withdrawn before its dispatch began. */
  isWithdrawn: boolean
}

/** One of the mailings that say the same in several languages. */
export interface MailingVersion {
  id: number
  languageIso: string
  /** Null on the main one. */
  versionOf: number | null
}

/** Of these mailings the first that is active, in the language of the person; undefined = none is. */
export function chooseMatterMailing(
  active: readonly MailingVersion[],
  wanted: readonly (number | null | undefined)[],
  languages: ReaderLanguages,
): MailingVersion | undefined {
  const mailing = wanted.map((id) => active.find((known) => known.id === id)).find((found) => found !== undefined)
  return mailing && chooseVersion(active, mailing, languages)
}

/** The version in the language of the person or its base, else in that of the account, else the mailing asked for. */
export function chooseVersion(
  active: readonly MailingVersion[],
  mailing: MailingVersion,
  languages: ReaderLanguages,
): MailingVersion {
  const main = mailing.versionOf ?? mailing.id
  const versions = active.filter(({ id, versionOf }) => id === main || versionOf === main)
  return inLanguageOf(versions, languages) ?? mailing
}

/** As its editors wrote it. */
export interface Newsletter {
  id: number
  mailingId: number
  themeId: number | null
  subject: string
  html: string
  /** Null = derived from the HTML. */
  plainText: string | null
  placeholders: string[]
  /** What they mean, by name. */
  placeholderExamples: PlaceholderExamples
}

export type PlaceholderExamples = Readonly<Record<string, { label: string; exampleValue: string }>>

export type GroupsOfMailing = Pick<Mailing, 'groupIds' | 'excludedGroupIds'>

/** Every group that its audience depends on. */
export function groupsOf({ groupIds, excludedGroupIds }: GroupsOfMailing): number[] {
  return [...new Set([...groupIds, ...excludedGroupIds])]
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

export function isStanding(type: MailingType): boolean {
  return standing[type]
}

/** What is missing before a mailing may be planned or activated, as sentences; empty = nothing. */
export function findGaps(
  { senderName, senderEmail, lacksAudience }: Pick<Mailing, 'senderName' | 'senderEmail'> & Partial<FromAbove>,
  { subject, html }: Pick<Newsletter, 'subject' | 'html'>,
  missingGroupIds: readonly number[] = [],
  invalidGroupIds: readonly number[] = [],
): string[] {
  const gaps = missingGroupIds.map((id) => `The audience is incomplete: there is no subscriber group ${id} any more.`)
  gaps.push(...invalidGroupIds.map((id) => `The conditions of subscriber group ${id} name something that is gone.`))
  if (lacksAudience) gaps.push('Nobody has chosen yet whom the mailing reaches.')
  if (senderName.trim() === '' || senderEmail.trim() === '') gaps.push('The mailing needs a sender.')
  if (subject.trim() === '') gaps.push('The newsletter needs a subject.')
  if (html.trim() === '') gaps.push('The newsletter needs content.')
  return gaps
}

export type PlanStep = 'plan' | 'unplan' | 'edit'
export type StepRefusal =
  | 'mailing_sent'
  | 'dispatch_begun'
  | 'mailing_standing'
  | 'mailing_not_planned'
  | 'mailing_planned'

/** Which step a mailing allows; otherwise what forbids it. `isStarted`: its dispatch has begun. */
export function judgeStep(
  mailing: Pick<Mailing, 'type' | 'status' | 'failureReason'>,
  step: PlanStep,
  isStarted: boolean,
): StepRefusal | null {
  if (mailing.status === 'sent') return 'mailing_sent'
  if (isStarted) return 'dispatch_begun'
  if (step !== 'edit' && isStanding(mailing.type)) return 'mailing_standing'
  if (step === 'unplan' && mailing.status !== 'planned') return 'mailing_not_planned'
  if (step === 'edit' && mailing.status === 'planned' && mailing.failureReason === null) return 'mailing_planned'
  return null
}
