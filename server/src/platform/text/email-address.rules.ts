import { canFit, normalForm } from './normal-form.rules.ts'

export interface EmailAddress {
  /** As stored and shown: the local part as typed, the domain in lower case. */
  email: string
  /** What makes an address unique in an account: lower case, domain as A-label. */
  emailKey: string
}
export type EmailFault = 'email_invalid' | 'email_eai_unsupported'

const asciiAtoms = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
// Letters, marks, numbers and the ASCII atom characters; no controls, no format characters such as bidi marks.
const unicodeAtoms = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
// Looked for before trimming, which would hide them at either end.
const lineBreaks = /[\r\n\u2028\u2029]/
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Reads an address by the strict rules of the API: dot-atom local part, a real domain name, 64/254 octets. */
export function parseEmail(input: string, allowEai: boolean): EmailAddress | EmailFault {
  const trimmed = input.trim()
  const text = (canFit(trimmed, 254) && normalForm(trimmed)) || ''
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > 254 || lineBreaks.test(input)) return 'email_invalid'
  const local = text.slice(0, at)
  const domain = parseDomain(text.slice(at + 1))
  if (!domain || Buffer.byteLength(local) > 64) return 'email_invalid'
  const isAscii = asciiAtoms.test(local)
  if (!isAscii && !unicodeAtoms.test(local)) return 'email_invalid'
  if (!isAscii && !allowEai) return 'email_eai_unsupported'
  const email = `${local}@${domain.shown}`
  const emailKey = `${local.toLowerCase()}@${domain.ascii}`
  return Buffer.byteLength(email) > 254 || Buffer.byteLength(emailKey) > 254 ? 'email_invalid' : { email, emailKey }
}

function parseDomain(text: string): { ascii: string; shown: string } | null {
  // Only names: no address literals, ports, paths or percent signs reach the IDNA conversion.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return null
  const shown = text.toLowerCase()
  const ascii = toAsciiDomain(shown)
  const labels = ascii.split('.')
  const isName =
    labels.length >= 2 && labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(labels.at(-1) as string)
  return isName && ascii.length <= 253 ? { ascii, shown } : null
}

/** UTS-46 by the URL parser; '' for what it refuses. */
function toAsciiDomain(domain: string): string {
  const isPlain = /^[a-z0-9.-]*$/.test(domain) && !domain.includes('xn--')
  return isPlain ? domain : (URL.parse(`http://${domain}`)?.hostname ?? '')
}
