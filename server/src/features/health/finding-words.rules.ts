import type { DoubtCause } from '../relay/index.ts'
import type { RoundProcess } from '../rounds/index.ts'
import { ageText, countText } from './age.rules.ts'
import type { Finding, FindingKind } from './finding.rules.ts'

/** What is wrong in a sentence, and what to do about it. A remedy that begins with `$` is a command to run. */
export interface Words {
  sentence: string
  remedies: string[]
}

type Of<K extends FindingKind> = Extract<Finding, { kind: K }>

export function wordsOf(finding: Finding): Words {
  return (words[finding.kind] as (of: Finding) => Words)(finding)
}

const see = (section: string) => `docs/operations/sending.md, "${section}"`
const repair = '$ postrider sending doctor --repair'

const words: { [K in FindingKind]: (finding: Of<K>) => Words } = {
  wrongSecretHere: () => ({
    sentence: 'This command has another POSTRIDER_SECRET than the installation.',
    remedies: ['Set the secret the other processes have, and ask again.'],
  }),
  frozen: ({ reason }) => ({
    sentence: `No mail leaves, because sending is frozen: ${reason}.`,
    remedies: [
      `First read ${see('Sending is frozen')}; a copy must stay frozen. Then:`,
      '$ postrider sending unfreeze',
    ],
  }),
  processAway: ({ process, seconds }) => ({
    sentence: `The ${process} ${process === 'webhooks' ? 'process is' : 'is'} away: ${
      seconds === null ? 'it has never been at work here' : `its last sign of life is ${ageText(seconds)} old`
    }. ${missed[process]}`,
    remedies: [
      'Look at its log for the reason, then start it, or end it and start it again if it hangs:',
      `$ postrider ${process}`,
    ],
  }),
  noSender: ({ runs }) => ({
    sentence: `No sender is at work, so no mail leaves${runs > 0 ? `; ${countText(runs, 'newsletter waits', 'newsletters wait')} for one` : ''}.`,
    remedies: ['Look at the log of the last one for why it ended, then start one:', '$ postrider sender'],
  }),
  refusedSecret: ({ seconds, from }) => ({
    sentence: `A process with another POSTRIDER_SECRET wanted to start ${ageText(seconds)} ago (database login ${from}). It was refused and has done no harm.`,
    remedies: ['Find it, give it the secret the others have, and start it again. This line goes after a day.'],
  }),
  strayWork,
  stalledBlock: ({ sender, seconds }) => ({
    sentence: `Sender ${sender.id} (process ${sender.pid} on ${sender.host}) has had part of run ${sender.stalledRun} for ${ageText(seconds)} without finishing a single mail of it.`,
    remedies: [
      `Usually the relay defers this account's mail, or hangs: see its log, and ${see('When the relay defers mail')}.`,
      `If neither is so, end the sender on ${sender.host}; others take over after 20 seconds and nothing is sent twice:`,
      `$ kill ${sender.pid}`,
    ],
  }),
  waitingLong: ({ lane, waiting, seconds }) => ({
    sentence: `${lane === 'priority' ? 'Opt-in and trigger mails' : 'Mails of newsletters that are to be tried again'} wait too long: the oldest should have left ${ageText(seconds)} ago. Longest in ${waiting.oldest
      .map(({ accountId, seconds: own }) => `account ${accountId} (${ageText(own)})`)
      .join(', ')}; ${countText(waiting.accounts, 'account has', 'accounts have')} mail that is due.`,
    remedies: [
      'See what else is said here first. If senders are at work and the relay takes mail, they are too few: start another one:',
      '$ postrider sender',
    ],
  }),
  unfinishedRuns: ({ runs }) => ({
    sentence: `${countText(runs.length, 'run has', 'runs have')} come to the end of every mail and cannot be finished.`,
    remedies: [
      'The log of the dispatcher says why: look for "a run could not be finished". What became of everybody:',
      ...runs.slice(0, 3).map(({ runId }) => `$ postrider run show --run ${runId}`),
    ],
  }),
  logNotRead: ({ relay, seconds }) => ({
    sentence: `The log of the relay ${relay} ${seconds === null ? 'was never read to its end' : `was last read to its end ${ageText(seconds)} ago`}. Mails in doubt have to wait, and nobody hears what became of the others.`,
    remedies: [`The log of the dispatcher says why it cannot be read: ${see('The log cannot be read')}.`],
  }),
  logStill: ({ relay, seconds }) => ({
    sentence: `The log of the relay ${relay} stands still: it shows nothing of a visit ${ageText(seconds)} ago.`,
    remedies: [
      'On the machine of the relay, make room on the disk of the log if it is full, then:',
      '$ postfix reload',
      `If that does not help: ${see('The log stands still')}.`,
    ],
  }),
  oldDoubts: ({ doubts: { cause, mails, overdueSeconds, runIds } }) => ({
    sentence: `${countText(mails, 'mail is', 'mails are')} in doubt for ${ageText(overdueSeconds)} longer than usual (run ${runIds.join(', ')}), because ${doubtCauses[cause].because}.`,
    remedies: [...doubtCauses[cause].remedies, 'Nobody needs to decide anything: the doubt settles itself then.'],
  }),
  roundLate: ({ round: { name, sinceSuccess, failure, done, total } }) => ({
    sentence: `The round ${name} is late: ${
      sinceSuccess === null ? 'it has never come to its end' : `it last came to its end ${ageText(sinceSuccess)} ago`
    }${done === null ? '' : `, and is at account ${done} of ${total}`}${failure ? `; its last turn failed (${failure})` : ''}.`,
    remedies: [
      failure
        ? 'The log of its process has the whole failure: look for "a turn failed".'
        : 'It may be at work on very much. If it does not move for an hour, end its process and start it again.',
    ],
  }),
  accountsFailed: ({ round, count, accounts }) => ({
    sentence: `The round ${round} fails in ${countText(count, 'account', 'accounts')}; all others are served.${accounts
      .slice(0, 5)
      .map(({ accountId, failure, sinceSeconds }) => ` Account ${accountId}: ${failure}, for ${ageText(sinceSeconds)}.`)
      .join('')}`,
    remedies: ["The dispatcher's log has the whole failure under the account's number (accountId)."],
  }),
  lag: ({ of, seconds }) => ({
    sentence: lagSentences[of](ageText(seconds)),
    remedies: [
      'See whether its round is named here; otherwise it is catching up, and the figure falls when you ask again.',
    ],
  }),
}

function strayWork({ blocks, mails }: Of<'strayWork'>): Words {
  const single = mails.reduce((sum, held) => sum + held.mails, 0)
  const onWire = blocks.reduce((sum, block) => sum + block.onWire, 0)
  const parts = [
    ...(blocks.length > 0
      ? [
          `${countText(blocks.length, 'block', 'blocks')} of newsletters (run ${[...new Set(blocks.map(({ runId }) => runId))].slice(0, 5).join(', ')}; ${countText(onWire, 'mail', 'mails')} on the wire)`,
        ]
      : []),
    ...(single > 0 ? [countText(single, 'single mail', 'single mails')] : []),
  ]
  const senders = [...new Set([...blocks, ...mails].map(({ senderId }) => senderId))]
  return {
    sentence: `${parts.join(' and ')} ${parts.length > 1 || blocks.length + single > 1 ? 'belong' : 'belongs'} to senders that are gone (${senders.slice(0, 5).join(', ')}). Nobody sends them.`,
    remedies: [
      'The dispatcher gives them back within a second; if it is away, start it. If it is at work and this stays, or cannot be started now:',
      repair,
    ],
  }
}

const missed: Record<RoundProcess, string> = {
  dispatcher: 'No newsletter starts or ends, and what ended senders held stays where it is.',
  webhooks: 'Events wait in the log of each account.',
  tracking: 'Opens and clicks are not counted.',
}

const lagSentences = {
  reports: (age: string) => `A refusal or report of failure waits for ${age} to be judged.`,
  webhooks: (age: string) => `An attempt at a webhook is overdue by ${age}.`,
  judging: (age: string) => `Opens and clicks are judged only up to ${age} ago.`,
  statistics: (age: string) => `Statistics show only what happened up to ${age} ago.`,
}

export const doubtCauses: Record<DoubtCause, { because: string; remedies: string[] }> = {
  resting: { because: 'they rest before anybody asks', remedies: [] },
  opaqueRelay: {
    because: 'the relay has no log we read, and the dispatcher has not settled them',
    remedies: ['Start the dispatcher:', '$ postrider dispatcher'],
  },
  logNotRead: {
    because: 'the log of the relay is not read',
    remedies: [see('The log cannot be read')],
  },
  logStill: {
    because: 'the log of the relay stands still',
    remedies: ['On the machine of the relay:', '$ postfix reload', see('The log stands still')],
  },
  relayAway: {
    because: 'the relay does not answer the visits of the dispatcher',
    remedies: ['On the machine of the relay:', '$ postfix status', '$ postfix start'],
  },
  sessionOpen: {
    because: 'the relay has not ended the session that carried them: one of its daemons hangs, or waits for bytes',
    remedies: [
      'Its process id is in the table relay_daemons. If it does not go on within some minutes, kill it on the machine of the relay:',
      '$ psql -c "select d.pid, d.client, d.seen_at from relay_daemons d join relay_sessions s on s.client = d.client order by d.seen_at"',
    ],
  },
  longQueue: {
    because: 'the queue of the relay is so long that it may hold mail it has not logged yet',
    remedies: ['Wait for it to shrink, and see what holds it up:', '$ mailq | tail -1'],
  },
  beingSettled: {
    because: 'they are being settled, which takes a visit of the relay and a look at its log',
    remedies: ['Ask again in a minute. If this stays, the dispatcher hangs: end it and start it again.'],
  },
}
