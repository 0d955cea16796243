import { timingSafeEqual } from 'node:crypto'

/** How long a link to the file holds. */
const linkLifeMs = 15 * 60 * 1000
const fileLifeMs = 24 * 60 * 60 * 1000

/** What a link is signed for: nobody else's export, and nobody else's session. */
export interface LinkScope {
  accountId: number
  jobId: number
  /** Who asked for it, such as user:7. */
  askedBy: string
}

type Sign = (text: string) => Buffer

export function linkFor(scope: LinkScope, nowMs: number, sign: Sign): { token: string; untilMs: number } {
  const untilMs = nowMs + linkLifeMs
  return { token: `${untilMs}.${signatureOf(scope, untilMs, sign).toString('base64url')}`, untilMs }
}

export function isLinkFor(scope: LinkScope, token: string, nowMs: number, sign: Sign): boolean {
  const [, until = '', signature = ''] = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (until === '' || Number(until) <= nowMs) return false
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(scope, Number(until), sign))
}

function signatureOf({ accountId, jobId, askedBy }: LinkScope, untilMs: number, sign: Sign): Buffer {
  return sign([accountId, jobId, askedBy, untilMs].join(':'))
}

/** Rounds delete a little later; nobody fetches it then. */
export function fileEndsAtMs(createdAtMs: number): number {
  return createdAtMs + fileLifeMs
}
