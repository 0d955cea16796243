import type { Columns } from '../../schema.rows.ts'

/** Kinds of mail of which one address gets only so many in a while. */
export type CappedKind = Columns<'address_mails'>['kind']

export interface MailCap {
  windowMs: number
  ofAccount: number
  /** Of all accounts of the installation together. */
  ofAll: number
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const unlimited = 2 ** 31 - 1

export const mailCaps: Record<CappedKind, MailCap> = {
  optin: { windowMs: dayMs, ofAccount: 5, ofAll: 20 },
  optout: { windowMs: dayMs, ofAccount: 1, ofAll: unlimited },
  trigger: { windowMs: hourMs, ofAccount: 20, ofAll: 200 },
}

export const longestWindowMs = Math.max(...Object.values(mailCaps).map(({ windowMs }) => windowMs))

/** Mailboxes take what follows a plus sign as a mark of the reader's own: for caps it is one address. */
export function capKey(emailKey: string): string {
  return emailKey.replace(/(?<=.)\+.*(?=@)/, '')
}
