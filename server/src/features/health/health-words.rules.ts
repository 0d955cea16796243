import { ageText, countText } from './age.rules.ts'
import type { SendingHealth } from './finding.rules.ts'
import { doubtCauses } from './finding-words.rules.ts'

const megabyte = 1024 * 1024

/** How things stand, whether something was found or not. */
export function calmLines(health: SendingHealth): string[] {
  return [
    sendersLine(health),
    waitingLine(health),
    ...relayLines(health),
    doubtsLine(health),
    runsLine(health),
    roundsLine(health),
  ]
}

function sendersLine({ senders }: SendingHealth): string {
  if (senders.length === 0) return 'No sender is at work.'
  const each = senders.slice(0, 10).map(({ id, host, pid, silentSeconds, memoryBytes, blocks, mails }) => {
    const memory = memoryBytes === null ? '' : `, ${Math.round(memoryBytes / megabyte)} MB`
    return `${id} (process ${pid} on ${host}: sign of life ${ageText(silentSeconds)} ago${memory}, has ${countText(blocks, 'block', 'blocks')} and ${countText(mails, 'single mail', 'single mails')})`
  })
  return `${countText(senders.length, 'sender is', 'senders are')} at work: ${each.join(', ')}.`
}

function waitingLine({ waiting: { priority, bulk } }: SendingHealth): string {
  const [single, again] = [priority, bulk].map(({ oldest: [first] }) =>
    first ? `the oldest is due for ${ageText(first.seconds)}, in account ${first.accountId}` : 'none is due',
  )
  const unseen =
    priority.next + bulk.next > 0 ? ' Very many accounts have mail waiting; only the first of them were looked at.' : ''
  return `Of opt-in and trigger mails that wait, ${single}; of newsletter mails to be tried again, ${again}.${unseen}`
}

function runsLine({ runs: { atWork, withOpenBlocks } }: SendingHealth): string {
  if (atWork === 0) return 'No newsletter is being sent.'
  return `${countText(atWork, 'newsletter is', 'newsletters are')} being sent; ${withOpenBlocks === 0 ? 'senders have taken everybody' : `in ${withOpenBlocks} of them some people have not been taken by a sender yet`}.`
}

function relayLines({ relays }: SendingHealth): string[] {
  if (relays.length === 0) return ['No log of a relay is read, so the relay cannot be asked about mails in doubt.']
  return relays.map(({ name, readSeconds, provenSeconds }) =>
    readSeconds === null
      ? `The log of the relay ${name} was never read to its end.`
      : `The log of the relay ${name} was read to its end ${ageText(readSeconds)} ago, ${
          provenSeconds === null
            ? 'and shows no visit of ours yet'
            : `and shows a visit of ours ${ageText(provenSeconds)} ago`
        }.`,
  )
}

function doubtsLine({ doubts }: SendingHealth): string {
  const mails = doubts.reduce((sum, of) => sum + of.mails, 0)
  if (mails === 0) return 'No mail is in doubt.'
  const each = doubts.map((of) => `${of.mails} because ${doubtCauses[of.cause].because}`)
  return `${countText(mails, 'mail is', 'mails are')} in doubt: ${each.join('; ')}.`
}

function roundsLine({ rounds }: SendingHealth): string {
  if (rounds.length === 0) return 'No round of a process has been written down yet.'
  const atWork = rounds.filter(({ done }) => done !== null)
  const places = atWork.map(({ name, done, total }) => `${name} is at account ${done} of ${total}`)
  const longest = Math.max(...rounds.map(({ sinceSuccess, sinceBegun }) => sinceSuccess ?? sinceBegun))
  return `${countText(rounds.length, 'round is', 'rounds are')} kept; each has come to its end within the last ${ageText(longest)}${places.length > 0 ? ` (${places.join(', ')})` : ''}.`
}

/** What somebody may want to know, and what needs nobody tonight. */
export function notesOn({ pausedRuns, suspectedBlocks, quarantines, lags }: SendingHealth): string[] {
  return [
    ...pausedRuns.map(
      ({ runId, accountId, reason, seconds }) =>
        `Note: run ${runId} of account ${accountId} is paused for ${ageText(seconds)}: ${reason ?? 'no reason given'}. To go on: postrider run resume --run ${runId}`,
    ),
    ...suspectedBlocks.map(
      ({ runId, accountId, block, crashes, suspect }) =>
        `Note: ${crashes} senders ended over block ${block} of run ${runId} (account ${accountId})${suspect === null ? '' : `, the last one over subscriber ${suspect}`}. It is tried in small parts, and whoever it is will be quarantined.`,
    ),
    ...quarantines.map(
      ({ runId, accountId, mails }) =>
        `Note: ${countText(mails, 'mail', 'mails')} of run ${runId} (account ${accountId}) could not be made or ended senders. The reasons: postrider run show --run ${runId}`,
    ),
    ...(lags.failingHooks > 0
      ? [
          `Note: ${countText(lags.failingHooks, 'webhook has', 'webhooks have')} failed for three days and wait${lags.failingHooks === 1 ? 's' : ''} for the customer to enable it again.`,
        ]
      : []),
  ]
}
