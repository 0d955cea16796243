import type { Secrets } from '../../platform/secrets/secrets.ts'

/** What the inbox shows of a mail before it is opened. */
export interface Summary {
  to: string
  from: string
  subject: string
}

const summaryPurpose = (accountId: number) => `captured-summary/${accountId}`
const mailPurpose = (accountId: number) => `captured-mail/${accountId}`

/** Mails of a sandbox may hold data of real people, so the database keeps nothing of them in clear. */
export function sealMail(secrets: Secrets, accountId: number, { summary, data }: { summary: Summary; data: Buffer }) {
  return {
    recipientHmac: hmacOfRecipient(secrets, accountId, summary.to),
    summarySealed: secrets.seal(summaryPurpose(accountId), Buffer.from(JSON.stringify(summary))),
    mailSealed: secrets.seal(mailPurpose(accountId), data),
  }
}

export function openSummary(secrets: Secrets, accountId: number, sealed: Buffer): Summary {
  return JSON.parse(secrets.open(summaryPurpose(accountId), sealed).toString()) as Summary
}

export function openMail(secrets: Secrets, accountId: number, sealed: Buffer): Buffer {
  return secrets.open(mailPurpose(accountId), sealed)
}

export function hmacOfRecipient(secrets: Secrets, accountId: number, address: string): Buffer {
  return secrets.hmac('captured-recipient', `${accountId}/${address.toLowerCase()}`)
}
