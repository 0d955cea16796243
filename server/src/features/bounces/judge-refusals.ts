import { createHash } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { BareAct } from '../accounts/index.ts'
import { noticeMessage } from '../message-notices/index.ts'
import { Turn } from '../rounds/index.ts'
import { applyBounce } from './apply-bounce.ts'
import { classifyReply, readReply, rulesVersion } from './classify-reply.rules.ts'
import { mailSystemAct } from './mail-system-act.ts'
import {
  claimReport,
  findReportedMessage,
  isFirstBounce,
  type Judgement,
  listNotedReports,
  type NotedReport,
  saveJudgement,
} from './report.store.ts'
import { personIn, type ReportedMessage } from './report-trust.rules.ts'
import { storedAnswer } from './stored-answer.rules.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log'>

const atOnce = 500

/** Judges what the relay has refused or given up since the last time; tells how many there were. */
export async function judgeRefusals(app: Parts, turn = new Turn(app)): Promise<number> {
  const noted = await listNotedReports(app.db, { limit: atOnce, exceptOf: turn.resting })
  for (const report of noted)
    try {
      await app.db.transaction(report, (tx) => judge(app, tx, report))
    } catch (error) {
      app.log.error({ err: error, accountId: report.accountId, reportId: report.id }, 'a refusal could not be judged')
      await turn.note(report.accountId, `report ${report.id}`, error)
    }
  return noted.length
}

async function judge(app: Parts, tx: Tx, report: NotedReport): Promise<void> {
  if (!(await claimReport(tx, report.id))) return
  const message = (await findReportedMessage(tx, report)) as ReportedMessage
  const now = timestamp(app.clock.now())
  const reply = readReply(answerOf(message))
  const found = classifyReply(reply)
  const answer = storedAnswer(reply, hostIn(message.reply))
  const hash = createHash('sha256').update(answer).digest('hex')
  const act = mailSystemAct(app, tx, { answer: hash })
  const judgement = await effectOf(act, message, { class: found.class, runId: report.runId })
  saveJudgement(tx, report.id, { ...found, ...judgement, ...personIn(message, answer), rulesVersion, judgedAt: now })
  noticeMessage(tx, { type: 'message.bounced', ...report, occurredAt: now }, isFirstBounce(tx, report.id, report))
}

/** The ledger's own word needs no proof; only who is meant must still be there. */
async function effectOf(
  act: BareAct,
  { subscriberId, emailKey, isOfFormerAddress, newsletterId, isTest }: ReportedMessage,
  about: Omit<Parameters<typeof applyBounce>[1], 'subscriberId' | 'newsletterId'>,
): Promise<Judgement> {
  if (isTest) return { effect: 'none', reason: 'testMail' }
  if (subscriberId === null || emailKey === null) return { effect: 'none', reason: 'subscriberGone' }
  if (isOfFormerAddress) return { effect: 'none', reason: 'otherRecipient' }
  return applyBounce(act, { ...about, subscriberId, newsletterId })
}

/** The sender records code and text apart; the relay's log has both in one sentence. */
function answerOf({ replyCode, reply }: ReportedMessage): string {
  const text = reply ?? ''
  return replyCode === null || /^(host \S|[245]\d\d[ -])/.test(text) ? text : `${replyCode} ${text}`
}

function hostIn(reply: string | null): string | undefined {
  return /^host ([^\s[]{1,255})/.exec(reply ?? '')?.[1]
}
