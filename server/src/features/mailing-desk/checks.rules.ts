import type { MailingType } from '../mailings/mailing.rules.ts'

/** Where a fault is mended. */
export const checkPlaces = ['content', 'audience', 'sender', 'account', 'approval'] as const
export type CheckPlace = (typeof checkPlaces)[number]

/** Everything that is looked at before a mailing may leave, and where it is mended. */
export const checkTable = {
  subject: 'content',
  subjectTest: 'content',
  content: 'content',
  gaps: 'content',
  variables: 'content',
  placeholders: 'content',
  altTexts: 'content',
  size: 'content',
  audience: 'audience',
  groups: 'audience',
  channel: 'audience',
  recipients: 'audience',
  sender: 'sender',
  domain: 'sender',
  postalAddress: 'account',
  account: 'account',
  approval: 'approval',
} as const satisfies Record<string, CheckPlace>
export type CheckName = keyof typeof checkTable
export const checkNames = Object.keys(checkTable) as CheckName[]

export type Verdict = 'fine' | 'warning' | 'blocking'

export interface Check {
  name: CheckName
  place: CheckPlace
  verdict: Verdict
  /** How many of what is wrong, or how much. */
  count: number
  /** Of a mailing in several languages: where it is wrong; empty = in none of them, or it has one. */
  languages: string[]
}

/** Of a test of subjects: what is asked for, and what there is. */
export interface TestFacts {
  percent: number
  /** With which enough people try each; null = there are too few. */
  leastPercent: number | null
  /** Something that people do is counted. */
  isMeasured: boolean
}

export interface CheckFacts {
  subject: string
  /** Null = it has one subject. */
  test: TestFacts | null
  html: string
  /** Articles, templates and themes that were deleted, or that the L-account has taken back. */
  gaps: number
  /** Nobody has chosen yet whom it reaches. */
  lacksAudience: boolean
  /** Variables and areas: what refuses the content, and what readers would see. */
  contentErrors: number
  contentWarnings: number
  /** Names in brackets that a trigger has not declared, so that no call brings a value for them. */
  undeclared: number
  /** Whole mail, with its theme. */
  mailHtml: string
  /** Pictures of the library in it with neither words nor somebody who called them decoration. */
  undescribed: number
  senderName: string
  senderEmail: string
  isDomainVerified: boolean
  mustBeVerified: boolean
  missingGroups: number
  invalidGroups: number
  isChannelClosed: boolean
  reached: number
  hasPostalAddress: boolean
  mayAccountSend: boolean
  /** Somebody else has to approve it, and has not. */
  lacksApproval: boolean
}

/** What is looked at of mailings that events send: whoever causes them is who gets them. */
const standingChecks: Record<Exclude<MailingType, 'standard'>, readonly CheckName[]> = {
  optin: ['subject', 'content', 'variables', 'altTexts', 'size', 'sender', 'domain', 'account', 'approval'],
  optout: ['subject', 'content', 'variables', 'altTexts', 'size', 'sender', 'domain', 'account', 'approval'],
  birthday: checkNames.filter((name) => !['recipients', 'subjectTest'].includes(name)),
  welcome: checkNames.filter((name) => !['recipients', 'groups', 'subjectTest'].includes(name)),
  trigger: checkNames.filter((name) => !['recipients', 'groups', 'subjectTest'].includes(name)),
}

export function concerns(type: MailingType, name: CheckName): boolean {
  if (name === 'placeholders') return type === 'trigger'
  if (name === 'gaps') return true
  return type === 'standard' || standingChecks[type].includes(name)
}

/** Gmail cuts off what is longer. */
const longestHtmlBytes = 100_000

/** How everything stands; nothing is left out because it is fine. */
export function judge(facts: CheckFacts): Check[] {
  const pictures = picturesWithoutAlt(facts.mailHtml) + facts.undescribed
  const bytes = Buffer.byteLength(facts.mailHtml)
  const lostGroups = facts.missingGroups + facts.invalidGroups
  const verdicts: Record<CheckName, [Verdict, number]> = {
    subject: [blockingIf(facts.subject.trim() === ''), 0],
    subjectTest: judgeTest(facts.test),
    content: [blockingIf(facts.html.trim() === ''), 0],
    gaps: [blockingIf(facts.gaps > 0), facts.gaps],
    audience: [blockingIf(facts.lacksAudience), 0],
    variables: [
      facts.contentErrors > 0 ? 'blocking' : facts.contentWarnings > 0 ? 'warning' : 'fine',
      facts.contentErrors || facts.contentWarnings,
    ],
    placeholders: [blockingIf(facts.undeclared > 0), facts.undeclared],
    altTexts: [blockingIf(pictures > 0), pictures],
    size: [bytes > longestHtmlBytes ? 'warning' : 'fine', Math.ceil(bytes / 1000)],
    groups: [blockingIf(lostGroups > 0), lostGroups],
    channel: [blockingIf(facts.isChannelClosed), 0],
    recipients: [blockingIf(facts.reached === 0), facts.reached],
    sender: [blockingIf(facts.senderName.trim() === '' || facts.senderEmail.trim() === ''), 0],
    domain: [facts.isDomainVerified ? 'fine' : facts.mustBeVerified ? 'blocking' : 'warning', 0],
    postalAddress: [blockingIf(!facts.hasPostalAddress), 0],
    account: [blockingIf(!facts.mayAccountSend), 0],
    approval: [blockingIf(facts.lacksApproval), 0],
  }
  return checkNames.map((name) => {
    const [verdict, count] = verdicts[name]
    return { name, place: checkTable[name], verdict, count, languages: [] }
  })
}

export interface ChecksInLanguage {
  languageIso: string
  checks: readonly Check[]
}

const severity: readonly Verdict[] = ['fine', 'warning', 'blocking']

/** What a mailing says is looked at in each of its languages, the main one first; whatever else is looked at is the same in all. */
export function acrossLanguages(all: readonly ChecksInLanguage[]): Check[] {
  const [main] = all
  return (main?.checks ?? []).map((check) => {
    if (all.length === 1 || check.place !== 'content') return check
    const found = all.flatMap(({ languageIso, checks }) =>
      checks.filter(({ name }) => name === check.name).map((one) => ({ ...one, languageIso })),
    )
    const worst = severity.findLast((verdict) => found.some((one) => one.verdict === verdict)) ?? 'fine'
    const wrong = found.filter(({ verdict }) => verdict === worst)
    const counts = wrong.map(({ count }) => count)
    // Sizes are no sum: each language is a mail of its own.
    const count = check.name === 'size' ? Math.max(...counts) : counts.reduce((sum, one) => sum + one, 0)
    const languages = worst === 'fine' ? [] : wrong.map(({ languageIso }) => languageIso)
    return { ...check, verdict: worst, count, languages }
  })
}

/** The count is the smallest share that would do; 0 = none does. */
function judgeTest(test: TestFacts | null): [Verdict, number] {
  if (test === null) return ['fine', 0]
  const { percent, leastPercent, isMeasured } = test
  const isEnough = leastPercent !== null && percent >= leastPercent
  return [blockingIf(!isMeasured || !isEnough), isMeasured ? (leastPercent ?? 0) : 0]
}

function blockingIf(isWrong: boolean): Verdict {
  return isWrong ? 'blocking' : 'fine'
}

/** An empty alternative text is an answer: the picture only decorates. */
export function picturesWithoutAlt(html: string): number {
  const pictures = html.match(/<img\b[^>]*>/gi) ?? []
  return pictures.filter((picture) => !/\salt\s*=/i.test(picture)).length
}

const bracketed = /\{([A-Za-z][A-Za-z0-9_]{0,63})\}/g

/** Names that stand in brackets and that nothing has a value for; rules of styles are no text. */
export function undeclaredNames(text: string, known: readonly string[]): string[] {
  const shown = text.replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
  const names = [...shown.matchAll(bracketed)].map(([, name]) => name as string)
  return [...new Set(names)].filter((name) => !known.includes(name))
}
