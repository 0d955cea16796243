import { alarmSeconds } from '../relay/doubts.rules.ts'
import type { DoubtsByCause, RelayHealth } from '../relay/index.ts'
import type { AccountFailure, RoundReport } from '../rounds/index.ts'
import { isLate, type RoundProcess, rounds } from '../rounds/round.rules.ts'
import type { PausedRun, QuarantinedRun, RunsAtWork, SuspectedBlock } from '../runs/index.ts'
import type { SenderReport, SendingState, StrayBlock, StrayMails } from '../sending/index.ts'
import type { Lags, SecretLook } from './lag.store.ts'

export interface LaneWaiting {
  /** Accounts with mail that should have left. */
  accounts: number
  /** Those of them whose oldest mail has waited longest. */
  oldest: { accountId: number; seconds: number }[]
  /** The account behind which nobody has been looked at; 0 = all have been. */
  next: number
}

/** Everything one look at the sending engine finds. */
export interface SendingHealth {
  state: SendingState
  secret: SecretLook
  senders: SenderReport[]
  strays: { blocks: StrayBlock[]; mails: StrayMails[] }
  waiting: { priority: LaneWaiting; bulk: LaneWaiting }
  relays: RelayHealth[]
  doubts: DoubtsByCause[]
  runs: RunsAtWork
  pausedRuns: PausedRun[]
  suspectedBlocks: SuspectedBlock[]
  quarantines: QuarantinedRun[]
  rounds: RoundReport[]
  failedAccounts: AccountFailure[]
  lags: Lags & { activeHooks: boolean; failingHooks: number }
}

/** From how many seconds on something needs somebody. */
export const limits = {
  priority: 300,
  bulk: 1800,
  stalledBlock: 600,
  logUnread: 60,
  logStill: 15,
  doubt: alarmSeconds,
  reports: 600,
  webhooks: 600,
  statistics: 900,
  refusedSecret: 86_400,
} as const

/** What needs somebody, most pressing first. Each comes with what it is about. */
export type Finding =
  | { kind: 'wrongSecretHere' }
  | { kind: 'frozen'; reason: string }
  | { kind: 'processAway'; process: RoundProcess; seconds: number | null }
  | { kind: 'noSender'; runs: number }
  | { kind: 'strayWork'; blocks: StrayBlock[]; mails: StrayMails[] }
  | { kind: 'stalledBlock'; sender: SenderReport; seconds: number }
  | { kind: 'waitingLong'; lane: 'priority' | 'bulk'; waiting: LaneWaiting; seconds: number }
  | { kind: 'logNotRead'; relay: string; seconds: number | null }
  | { kind: 'logStill'; relay: string; seconds: number }
  | { kind: 'oldDoubts'; doubts: DoubtsByCause }
  | { kind: 'unfinishedRuns'; runs: RunsAtWork['unfinished'] }
  | { kind: 'roundLate'; round: RoundReport }
  | { kind: 'accountsFailed'; round: string; count: number; accounts: AccountFailure[] }
  | { kind: 'lag'; of: keyof Lags; seconds: number }
  | { kind: 'refusedSecret'; seconds: number; from: string }

export type FindingKind = Finding['kind']

const kinds: Record<FindingKind, true> = {
  wrongSecretHere: true,
  frozen: true,
  processAway: true,
  noSender: true,
  strayWork: true,
  stalledBlock: true,
  waitingLong: true,
  logNotRead: true,
  logStill: true,
  oldDoubts: true,
  unfinishedRuns: true,
  roundLate: true,
  accountsFailed: true,
  lag: true,
  refusedSecret: true,
}
export const findingKinds = Object.keys(kinds) as [FindingKind, ...FindingKind[]]

/** Without what only follows from something else that was found. */
export function findingsIn(health: SendingHealth): Finding[] {
  return [
    ...findingsAboutProcesses(health),
    ...findingsAboutWork(health),
    ...findingsAboutRelay(health),
    ...findingsAboutRounds(health),
    ...findingsAboutLags(health),
  ]
}

function when(isSo: boolean, finding: Finding): Finding[] {
  return isSo ? [finding] : []
}

function findingsAboutProcesses({ secret, state, senders, runs, rounds: kept, lags }: SendingHealth): Finding[] {
  const refused = secret.refusedSeconds ?? Number.POSITIVE_INFINITY
  return [
    ...when(secret.matches === false, { kind: 'wrongSecretHere' }),
    ...(state.frozen ? when(true, { kind: 'frozen', reason: state.reason }) : []),
    ...awayProcesses(kept, lags.activeHooks).map((away) => ({ kind: 'processAway', ...away }) as const),
    ...when(senders.length === 0, { kind: 'noSender', runs: runs.withOpenBlocks }),
    ...when(refused < limits.refusedSecret, {
      kind: 'refusedSecret',
      seconds: refused,
      from: secret.refusedFrom ?? 'an unknown login',
    }),
  ]
}

/** A process is away when none of its rounds has come to an end lately. Webhooks are missed only where there are some. */
function awayProcesses(
  kept: readonly RoundReport[],
  activeHooks: boolean,
): { process: RoundProcess; seconds: number | null }[] {
  return (['dispatcher', 'webhooks', 'tracking'] as const).flatMap((process) => {
    const own = kept.filter(({ name }) => processOf(name) === process)
    const isMissed = { dispatcher: true, webhooks: activeHooks, tracking: own.length > 0 }[process]
    const last = own.flatMap(({ sinceSuccess }) => (sinceSuccess === null ? [] : [sinceSuccess]))
    const seconds = last.length > 0 ? Math.min(...last) : null
    const isAway = seconds === null || isLate({ restSeconds: 0, sinceSuccess: seconds })
    return isMissed && isAway ? [{ process, seconds }] : []
  })
}

/** Undefined for a round of another version. */
function processOf(name: string): RoundProcess | undefined {
  return Object.hasOwn(rounds, name) ? rounds[name as keyof typeof rounds].of : undefined
}

function findingsAboutWork({ strays, senders, waiting, runs }: SendingHealth): Finding[] {
  return [
    ...when(strays.blocks.length + strays.mails.length > 0, { kind: 'strayWork', ...strays }),
    ...senders.flatMap((sender) => {
      const seconds = sender.stalledSeconds ?? 0
      return when(seconds > limits.stalledBlock, { kind: 'stalledBlock', sender, seconds })
    }),
    ...(['priority', 'bulk'] as const).flatMap((lane) => {
      const seconds = waiting[lane].oldest[0]?.seconds ?? 0
      return when(seconds > limits[lane], { kind: 'waitingLong', lane, waiting: waiting[lane], seconds })
    }),
    ...when(runs.unfinished.length > 0, { kind: 'unfinishedRuns', runs: runs.unfinished }),
  ]
}

function findingsAboutRelay({ relays, doubts }: SendingHealth): Finding[] {
  return [
    ...relays.flatMap(({ name: relay, readSeconds: seconds, stillSeconds }) => {
      const isRead = seconds !== null && seconds <= limits.logUnread
      if (!isRead) return when(true, { kind: 'logNotRead', relay, seconds })
      return when(stillSeconds > limits.logStill, { kind: 'logStill', relay, seconds: stillSeconds })
    }),
    ...doubts.flatMap((old) =>
      when(old.cause !== 'resting' && old.overdueSeconds > limits.doubt, { kind: 'oldDoubts', doubts: old }),
    ),
  ]
}

function findingsAboutRounds({ rounds: kept, failedAccounts, lags }: SendingHealth): Finding[] {
  // Of a process that is away, or that nobody needs, its rounds are no news.
  const away = awayProcesses(kept, lags.activeHooks).map(({ process }) => process)
  const silent = new Set<unknown>([undefined, ...away, ...(lags.activeHooks ? [] : ['webhooks'])])
  return kept.flatMap((round) => {
    const { name, restSeconds, sinceSuccess, sinceBegun, failedAccounts: count } = round
    const isOwnFault = !silent.has(processOf(name)) && isLate({ restSeconds, sinceSuccess: sinceSuccess ?? sinceBegun })
    const accounts = failedAccounts.filter((failed) => failed.round === name)
    return [
      ...when(isOwnFault, { kind: 'roundLate', round }),
      ...when(count > 0, { kind: 'accountsFailed', round: name, count, accounts }),
    ]
  })
}

function findingsAboutLags({ lags, rounds: kept }: SendingHealth): Finding[] {
  // Who is away is behind, too; that has been said.
  const away = awayProcesses(kept, lags.activeHooks).map(({ process }) => process)
  const most = { ...limits, judging: limits.statistics }
  return (['reports', 'webhooks', 'judging', 'statistics'] as const).flatMap((of) => {
    const seconds = lags[of] ?? 0
    const isSaid = away.includes(of === 'webhooks' ? 'webhooks' : 'dispatcher')
    return when(!isSaid && seconds > most[of], { kind: 'lag', of, seconds })
  })
}
