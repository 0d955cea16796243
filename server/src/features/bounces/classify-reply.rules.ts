import { type BounceClass, type Provider, providerOf, type TextRule } from './bounce-class.rules.ts'
import { classOfPreciseCode, classOfReplyCode, classOfVagueCode, isPolicyCode } from './enhanced-codes.rules.ts'
import { personTexts } from './person-texts.rules.ts'
import { refusalTexts } from './refusal-texts.rules.ts'

/** Raised whenever a table changes, so that stored answers tell by which rules they were judged. */
export const rulesVersion = 1

export interface RemoteReply {
  code: number | null
  /** RFC 3463, such as 5.1.1. */
  enhanced: string | null
  text: string
  provider?: Provider | undefined
}

export interface Classification {
  class: BounceClass
  /** Which rule decided, for people who wonder. */
  rule: string
}

export const textRules: readonly TextRule[] = [...refusalTexts, ...personTexts]

const longestText = 2000
/** What a reply of a class speaks of. */
const subjects: Record<BounceClass, 'address' | 'mailbox' | 'mailOrSender' | 'nothing'> = {
  hard: 'address',
  hardAfterTwo: 'address',
  soft: 'mailbox',
  full: 'mailbox',
  expired: 'mailbox',
  content: 'mailOrSender',
  protocol: 'mailOrSender',
  block: 'mailOrSender',
  senderFault: 'mailOrSender',
  throttle: 'mailOrSender',
  info: 'nothing',
}
/** Only these may be concluded from a reply that will be different tomorrow. */
const canBeTemporary: Record<BounceClass, boolean> = {
  soft: true,
  full: true,
  expired: true,
  block: true,
  senderFault: true,
  throttle: true,
  info: true,
  hard: false,
  hardAfterTwo: false,
  content: false,
  protocol: false,
}

/** Enhanced code, then wording, then reply code; what nobody understands is soft. */
export function classifyReply(reply: RemoteReply): Classification {
  const found = classify(reply)
  return isTemporary(reply) && !canBeTemporary[found.class]
    ? { class: 'soft', rule: `temporary: ${found.rule}` }
    : found
}

function classify({ code, enhanced, text, provider }: RemoteReply): Classification {
  const precise = enhanced === null ? undefined : classOfPreciseCode(enhanced)
  const wording = findWording(text, provider)
  if (precise && !(wording && outweighs(wording, precise))) return { class: precise, rule: `code ${enhanced}` }
  const policy = enhanced !== null && isPolicyCode(enhanced)
  if (wording && !(policy && isAboutThePerson(wording.class)))
    return { class: wording.class, rule: `text: ${wording.name}` }
  const vague = enhanced === null ? undefined : classOfVagueCode(enhanced)
  if (vague) return { class: vague, rule: `code ${enhanced}` }
  const byReply = code === null ? undefined : classOfReplyCode(code)
  return byReply ? { class: byReply, rule: `reply ${code}` } : { class: 'soft', rule: 'default' }
}

/** A code that would cost a subscriber is not believed against words that speak of policy, and some providers say more. */
function outweighs(wording: TextRule, precise: BounceClass): boolean {
  if (subjects[precise] !== 'address') return false
  // A full mailbox exists.
  if (wording.class === 'full' || !isAboutThePerson(wording.class)) return true
  return precise === 'hardAfterTwo' && wording.class === 'hard' && wording.provider !== undefined
}

function isAboutThePerson(bounceClass: BounceClass): boolean {
  return subjects[bounceClass] === 'address' || subjects[bounceClass] === 'mailbox'
}

export function findWording(text: string, provider: Provider | undefined): TextRule | undefined {
  const plain = plainText(text)
  return textRules.find((rule) => (!rule.provider || rule.provider === provider) && rule.pattern.test(plain))
}

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '’': "'" }

/** Without whatever a stranger could have chosen the words of: addresses, and the names of hosts in front. */
function plainText(text: string): string {
  return text
    .slice(0, longestText)
    .toLowerCase()
    .replace(/^host \S+ said: /, '')
    .replace(/[^\s<>()[\]:;,"']{1,100}@[^\s<>()[\]:;,"']{1,260}/g, ' ')
    .replace(/\b[245]\d\d[- ][245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/g, ' ')
    .replace(/[äöüß’]/g, (letter) => written[letter] as string)
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
}

function isTemporary({ code, enhanced }: RemoteReply): boolean {
  return code === null ? (enhanced?.startsWith('4') ?? false) : code < 500
}

/** Takes a reply apart as servers, logs and reports write it: `550 5.1.1 text`, `550-5.1.1 …`, `text (#5.1.1)`. */
export function readReply(answer: string, provider?: Provider): RemoteReply {
  const [prefix = '', host] = /^\s*host ([^\s[]{1,255})\S{0,50} (?:said|refused to talk to me): /.exec(answer) ?? []
  const text = answer.slice(prefix.length).trim()
  const [, code] = /^([245]\d\d)(?=[ -]|$)/.exec(text) ?? []
  const [, leading] = /^(?:[245]\d\d[ -])?#?([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(text) ?? []
  const [, inBrackets] = /#([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(text) ?? []
  const speaker = provider ?? (host === undefined ? undefined : providerOf(host))
  return { code: code ? Number(code) : null, enhanced: leading ?? inBrackets ?? null, text, provider: speaker }
}
