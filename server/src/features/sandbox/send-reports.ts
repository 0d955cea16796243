import { createHash } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { clockOf, findAccount } from '../accounts/index.ts'
import { type Statement, takeStatement } from '../bounces/index.ts'
import { Turn } from '../rounds/index.ts'
import { type DueReport, listReporting, takeReport } from './captured-mail.store.ts'
import { openSummary } from './sealed-mail.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'metrics' | 'log'>

/** What simulated mailboxes send back: judged as a report that came in by mail is. */
export async function sendReports(app: Parts, turn = new Turn(app)): Promise<void> {
  await turn.each(await listReporting(app.db), async (tenant) => {
    while (await app.db.transaction(tenant, (tx) => sendOne(app, tx)));
  })
}

async function sendOne(app: Parts, tx: Tx): Promise<boolean> {
  const [due, account] = await Promise.all([takeReport(tx), findAccount(tx)])
  if (!due || !account) return false
  const { accountId } = tx.tenant
  const { to } = openSummary(app.secrets, accountId, due.summarySealed)
  const key = { accountId, runId: due.runId, messageId: due.messageId }
  const hash = createHash('sha256').update(`${due.report} ${accountId}/${due.runId}/${due.messageId}`).digest('hex')
  const act = { tx, clock: clockOf(app.clock, account), config: app.config, secrets: app.secrets }
  await takeStatement(act, { key, statement: statementOf(due, to), hash, isSimulated: true })
  return true
}

function statementOf({ report }: DueReport, to: string): Statement {
  if (report === 'complaint')
    return { kind: 'complaint', report: { kind: 'complaint', type: 'abuse', names: [], recipients: [to] } }
  const reply = { code: 550, enhanced: '5.1.1', text: 'User unknown' }
  const answer = `${reply.code} ${reply.enhanced} ${reply.text}`
  return {
    kind: 'bounce',
    report: { kind: 'bounce', action: 'failed', reply, answer, recipients: [to], envelopeId: null },
  }
}
