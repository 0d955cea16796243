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

/** How many seconds ago the latest mails left to one address, newest first, as many as its cap has to know. */
export interface RecentMails {
  fromAccount: readonly number[]
  fromAll: readonly number[]
}

/**
 * For mails to one address, one after the other: null = it may leave now, otherwise the seconds until it may if those before
 * it leave as soon as they may. Nobody is told to wait for longer than the cap looks back: by then it may be otherwise.
 */
export function waitsOf(
  count: number,
  recent: RecentMails,
  { windowMs, ofAccount, ofAll }: MailCap,
): (number | null)[] {
  const window = windowMs / 1000
  const [own, all] = [recent.fromAccount, recent.fromAll].map((ages) => ages.map((age) => -age)) as [number[], number[]]
  return Array.from({ length: count }, () => {
    const at = Math.max(0, freeAt(own, ofAccount, window), freeAt(all, ofAll, window))
    own.unshift(at)
    all.unshift(at)
    return at === 0 ? null : Math.min(window, Math.ceil(at))
  })
}

function freeAt(newestFirst: readonly number[], most: number, window: number): number {
  const last = newestFirst[most - 1]
  return last === undefined ? 0 : last + window
}

/** Mailboxes take what follows a plus sign as a mark of the reader's own: for caps it is one address. */
export function capKey(emailKey: string): string {
  return emailKey.replace(/(?<=.)\+.*(?=@)/, '')
}
