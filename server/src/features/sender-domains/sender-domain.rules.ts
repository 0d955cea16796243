import { parseEmail } from '../../platform/text/email-address.rules.ts'

/** A record as the owner of the domain has to publish it. */
export interface DnsRecord {
  type: 'TXT' | 'MX'
  name: string
  value: string
}
export type CheckName = 'spf' | 'mx' | 'dkim' | 'dkimEd25519' | 'dmarc'

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

/** The name in lower case with A-labels, or null for what is none. */
export function domainName(text: string): string | null {
  const address = parseEmail(`a@${text.trim()}`, false)
  return typeof address === 'string' ? null : address.emailKey.slice(2)
}

export function isSelector(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/.test(text)
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
): Partial<Record<CheckName, DnsRecord>> & Record<Exclude<CheckName, 'dkimEd25519'>, DnsRecord> {
  const text = (name: string, value: string): DnsRecord => ({ type: 'TXT', name, value })
  const keyName = (keySelector: string) => `${keySelector}._domainkey.${domain}`
  return {
    spf: text(returnPathDomain, `v=spf1 include:${serviceDomain} -all`),
    mx: { type: 'MX', name: returnPathDomain, value: `10 ${serviceDomain}` },
    dkim: text(keyName(selector), `v=DKIM1; k=rsa; p=${keys.rsa}`),
    ...(keys.ed25519 && {
      dkimEd25519: text(keyName(ed25519Selector(selector)), `v=DKIM1; k=ed25519; p=${keys.ed25519}`),
    }),
    dmarc: text(`_dmarc.${domain}`, 'v=DMARC1; p=none'),
  }
}

/** Mail may leave when everything but the optional second signature is right. */
export function isVerified(checks: readonly DomainCheck[]): boolean {
  return checks.length > 0 && checks.every(({ name, status }) => name === 'dkimEd25519' || status === 'ok')
}
