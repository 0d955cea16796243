import { createMailTokens } from '../../server/src/features/assembly/index.ts'
import { standardShapes } from '../../server/src/features/bounces/testing/report-shapes.ts'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import type { State } from '../../server/src/features/subscribers/status.rules.ts'
import type { Recipient } from '../delivery/recipients.ts'

export type ReportKind = 'hard' | 'complaint' | 'unsubscribe' | 'full' | 'other address'

/** One mail that comes in, and what it must have done in the end. */
export interface PlannedReport {
  subscriberId: number
  kind: ReportKind
  to: string
  raw: string
}

export const stateAfter: Record<ReportKind, State> = {
  hard: 'hardBounce',
  complaint: 'complained',
  unsubscribe: 'unsubscribed',
  full: 'receiveReady',
  'other address': 'receiveReady',
}
/** Of ten people in a row. */
const kinds: readonly ReportKind[] = [
  ...(['hard', 'hard', 'hard', 'hard', 'complaint', 'complaint'] as const),
  ...(['unsubscribe', 'unsubscribe', 'full', 'other address'] as const),
]
const domain = 'bounces.localhost'

/** A report about everybody's mail. */
export function planReports(
  people: Iterable<Recipient>,
  { secret, accountId, runId }: { secret: string; accountId: number; runId: number },
): PlannedReport[] {
  const tokens = createMailTokens(secret)
  return [...people].map(({ number, email }, i) => {
    const key = { accountId, runId, messageId: number }
    const names = { back: tokens.encodeReturnPath(key), leave: tokens.encodeUnsubscribeAddress(key) }
    const kind = kinds[i % kinds.length] as ReportKind
    return { subscriberId: number, kind, ...mailOf(kind, names, email.emailKey) }
  })
}

function mailOf(kind: ReportKind, { back, leave }: { back: string; leave: string }, recipient: string) {
  const to = `${back}@${domain}`
  const bounce = (answer: string, about = recipient) => ({
    to,
    raw: standardShapes.Postfix?.({ to, recipient: about, answer }) ?? '',
  })
  switch (kind) {
    case 'hard':
      return bounce('550 5.1.1 User unknown')
    case 'full':
      return bounce('552 5.2.2 mailbox full')
    case 'other address':
      return bounce('550 5.1.1 User unknown', 'somebody@else.example')
    case 'complaint':
      return { to: `fbl@${domain}`, raw: complaintAbout(to, recipient) }
    case 'unsubscribe':
      return { to: `${leave}@${domain}`, raw: `From: ${recipient}\nSubject: unsubscribe\nMessage-ID: <${leave}@x>\n\n` }
  }
}

function complaintAbout(returnPath: string, recipient: string): string {
  return `From: fbl@provider.example
Subject: complaint
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary=arf

--arf
Content-Type: message/feedback-report

Feedback-Type: abuse
Original-Mail-From: <${returnPath}>
Original-Rcpt-To: <${recipient}>

--arf--
`
}

/** Each of them twice, in an order of the seed's. */
export function twiceAndShuffled(reports: readonly PlannedReport[], seed: number): PlannedReport[] {
  const random = createRandom(seed)
  const all = [...reports, ...reports]
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1))
    ;[all[i], all[j]] = [all[j] as PlannedReport, all[i] as PlannedReport]
  }
  return all
}
