export const mailingTypes = ['standard', 'optin', 'birthday', 'trigger'] as const
export type MailingType = (typeof mailingTypes)[number]
export type MailingStatus = 'draft' | 'planned' | 'sent'

/** Names of the links that the service itself fills in, message by message. */
export const systemLinks = ['optinLink', 'unsubscribeLink', 'browserLink'] as const

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
export function findGaps({ senderName, senderEmail }: Mailing, { subject, html }: Newsletter): string[] {
  const gaps: string[] = []
  if (senderName.trim() === '' || senderEmail.trim() === '') gaps.push('The mailing needs a sender.')
  if (subject.trim() === '') gaps.push('The newsletter needs a subject.')
  if (html.trim() === '') gaps.push('The newsletter needs content.')
  return gaps
}

export type PlanStep = 'plan' | 'unplan' | 'edit'

/** Which step a mailing allows; a string says why not. `isStarted`: its dispatch has begun. */
export function judgeStep(
  mailing: Pick<Mailing, 'type' | 'status'>,
  step: PlanStep,
  isStarted: boolean,
): string | null {
  if (mailing.status === 'sent') return 'The mailing has been sent; that is final.'
  if (isStarted) return 'The dispatch of the mailing has begun.'
  if (step !== 'edit' && isStanding(mailing.type))
    return 'Only standard mailings are planned; opt-in, birthday and trigger mailings are activated.'
  if (step === 'unplan' && mailing.status !== 'planned') return 'The mailing is not planned.'
  if (step === 'edit' && mailing.status === 'planned') return 'The mailing is planned; take it out of the plan first.'
  return null
}
