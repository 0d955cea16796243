import { agentKind, looksAhead } from '../../platform/net/agent-kind.rules.ts'

export interface VisitSignals {
  method: string
  headers: Readonly<Record<string, string | undefined>>
}

export type VisitReason =
  | 'browserNavigation'
  | 'notANavigation'
  | 'scannerAgent'
  | 'tooSoonAfterSending'
  | 'notYetSent'
  | 'framed'

export interface VisitVerdict {
  isPerson: boolean
  reason: VisitReason
}

/** A look ahead: a browser or a gateway wants to know the page, and nobody has asked for anything. */
export function isProbe({ method, headers }: VisitSignals): boolean {
  return method === 'HEAD' || looksAhead(headers)
}

/** Mail gateways open links while they deliver; no person reads and presses that fast. */
const secondsOfDelivery = 15

/** Is this the top-level navigation of somebody's browser? When in doubt it is not, and a button asks. */
export function judgeVisit({ headers }: VisitSignals, secondsSinceSending: number | null): VisitVerdict {
  const agent = headers['user-agent'] ?? ''
  const machine = (reason: VisitReason): VisitVerdict => ({ isPerson: false, reason })
  if (headers['sec-fetch-mode'] !== 'navigate') return machine('notANavigation')
  if (headers['sec-fetch-dest'] !== 'document') return machine('framed')
  if (!agent.startsWith('Mozilla/5.0 (') || agentKind(agent) !== 'program') return machine('scannerAgent')
  if (secondsSinceSending === null) return machine('notYetSent')
  if (secondsSinceSending < secondsOfDelivery) return machine('tooSoonAfterSending')
  return { isPerson: true, reason: 'browserNavigation' }
}
