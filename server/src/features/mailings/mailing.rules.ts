import type { RunState } from '../messages/run-state.rules.ts'

export const mailingTypes = ['standard', 'optin', 'birthday', 'trigger'] as const
export type MailingType = (typeof mailingTypes)[number]
export type MailingStatus = 'draft' | 'planned' | 'sent'

/** Why a mailing that was due reached nobody. */
export const failureReasons = ['group_missing', 'too_late', 'no_recipients'] as const
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
  return runState === 'paused' ? 'paused' : 'sending'
}

/** Names of the links that the service itself fills in, message by message. */
export const systemLinks = ['optinLink', 'unsubscribeLink', 'browserLink'] as const

/** What the service fills in beside them in opt-in mails: who asks, for what, since when and until when. */
export const optinNames = [
  'channels',
  'requestedAt',
  'expiresAt',
  'senderName',
  'legalNotice',
  'brandColour',
  'onBrandColour',
] as const
export type OptinName = (typeof optinNames)[number]

export interface Mailing {
  id: number
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
  triggerTypeId: number | null
  plannedAt: string | null
  sentAt: string | null
  createdAt: string
  updatedAt: string
  failureReason: FailureReason | null
  /** Of the run that its plan started; null before that. */
  runState: RunState | null
  /** Of a campaign copy: withdrawn before its dispatch began. */
  isWithdrawn: boolean
}

/** An opt-in mailing that may be sent. The versions of one mailing say the same in several languages. */
export interface OptinVersion {
  id: number
  languageIso: string
  /** Null on the main one. */
  versionOf: number | null
}

/** The version in the language of the person or its base, else in that of the account, else the mailing asked for. */
export function chooseOptinVersion(
  active: readonly OptinVersion[],
  mailing: OptinVersion,
  { ofPerson, ofAccount }: { ofPerson: string | null; ofAccount: string },
): OptinVersion {
  const main = mailing.versionOf ?? mailing.id
  const versions = active.filter(({ id, versionOf }) => id === main || versionOf === main)
  const wishes = [ofPerson, ofPerson?.split('-')[0], ofAccount]
  const found = wishes.map((wish) => versions.find(({ languageIso }) => languageIso === wish))
  return found.find((version) => version !== undefined) ?? mailing
}

/** The content part of a mailing as its editors wrote it. */
export interface Newsletter {
  id: number
  mailingId: number
  themeId: number | null
  subject: string
  html: string
  /** Null = derived from the HTML. */
  plainText: string | null
  placeholders: string[]
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

/** Sent by events, as long as it is active, instead of once by a plan. */
export function isStanding(type: MailingType): boolean {
  return type !== 'standard'
}

/** What is missing before a mailing may be planned or activated, as sentences; empty = nothing. */
export function findGaps(
  { senderName, senderEmail }: Pick<Mailing, 'senderName' | 'senderEmail'>,
  { subject, html }: Pick<Newsletter, 'subject' | 'html'>,
  missingGroupIds: readonly number[] = [],
): string[] {
  const gaps = missingGroupIds.map((id) => `The audience is incomplete: there is no subscriber group ${id} any more.`)
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
