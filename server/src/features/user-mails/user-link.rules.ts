import { createHash } from 'node:crypto'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** Links that open something for whoever holds them, by what they are for; each leads to a page of the application. */
export const linkPages = {
  invitation: '/invitation',
  passwordReset: '/new-password',
  signUp: '/open-account',
  testAddress: '/test-address',
  newAddress: '/new-address',
  formerAddress: '/former-address',
} as const
export type LinkKind = keyof typeof linkPages

/** Mails that tell something, with the page it is about; whoever wants to do something about it signs in. */
export const noticePages = {
  accountExists: '/sign-in',
  addressTaken: '/sign-in',
  accountApproved: '/',
  accountRefused: '/sign-in',
  approvalWithdrawn: '/',
  keyMayReactivate: '/',
  factorResetPlanned: '/sign-in',
  factorReset: '/sign-in',
  mailingToApprove: '/accounts/{accountId}/mailings/{mailingId}',
  mailingApproved: '/accounts/{accountId}/mailings/{mailingId}',
  mailingSentBack: '/accounts/{accountId}/mailings/{mailingId}',
  mailingFailed: '/accounts/{accountId}/mailings/{mailingId}',
  mailingEmptied: '/accounts/{accountId}/mailings/{mailingId}',
  mailingStopped: '/accounts/{accountId}/mailings/{mailingId}',
  runHeld: '/accounts/{accountId}/mailings/{mailingId}',
} as const
export type NoticeKind = keyof typeof noticePages
/** Those about one mailing. */
export type MailingNotice = Extract<NoticeKind, `mailing${string}` | `run${string}`>
export type UserMailKind = LinkKind | NoticeKind

const tokenFormat = /^[A-Za-z0-9_-]{43}$/

/** No table holds it: it is made of a name and the master secret whenever the mail is written. */
function tokenOfLink(secrets: Pick<Secrets, 'hmac'>, kind: LinkKind, linkId: string): string {
  return secrets.hmac(`user link ${kind}`, linkId).toString('base64url')
}

export interface NewLink {
  linkId: string
  tokenHash: Buffer
}

export function newLink(secrets: Pick<Secrets, 'hmac'>, kind: LinkKind): NewLink {
  const linkId = crypto.randomUUID()
  return { linkId, tokenHash: hashOf(tokenOfLink(secrets, kind, linkId)) }
}

/** Null for what cannot be one. */
export function hashOfLinkToken(token: string): Buffer | null {
  return tokenFormat.test(token) ? hashOf(token) : null
}

/** Where the button of a mail leads. The token stands behind the #: browsers send it to no server, so it is in no log and no referrer. */
export function addressOfLink(
  { secrets, appUrl }: { secrets: Pick<Secrets, 'hmac'>; appUrl: string },
  { kind, linkId, matter }: { kind: UserMailKind; linkId: string; matter: Readonly<Record<string, string>> },
): string {
  const { origin } = new URL(appUrl)
  if (isNotice(kind))
    return (
      origin + noticePages[kind].replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(matter[name] ?? ''))
    )
  return `${origin}${linkPages[kind]}#${tokenOfLink(secrets, kind, linkId)}`
}

function isNotice(kind: UserMailKind): kind is NoticeKind {
  return kind in noticePages
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
