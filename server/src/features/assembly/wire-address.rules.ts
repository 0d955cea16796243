import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { HeaderError } from './header-text.rules.ts'

/** What most addresses look like; they are on the wire as they are. */
const plain = /^[a-z0-9_+-]{1,20}(?:\.[a-z0-9_+-]{1,20}){0,2}@(?:[a-z0-9]{1,30}\.){1,3}[a-z]{2,20}$/

/** The address as SMTP and headers carry it: the local part as typed, the domain as A-labels. */
export function wireAddress(email: string): string {
  if (plain.test(email)) return email
  const address = parseEmail(email, false)
  if (typeof address === 'string') throw new HeaderError(`${JSON.stringify(email.slice(0, 80))}: ${address}`)
  const { email: shown, emailKey } = address
  return shown.slice(0, shown.lastIndexOf('@')) + emailKey.slice(emailKey.lastIndexOf('@'))
}

/** A domain name as A-labels. */
export function wireDomain(domain: string): string {
  return wireAddress(`a@${domain}`).slice(2)
}
