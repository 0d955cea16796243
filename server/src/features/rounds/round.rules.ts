/** Everything processes do again and again that somebody would miss, with how long it rests in between. */
export const rounds = {
  startRuns: { everyMs: 500, of: 'dispatcher', byAccount: true },
  openHours: { everyMs: 500, of: 'dispatcher', byAccount: true },
  decideTests: { everyMs: 500, of: 'dispatcher', byAccount: true },
  returnWork: { everyMs: 500, of: 'dispatcher' },
  finishRuns: { everyMs: 500, of: 'dispatcher', byAccount: true },
  sendUserMails: { everyMs: 500, of: 'dispatcher' },
  settleDoubts: { everyMs: 500, of: 'dispatcher' },
  judgeRefusals: { everyMs: 500, of: 'dispatcher', byAccount: true },
  tellOfMessages: { everyMs: 500, of: 'dispatcher', byAccount: true },
  stepSandboxes: { everyMs: 500, of: 'dispatcher', byAccount: true },
  sendReports: { everyMs: 1000, of: 'dispatcher', byAccount: true },
  brakeRuns: { everyMs: 5000, of: 'dispatcher', byAccount: true },
  renewMailings: { everyMs: 500, of: 'dispatcher', byAccount: true },
  sendWelcomes: { everyMs: 1000, of: 'dispatcher', byAccount: true },
  startBirthdays: { everyMs: 60_000, of: 'dispatcher', byAccount: true },
  judgeEvents: { everyMs: 10_000, of: 'dispatcher' },
  foldStatistics: { everyMs: 10_000, of: 'dispatcher', byAccount: true },
  checkStatistics: { everyMs: 600_000, of: 'dispatcher', byAccount: true },
  checkDomains: { everyMs: 600_000, of: 'dispatcher', byAccount: true },
  checkArchiveHosts: { everyMs: 600_000, of: 'dispatcher', byAccount: true },
  keepMonths: { everyMs: 600_000, of: 'dispatcher' },
  forgetRelayNames: { everyMs: 3_600_000, of: 'dispatcher' },
  forgetOutdated: { everyMs: 3_600_000, of: 'dispatcher', byAccount: true },
  keepHeads: { everyMs: 3_600_000, of: 'dispatcher', byAccount: true },
  endAccounts: { everyMs: 600_000, of: 'dispatcher', byAccount: true },
  forgetSignups: { everyMs: 3_600_000, of: 'dispatcher' },
  forgetEmailLinks: { everyMs: 3_600_000, of: 'dispatcher' },
  serveWebhooks: { everyMs: 500, of: 'webhooks' },
  emptyJournal: { everyMs: 500, of: 'tracking' },
} as const satisfies Record<string, RoundKind>

interface RoundKind {
  everyMs: number
  of: RoundProcess
  /** It goes from account to account, and one that fails keeps no other from its turn. */
  byAccount?: boolean
}

export type RoundProcess = 'dispatcher' | 'webhooks' | 'tracking'
export type RoundName = keyof typeof rounds

/** A round that has come to no end for this long, beyond its rest, is late; a long one is given as long again as it rests. */
const patienceSeconds = 120

export function isLate({ restSeconds, sinceSuccess }: { restSeconds: number; sinceSuccess: number }): boolean {
  return sinceSuccess > 2 * restSeconds + patienceSeconds
}

/** What may be kept of a failure: codes and names, never a message, which may quote somebody's data. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  const own = typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name
  return error.cause instanceof Error ? `${own}: ${failureName(error.cause)}` : own
}
