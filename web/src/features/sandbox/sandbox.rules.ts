import type { CapturedMail, SandboxState } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

/** Mailboxes that do something else than deliver, by the part before `@`. */
export const simulated: CapturedMail['mailbox'][] = [
  'hard-bounce',
  'late-bounce',
  'soft-bounce',
  'complaint',
  'slow',
  'refuse',
  'no-answer',
]

/** How a mail has fared, as a colour says it beside the words. */
export function toneOf({ mailbox }: Pick<CapturedMail, 'mailbox'>): 'good' | 'bad' | 'plain' {
  if (mailbox === 'delivers' || mailbox === 'slow') return 'good'
  return mailbox === 'soft-bounce' || mailbox === 'no-answer' || mailbox === 'late-bounce' ? 'plain' : 'bad'
}

/** Up to the next thing, and not a moment before it. */
export function secondsUntilNext({ now, next }: Pick<SandboxState, 'now' | 'next'>): number | null {
  if (!next) return null
  return Math.max(1, Math.ceil((instantOf(next.at).getTime() - instantOf(now).getTime()) / 1000))
}

/** Only links that are in the mail are followed, however the frame came to name one. */
export function knownLink(links: readonly string[], href: string): string | null {
  return links.find((link) => link === href || safeHref(link) === href) ?? null
}

function safeHref(link: string): string | null {
  return URL.canParse(link) ? new URL(link).href : null
}
