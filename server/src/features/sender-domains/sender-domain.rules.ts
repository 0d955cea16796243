import { randomBytes } from 'node:crypto'
import { parseEmail } from '../../platform/text/email-address.rules.ts'

/** A record as the owner of the domain has to publish it. */
export interface DnsRecord {
  type: 'TXT' | 'MX'
  name: string
  value: string
}
export type CheckName = 'spf' | 'mx' | 'dkim' | 'dkimEd25519' | 'nextDkim' | 'nextDkimEd25519' | 'dmarc'

/** One thing the DNS has to say about a sender domain. */
export interface DomainCheck {
  name: CheckName
  status: 'ok' | 'missing' | 'wrong'
  /** What is wrong, in a sentence; null when nothing is. */
  problem: string | null
  found: string[]
  publish: DnsRecord
}

export interface SenderDomainNames {
  domain: string
  selector: string
  returnPathDomain: string
}
/** Public keys as DKIM records carry them. */
export interface PublicKeys {
  rsa: string
  ed25519: string | null
}
/** Keys that will sign once their records are published. */
export interface NextKeys extends PublicKeys {
  selector: string
}

/** Keys are replaced twice a year; how old they may be is shown, nobody is stopped for it. */
export const keyLifeDays = 180
/** Mail that the former keys have signed may be under way for so long, and be checked on arrival. */
export const formerKeyDays = 7

/** The name in lower case with A-labels, or null for what is none. */
export function domainName(text: string): string | null {
  const address = parseEmail(`a@${text.trim()}`, false)
  return typeof address === 'string' ? null : address.emailKey.slice(2)
}

export function isSelector(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/.test(text)
}

/** Accounts may share a domain, and each has a key of its own there. */
export function newSelector(): string {
  return `pr-${randomBytes(3).toString('hex')}`
}

/** Receivers look a key up by its selector, so each of a domain's two keys has its own. */
export function ed25519Selector(selector: string): string {
  return `${selector}-ed25519`
}

/** `serviceDomain` is ours: it names our senders in its SPF record and takes the reports of failure. */
export function recordsToPublish(
  { domain, selector, returnPathDomain }: SenderDomainNames,
  keys: PublicKeys,
  serviceDomain: string,
): Record<'spf' | 'mx' | 'dkim' | 'dmarc', DnsRecord> & { dkimEd25519: DnsRecord | null } {
  return {
    spf: textRecord(returnPathDomain, `v=spf1 include:${serviceDomain} -all`),
    mx: { type: 'MX', name: returnPathDomain, value: `10 ${serviceDomain}` },
    ...keyRecords(domain, { selector, ...keys }),
    dmarc: textRecord(`_dmarc.${domain}`, 'v=DMARC1; p=none'),
  }
}

export function keyRecords(domain: string, { selector, rsa, ed25519 }: NextKeys) {
  return {
    dkim: textRecord(keyName(selector, domain), `v=DKIM1; k=rsa; p=${rsa}`),
    dkimEd25519: ed25519
      ? textRecord(keyName(ed25519Selector(selector), domain), `v=DKIM1; k=ed25519; p=${ed25519}`)
      : null,
  }
}

export function keyName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`
}

function textRecord(name: string, value: string): DnsRecord {
  return { type: 'TXT', name, value }
}

const required: readonly CheckName[] = ['spf', 'mx', 'dkim', 'dmarc']

/** Mail may leave when everything is right that receivers insist on. */
export function isVerified(checks: readonly DomainCheck[]): boolean {
  return required.every((name) => isOk(checks, name))
}

/** The next keys sign once receivers can see them, and never with one signature less than before. */
export function mayTakeOver(checks: readonly DomainCheck[]): boolean {
  return isOk(checks, 'nextDkim') && (isOk(checks, 'nextDkimEd25519') || !isOk(checks, 'dkimEd25519'))
}

function isOk(checks: readonly DomainCheck[], wanted: CheckName): boolean {
  return checks.some(({ name, status }) => name === wanted && status === 'ok')
}
