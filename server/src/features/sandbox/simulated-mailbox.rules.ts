import type { SmtpReply } from '../../platform/smtp/verdict.ts'

/** How a mailbox behaves. One without a reply never answers. */
interface Behaviour {
  reply: SmtpReply | null
  waitSeconds?: number
  /** What it sends back, and how long after the mail. */
  report?: { kind: 'bounce' | 'complaint'; afterSeconds: number }
}

const taken: SmtpReply = { code: 250, enhanced: '2.0.0', text: 'Ok: captured' }
const refused = (code: number, enhanced: string, text: string) => ({ reply: { code, enhanced, text } })

/** Mailboxes of a sandbox that do not just deliver, by what stands before `+` and `@`. */
const mailboxes = {
  'hard-bounce': refused(550, '5.1.1', 'User unknown'),
  'late-bounce': { reply: taken, report: { kind: 'bounce', afterSeconds: 3600 } },
  'soft-bounce': refused(552, '5.2.2', 'Mailbox full'),
  complaint: { reply: taken, report: { kind: 'complaint', afterSeconds: 0 } },
  slow: { reply: taken, waitSeconds: 60 },
  refuse: refused(550, '5.7.1', 'Refused by policy'),
  'no-answer': { reply: null },
} as const satisfies Record<string, Behaviour>

export type Mailbox = keyof typeof mailboxes | 'delivers'
export const simulatedMailboxes = Object.keys(mailboxes) as Exclude<Mailbox, 'delivers'>[]

export function mailboxOf(address: string): Mailbox {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase()
  const [name = ''] = local.split('+', 1)
  return Object.hasOwn(mailboxes, name) ? (name as Mailbox) : 'delivers'
}

export function behaviourOf(mailbox: Mailbox): Behaviour {
  return mailbox === 'delivers' ? { reply: taken } : mailboxes[mailbox]
}
