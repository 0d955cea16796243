import { createHash } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { BareAct } from '../accounts/index.ts'
import type { MailKey, MailTokens } from '../assembly/index.ts'
import { noticeMessage } from '../message-notices/index.ts'
import { recordComplaint, unsubscribe } from '../subscriptions/index.ts'
import { applyBounce } from './apply-bounce.ts'
import { classifyReply, rulesVersion } from './classify-reply.rules.ts'
import { type InboundAddress, keyInNames } from './inbound-address.rules.ts'
import { mailSystemAct } from './mail-system-act.ts'
import type { BounceReport, ComplaintReport } from './read-report.rules.ts'
import { readReport } from './read-report.rules.ts'
import {
  findReportedMessage,
  findTenantOfRun,
  insertReport,
  isFirstBounce,
  type JudgedReport,
  type Judgement,
  type NewReport,
  saveJudgement,
} from './report.store.ts'
import { type Distrust, distrustOf, personIn, type ReportedMessage } from './report-trust.rules.ts'

type InboundParts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log' | 'metrics'> & {
  tokens: Pick<MailTokens, 'decodeReturnPath' | 'decodeUnsubscribeAddress'>
}

export interface InboundMail {
  address: InboundAddress
  raw: Buffer
}

/** A statement about one of our messages; who made it is not known. */
export type Statement =
  | { kind: 'bounce'; report: BounceReport }
  | { kind: 'complaint'; report: ComplaintReport }
  | { kind: 'unsubscribe' }

/** `ignored` = no statement, or about nothing of ours: counted, kept nowhere. */
export type Reception = 'ignored' | 'repeated' | Judgement['effect']

/** When this returns, whatever the mail does is committed. */
export async function receiveReport(app: InboundParts, mail: InboundMail): Promise<Reception> {
  const found = understand(app, mail)
  const reception = found ? await take(app, mail, found) : 'ignored'
  app.metrics.inboundMails.inc({ address: mail.address.kind, outcome: reception })
  return reception
}

function understand(
  app: InboundParts,
  { address, raw }: InboundMail,
): { key: MailKey; statement: Statement } | undefined {
  const report = readReport(raw, { toFeedbackAddress: address.kind === 'feedback' })
  // A machine that answers a newsletter does not want to leave.
  if (address.kind === 'unsubscribe')
    return report.kind === 'other' ? { key: address.key, statement: { kind: 'unsubscribe' } } : undefined
  if (report.kind === 'complaint') {
    const key = keyInNames(report.names, app.tokens) ?? (address.kind === 'returnPath' ? address.key : null)
    return key ? { key, statement: { kind: 'complaint', report } } : undefined
  }
  if (report.kind === 'bounce' && address.kind === 'returnPath')
    return { key: address.key, statement: { kind: 'bounce', report } }
  return undefined
}

async function take(
  app: InboundParts,
  { raw }: InboundMail,
  { key, statement }: { key: MailKey; statement: Statement },
): Promise<Reception> {
  const tenant = await findTenantOfRun(app.db, key.runId)
  if (tenant?.accountId !== key.accountId) return 'ignored'
  const hash = createHash('sha256').update(raw).digest('hex')
  return app.db.transaction(tenant, (tx) => takeStatement({ ...app, tx }, { key, statement, hash }))
}

interface Stated {
  key: MailKey
  statement: Statement
  /** Of its words. */
  hash: string
  /** It comes from a mailbox of a sandbox, which tells the truth, by another clock than the mail was sent by. */
  isSimulated?: boolean
}

/** What follows from a statement, inside the account whose message it is about. */
export async function takeStatement(
  app: Pick<BareAct, 'tx' | 'clock' | 'config' | 'secrets'>,
  { key, statement, hash, isSimulated = false }: Stated,
): Promise<Reception> {
  const { tx } = app
  const time = app.clock.now()
  const now = timestamp(time)
  const message = await findReportedMessage(tx, key)
  const distrust = isSimulated && message ? null : distrustIn(statement, message, time)
  const id = await insertReport(tx, { ...key, ...identityOf(statement, { hash, distrust }), receivedAt: now })
  if (id === null) return 'repeated'
  const act = mailSystemAct(app, tx, { report: hash })
  const judged = await judge(act, statement, { key, message, distrust })
  saveJudgement(tx, id, { ...judged, ...personIn(message, judged.answer), rulesVersion, judgedAt: now })
  const notice = { ...key, occurredAt: now }
  if (statement.kind === 'bounce') noticeMessage(tx, { type: 'message.bounced', ...notice }, isFirstBounce(tx, id, key))
  if (isComplaint(statement) && !distrust) noticeMessage(tx, { type: 'message.complained', ...notice })
  return judged.effect
}

function isComplaint(statement: Statement): boolean {
  return statement.kind === 'complaint' && statement.report.type === 'abuse'
}

function distrustIn(statement: Statement, message: ReportedMessage | undefined, now: Date): Distrust | null {
  return statement.kind === 'unsubscribe' ? null : distrustOf(message, { recipients: statement.report.recipients, now })
}

/**
 * Two reports that say the same about a message are one, unless only the second can be believed; two mails of a person
 * who wants to leave are two.
 */
function identityOf(
  statement: Statement,
  { hash, distrust }: { hash: string; distrust: Distrust | null },
): Pick<NewReport, 'kind' | 'digest'> {
  const { kind } = statement
  const said = kind === 'bounce' ? classOf(statement.report).class : kind === 'complaint' ? statement.report.type : hash
  return { kind, digest: createHash('sha256').update(`${said} ${distrust}`).digest() }
}

interface Circumstances {
  key: MailKey
  message: ReportedMessage | undefined
  distrust: Distrust | null
}

function judge(
  act: BareAct,
  statement: Statement,
  circumstances: Circumstances,
): Promise<Omit<JudgedReport, 'subscriberId' | 'rulesVersion' | 'judgedAt'>> {
  if (statement.kind === 'bounce') return judgeBounce(act, statement.report, circumstances)
  if (statement.kind === 'complaint') return judgeComplaint(act, statement.report, circumstances)
  return leave(act, circumstances, 'mailto')
}

function classOf({ action, reply }: BounceReport) {
  return action === 'info' ? ({ class: 'info', rule: 'action' } as const) : classifyReply(reply)
}

async function judgeBounce(act: BareAct, report: BounceReport, { key, message, distrust }: Circumstances) {
  const found = classOf(report)
  const about = { ...found, answer: report.answer }
  if (distrust) return { ...about, effect: 'none' as const, reason: distrust }
  const { subscriberId, newsletterId } = message as ReportedMessage & { subscriberId: number }
  const bounce = { class: found.class, runId: key.runId, subscriberId, newsletterId }
  return { ...about, ...(await applyBounce(act, bounce)) }
}

async function judgeComplaint(act: BareAct, report: ComplaintReport, circumstances: Circumstances) {
  const { message, distrust } = circumstances
  const about = { answer: null, class: report.type, rule: 'feedback type' }
  if (report.type === 'notSpam') return { ...about, effect: 'none' as const, reason: 'notSpam' }
  if (distrust) return { ...about, effect: 'none' as const, reason: distrust }
  if (report.type === 'optOut') return leave(act, circumstances, 'feedbackReport')
  const { subscriberId, newsletterId } = message as ReportedMessage & { subscriberId: number }
  const { changed } = await recordComplaint(act, { subscriberId, newsletterId })
  return { ...about, ...effectIf(changed, 'complaint') }
}

/** However old the mail is: who wants to leave may leave. */
async function leave(act: BareAct, { message }: Circumstances, way: 'mailto' | 'feedbackReport') {
  const about = { answer: null, class: way === 'mailto' ? 'unsubscribe' : 'optOut', rule: way }
  if (!message || message.subscriberId === null || message.isTest)
    return { ...about, effect: 'none' as const, reason: message?.isTest ? 'testMail' : 'noMessage' }
  const { subscriberId, newsletterId, channelId } = message
  // A mail to the unsubscribe address is the person's own word, a feedback report that of their provider.
  const by: BareAct = way === 'mailto' ? { ...act, actor: { kind: 'person' } } : act
  const { outcome } = await unsubscribe(by, { subscriberId, newsletterId, channelId, way })
  return { ...about, ...effectIf(outcome === 'unsubscribed', 'unsubscribed') }
}

function effectIf(changed: boolean, effect: 'complaint' | 'unsubscribed'): Judgement {
  return changed ? { effect, reason: null } : { effect: 'none', reason: 'changesNothing' }
}
