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

export interface Verdict {
  isPerson: boolean
  reason: VisitReason
}

/** A look ahead: a browser or a gateway wants to know the page, and nobody has asked for anything. */
export function isProbe({ method, headers }: VisitSignals): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
  return (
    method === 'HEAD' ||
    purposes.some((purpose) => purpose !== undefined && /prefetch|preview|prerender/i.test(purpose))
  )
}

/** Mail gateways open links while they deliver; no person reads and presses that fast. */
const secondsOfDelivery = 15

/** Link scanners, previews and programs that say who they are. */
const machineAgent = new RegExp(
  [
    '(?<!cu)bot\\b|crawl|spider|scan|preview|fetch|monitor|headless|phantom|selenium|puppeteer|playwright|lighthouse',
    'proofpoint|mimecast|barracuda|safelinks|urldefense|fireeye|trellix|ironport|symantec|messagelabs|sophos|forcepoint',
    'trendmicro|fortinet|fortigate|cloudmark|zscaler|checkpoint|avanan|paloalto|virustotal|googleimageproxy|facebookexternalhit',
    'curl|wget|python|libwww|perl|ruby|java/|okhttp|apache-http|go-http|node|axios|undici|guzzle|php',
  ].join('|'),
  'i',
)

/** Is this the top-level navigation of somebody's browser? When in doubt it is not, and a button asks. */
export function judgeVisit({ headers }: VisitSignals, secondsSinceSending: number | null): Verdict {
  const agent = headers['user-agent'] ?? ''
  const machine = (reason: VisitReason): Verdict => ({ isPerson: false, reason })
  if (headers['sec-fetch-mode'] !== 'navigate') return machine('notANavigation')
  if (headers['sec-fetch-dest'] !== 'document') return machine('framed')
  if (!agent.startsWith('Mozilla/5.0 (') || machineAgent.test(agent)) return machine('scannerAgent')
  if (secondsSinceSending === null) return machine('notYetSent')
  if (secondsSinceSending < secondsOfDelivery) return machine('tooSoonAfterSending')
  return { isPerson: true, reason: 'browserNavigation' }
}
