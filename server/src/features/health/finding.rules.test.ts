import { describe, expect, test } from 'vitest'
import { rounds } from '../rounds/round.rules.ts'
import { findingsIn, type SendingHealth } from './finding.rules.ts'
import { wordsOf } from './finding-words.rules.ts'
import { calmLines } from './health-words.rules.ts'

const sender = {
  ...{ id: 7, host: 'mail-1', pid: 4711, silentSeconds: 1, memoryBytes: 2 ** 27, blocks: 2, mails: 3 },
  ...{ stalledRun: 12, stalledBlock: 0, stalledSeconds: 3 },
}
const nobody = { accounts: 0, oldest: [], next: 0 }
const kept = Object.entries(rounds).map(([name, { everyMs }]) => ({
  ...{ name, restSeconds: everyMs / 1000, sinceSuccess: 2, sinceBegun: 2, failure: null, done: null, total: null },
  failedAccounts: 0,
}))
const well: SendingHealth = {
  state: { frozen: false },
  secret: { matches: true, refusedSeconds: null, refusedFrom: null },
  senders: [sender],
  strays: { blocks: [], mails: [] },
  waiting: { priority: nobody, bulk: nobody },
  relays: [{ name: 'relay:25', readSeconds: 1, stillSeconds: 0, provenSeconds: 20, hasLongQueue: false }],
  doubts: [{ cause: 'resting', mails: 4, overdueSeconds: 0, runIds: [12] }],
  runs: { atWork: 1, withOpenBlocks: 1, unfinished: [] },
  pausedRuns: [],
  suspectedBlocks: [],
  quarantines: [],
  rounds: kept,
  failedAccounts: [],
  lags: { reports: null, webhooks: null, judging: 40, statistics: 50, activeHooks: true, failingHooks: 0 },
}
const relay = { name: 'relay:25', readSeconds: 1, stillSeconds: 0, provenSeconds: 20, hasLongQueue: false }
const late = (name: string, sinceSuccess: number | null, more = {}) =>
  kept.map((round) => (round.name === name ? { ...round, sinceSuccess, sinceBegun: 99_999, ...more } : round))
const waits = (seconds: number) => ({ accounts: 1, oldest: [{ accountId: 6, seconds }], next: 0 })
const doubtful = (cause: 'sessionOpen' | 'logStill', overdueSeconds: number) => ({
  doubts: [{ cause, mails: 2, overdueSeconds, runIds: [12] }],
})

test('nothing is found while all is well', () => {
  expect(findingsIn(well)).toEqual([])
  expect(calmLines(well)).toMatchInlineSnapshot(`
    [
      "1 sender is at work: 7 (process 4711 on mail-1: sign of life 1 s ago, 128 MB, has 2 blocks and 3 single mails).",
      "Of opt-in and trigger mails that wait, none is due; of newsletter mails to be tried again, none is due.",
      "The log of the relay relay:25 was read to its end 1 s ago, and shows a visit of ours 20 s ago.",
      "4 mails are in doubt: 4 because they rest before anybody asks.",
      "1 newsletter is being sent; in 1 of them some people have not been taken by a sender yet.",
      "29 rounds are kept; each has come to its end within the last 2 s.",
    ]
  `)
})

describe('what needs somebody, and from when on', () => {
  const cases: [string, Partial<SendingHealth>, string[]][] = [
    ['another secret here', { secret: { ...well.secret, matches: false } }, ['wrongSecretHere']],
    ['no secret at all yet', { secret: { ...well.secret, matches: null } }, []],
    ['refused today', { secret: { ...well.secret, refusedSeconds: 9, refusedFrom: 'x' } }, ['refusedSecret']],
    ['refused the day before', { secret: { ...well.secret, refusedSeconds: 90_000, refusedFrom: 'x' } }, []],
    ['frozen', { state: { frozen: true, reason: 'a copy' } }, ['frozen']],
    ['no sender', { senders: [] }, ['noSender']],
    ['a slow block', { senders: [{ ...sender, stalledSeconds: 599 }] }, []],
    ['a block that does not move', { senders: [{ ...sender, stalledSeconds: 601 }] }, ['stalledBlock']],
    ['mails of a sender that is gone', { strays: { blocks: [], mails: [{ senderId: 3, mails: 2 }] } }, ['strayWork']],
    ['an opt-in mail that is late', { waiting: { priority: waits(301), bulk: waits(301) } }, ['waitingLong']],
    ['a newsletter mail that is late', { waiting: { priority: waits(1), bulk: waits(1801) } }, ['waitingLong']],
    ['a log nobody reads', { relays: [{ ...relay, readSeconds: 61, stillSeconds: 70 }] }, ['logNotRead']],
    ['a log nobody ever read', { relays: [{ ...relay, readSeconds: null }] }, ['logNotRead']],
    ['a log that stands still', { relays: [{ ...relay, stillSeconds: 16 }] }, ['logStill']],
    ['a young doubt', doubtful('sessionOpen', 599), []],
    ['an old doubt', doubtful('sessionOpen', 601), ['oldDoubts']],
    ['runs nobody finishes', { runs: { ...well.runs, unfinished: [{ runId: 1, accountId: 6 }] } }, ['unfinishedRuns']],
    ['a late round', { rounds: late('forgetOutdated', 7400, { done: 3, total: 9 }) }, ['roundLate']],
    ['a round that never ended', { rounds: late('forgetOutdated', null) }, ['roundLate']],
    ['an account that fails', { rounds: late('forgetOutdated', 2, { failedAccounts: 1 }) }, ['accountsFailed']],
    ['reports nobody judges', { lags: { ...well.lags, reports: 601 } }, ['lag']],
    ['sums that are old', { lags: { ...well.lags, judging: 901, statistics: 901 } }, ['lag', 'lag']],
    ['a hook nobody serves', { lags: { ...well.lags, webhooks: 601 } }, ['lag']],
  ]
  test.each(cases)('%s', (_name, change, kinds) => {
    const findings = findingsIn({ ...well, ...change })
    expect(findings.map(({ kind }) => kind)).toEqual(kinds)
    for (const finding of findings) expect(wordsOf(finding).sentence).toMatch(/^[A-Z\d].*\.$/)
  })
})

test('a dispatcher that is away is said once, and not again for everything that follows from it', () => {
  const old = kept.map((round) =>
    rounds[round.name as 'startRuns'].of === 'dispatcher' ? { ...round, sinceSuccess: 900 } : round,
  )
  const behind = { ...well.lags, judging: 1000, statistics: 1000, reports: 1000 }
  expect(findingsIn({ ...well, rounds: old, lags: behind })).toEqual([
    { kind: 'processAway', process: 'dispatcher', seconds: 900 },
  ])
  expect(findingsIn({ ...well, rounds: [] }).map(({ kind }) => kind)).toEqual(['processAway', 'processAway'])
})

test('nobody misses the process of webhooks where there are none', () => {
  const withoutHooks = { ...well.lags, activeHooks: false }
  expect(
    findingsIn({ ...well, rounds: late('serveWebhooks', 9999), lags: withoutHooks }).map(({ kind }) => kind),
  ).toEqual([])
})
