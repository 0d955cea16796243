/** What a failed delivery says, and so what may be done about it. */
export const bounceClasses = [
  /** The address does not exist. Nothing else is ever written as a hard bounce. */
  'hard',
  /** It looks as if it did not exist; believed when it is said again a day later. */
  'hardAfterTwo',
  'soft',
  'full',
  'expired',
  'content',
  'protocol',
  'block',
  'senderFault',
  'throttle',
  /** Delayed, relayed or expanded: nothing has failed. */
  'info',
] as const
export type BounceClass = (typeof bounceClasses)[number]

const isFailure: Record<BounceClass, boolean> = {
  hard: true,
  hardAfterTwo: true,
  soft: true,
  full: true,
  expired: true,
  content: true,
  protocol: true,
  block: true,
  senderFault: true,
  throttle: true,
  info: false,
}

/** Classes by which nothing has failed. */
export const harmlessClasses = bounceClasses.filter((name) => !isFailure[name])

/** Mailbox providers whose wording we know to mean one thing. */
export type Provider = 'gmail' | 'microsoft' | 'yahoo' | 'gmx' | 'tonline'

/** One wording and its meaning, with a reply that it must recognise. */
export interface TextRule {
  name: string
  class: BounceClass
  /** Holds only for replies of this provider. */
  provider?: Provider
  /** Meets text in lower case, with umlauts written out and without addresses. */
  pattern: RegExp
  example: string
}

const providerHosts: [RegExp, Provider][] = [
  [/(^|\.)(google|googlemail|gmail)\.com$/, 'gmail'],
  [/(^|\.)(outlook|hotmail|live|office365)\.com$/, 'microsoft'],
  [/(^|\.)(yahoodns\.net|yahoo\.com|aol\.com)$/, 'yahoo'],
  [/(^|\.)(gmx\.(net|com|de)|web\.de|kundenserver\.de)$/, 'gmx'],
  [/(^|\.)t-online\.de$/, 'tonline'],
]

/** By the name of the host that refused the mail. */
export function providerOf(host: string): Provider | undefined {
  const name = host.toLowerCase().replace(/\.$/, '')
  return providerHosts.find(([pattern]) => pattern.test(name))?.[1]
}
