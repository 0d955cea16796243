import type { Language } from '../../platform/text/language.rules.ts'
import type { ChannelStanding, ConsentDocument, ConsentStep, OptinMail } from './consent-document.rules.ts'
import { type DocumentWords, documentWords } from './document-words.rules.ts'

type Line = readonly [label: string, value: string | null]

/** The document as plain text, ready for a printer; all times are UTC. */
export function documentText(document: ConsentDocument, language: Language): string {
  const words = documentWords[language]
  const { account, person, erasedIds, printedAt, channels, steps, optinMails } = document
  const head: Line[] = [
    [words.account, `${account.name} (${account.id})`],
    [words.person, `${person.email ?? words.erased} (${words.subscriber} ${person.subscriberId})`],
    [words.erasedBefore, erasedIds.length > 0 ? erasedIds.join(', ') : null],
    [words.printedAt, utc(printedAt)],
  ]
  return [
    words.title,
    '',
    ...table(head, ''),
    ...section(
      words,
      words.standings,
      channels.map((channel) => [standingLine(channel, words)]),
    ),
    ...section(
      words,
      words.steps,
      steps.map((step) => stepLines(step, words)),
    ),
    ...section(
      words,
      words.optinMails,
      optinMails.map((mail) => mailLines(mail, words)),
    ),
  ].join('\n')
}

function section(words: DocumentWords, title: string, blocks: string[][]): string[] {
  const separated = blocks.flatMap((block, i) => (i > 0 && block.length > 1 ? ['', ...block] : block))
  return ['', title, '', ...(blocks.length > 0 ? separated : [`  ${words.nothing}`])]
}

function standingLine(standing: ChannelStanding, words: DocumentWords): string {
  const { name, state, confirmedAt, confirmedByFormerAddressAt } = standing
  const said = words.states[state] ?? state
  const about = oneLine(name ?? words.recognition)
  if (confirmedAt !== null) return `  ${about}: ${said}, ${words.confirmedByPerson} ${utc(confirmedAt)}`
  if (confirmedByFormerAddressAt !== null)
    return `  ${about}: ${said} *** ${words.notByThisAddress} ${utc(confirmedByFormerAddressAt)} ***`
  return `  ${about}: ${said}${state === 'receiveReady' ? ` *** ${words.noConfirmation} ***` : ''}`
}

function stepLines(step: ConsentStep, words: DocumentWords): string[] {
  const evidence = Object.entries(step.evidence ?? {}).map(
    ([name, value]): Line => [words.evidence[name] ?? name.replace(/^hash:/, 'SHA-256 '), value],
  )
  const lines: Line[] = [
    [words.channel, step.channel],
    [subjectOf(step, words), stateText(step, words)],
    [words.by, actorText(step.actor, words)],
    [words.way, words.ways[step.source] ?? step.source],
    [words.newsletter, step.newsletterId === null ? null : String(step.newsletterId)],
    ...evidence,
    [words.wordingHash, step.wordingHash],
    [words.ledger, `${step.seq}, HMAC-SHA-256 ${step.hash}`],
  ]
  return [
    `  ${utc(step.occurredAt)}`,
    ...(step.withoutConfirmation ? [`    *** ${words.noConfirmation} ***`] : []),
    ...table(lines, '    '),
    ...(step.evidence ? [] : [`    ${words.evidenceErased}`]),
  ]
}

function subjectOf({ channel, to }: ConsentStep, words: DocumentWords): string {
  if (channel !== null) return words.state
  return to === 'addressChanged' ? words.address : words.recognition
}

function stateText({ from, to, channel }: ConsentStep, words: DocumentWords): string {
  const state = (name: string) => words.states[name] ?? name
  if (from === to || (from === null && channel === null)) return state(to)
  return `${from === null ? words.unknownBefore : state(from)} -> ${state(to)}`
}

function mailLines(mail: OptinMail, words: DocumentWords): string[] {
  const lines: Line[] = [
    [words.channels, mail.channels.join(', ')],
    [words.askedAt, utc(mail.askedAt)],
    [words.subject, mail.subject],
    [words.contentHash, mail.contentHash],
    [words.messageId, mail.messageId],
    [words.mailState, mail.state && words.mailStates[mail.state]],
    [words.handedOverAt, mail.handedOverAt && utc(mail.handedOverAt)],
    [words.relayId, mail.relayId],
    [words.tokenHash, mail.tokenHash],
    [words.confirmedAt, mail.confirmedAt ? utc(mail.confirmedAt) : `*** ${words.unconfirmed} ***`],
    [words.confirmIp, mail.confirmIp],
    [words.userAgent, mail.userAgent],
  ]
  return [`  ${mail.id}`, ...table(lines, '    ')]
}

function actorText(actor: string, { actors }: DocumentWords): string {
  const [kind = actor, name] = actor.split(':')
  return `${actors[kind] ?? kind}${name === undefined ? '' : ` ${name}`}`
}

function table(lines: readonly Line[], indent: string): string[] {
  const known = lines.filter((line): line is readonly [string, string] => line[1] !== null)
  const width = Math.max(...known.map(([label]) => label.length))
  return known.map(([label, value]) => `${indent}${oneLine(label).padEnd(width)}  ${oneLine(value)}`)
}

/** What strangers sent must not move the cursor or turn the line around. */
function oneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ').replace(/\p{C}/gu, '\ufffd')
}

function utc(timestamp: string): string {
  return `${timestamp} UTC`
}
