import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { forgetAccountExportFiles } from '../account-exports/index.ts'
import { bareAct, lockAccount } from '../accounts/index.ts'
import { forgetBounceAnswers } from '../bounces/index.ts'
import { forgetBulkActs } from '../bulk-acts/index.ts'
import { evidenceOutdatedBefore, forgetEvidence } from '../consent/index.ts'
import { forgetExportFiles } from '../exports/index.ts'
import { forgetAnswers, keptForMs } from '../idempotency/index.ts'
import { forgetImportFiles, forgetImports } from '../imports/index.ts'
import { forgetTrash } from '../mailings/index.ts'
import { forgetEndedLinks, forgetMessageValues, matterLinkLifeMs } from '../messages/index.ts'
import { forgetVisits } from '../pages/index.ts'
import { Turn } from '../rounds/index.ts'
import { forgetCaptured } from '../sandbox/index.ts'
import { eraseSubscriber, forgetOptouts } from '../subscriptions/index.ts'
import { forgetAddressMails, forgetErasures, longestWindowMs } from '../suppression/index.ts'
import { forgetReceiverValues } from '../triggers/index.ts'
import { forgetDeletedLogs } from '../webhooks/index.ts'
import { listAccounts, listUnconfirmed } from './unconfirmed.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'metrics' | 'log'>

interface Limit {
  what: string
  /** What is older goes. */
  before(now: Date): Timestamp
  /** How many one transaction may take, so that nobody waits for it. */
  atOnce: number
  forget(tx: Tx, before: Timestamp, limit: number): Promise<number>
}

const dayMs = 86_400_000
const daysAgo = (days: number) => (now: Date) => timestamp(new Date(now.getTime() - days * dayMs))

/** Erases what has been kept for long enough, account by account; what a crash leaves undone the next round finds. */
export async function forgetOutdated(app: Parts, turn = new Turn(app)): Promise<void> {
  const limits = limitsOf(app)
  await turn.each(await listAccounts(app.db), async (tenant) => {
    for (const limit of limits) await turn.attempt(tenant.accountId, limit.what, () => applyLimit(app, tenant, limit))
  })
}

function limitsOf(app: Parts): Limit[] {
  const { config } = app
  const atOnce = 500
  return [
    {
      ...{ what: 'unconfirmed', before: daysAgo(config.KEEP_UNCONFIRMED_DAYS), atOnce: 20 },
      forget: (tx, before, limit) => eraseUnconfirmed(app, tx, before, limit),
    },
    { what: 'messageValues', before: daysAgo(config.KEEP_PLACEHOLDERS_DAYS), atOnce, forget: forgetMessageValues },
    { what: 'receiverValues', before: daysAgo(config.KEEP_PLACEHOLDERS_DAYS), atOnce, forget: forgetReceiverValues },
    { what: 'bounceAnswers', before: daysAgo(config.KEEP_ANSWERS_DAYS), atOnce, forget: forgetBounceAnswers },
    { what: 'optinVisits', before: daysAgo(config.KEEP_VISITS_DAYS), atOnce, forget: forgetVisits },
    { what: 'endedLinks', before: daysAgo(config.KEEP_ENDED_LINKS_DAYS), atOnce, forget: forgetEndedLinks },
    { what: 'optouts', before: daysAgo(matterLinkLifeMs / dayMs), atOnce, forget: forgetOptouts },
    { what: 'addressMails', before: daysAgo(longestWindowMs / dayMs), atOnce, forget: forgetAddressMails },
    { what: 'erasures', before: erasuresBefore(config), atOnce, forget: forgetErasures },
    { what: 'evidence', before: evidenceOutdatedBefore, atOnce, forget: forgetEvidence },
    { what: 'capturedMails', before: daysAgo(30), atOnce, forget: forgetCaptured },
    { what: 'exportFiles', before: daysAgo(1), atOnce, forget: forgetExportFiles },
    { what: 'accountExportFiles', before: daysAgo(1), atOnce, forget: forgetAccountExportFiles },
    { what: 'importFiles', before: daysAgo(1), atOnce, forget: forgetImportFiles },
    { what: 'imports', before: daysAgo(30), atOnce: 20, forget: forgetImports },
    { what: 'trash', before: daysAgo(30), atOnce: 20, forget: forgetTrash },
    { what: 'deletedWebhookLogs', before: daysAgo(30), atOnce, forget: forgetDeletedLogs },
    { what: 'actsOnMany', before: daysAgo(30), atOnce, forget: forgetBulkActs },
    { what: 'idempotencyAnswers', before: daysAgo(keptForMs / dayMs), atOnce, forget: forgetAnswers },
  ]
}

/** As evidence of an erased person they are needed as long as any, and perhaps longer to erase somebody again. */
function erasuresBefore({ KEEP_ERASURES_DAYS }: Pick<Config, 'KEEP_ERASURES_DAYS'>) {
  return (now: Date): Timestamp => {
    const [earlier] = [evidenceOutdatedBefore(now), daysAgo(KEEP_ERASURES_DAYS)(now)].sort()
    return earlier as Timestamp
  }
}

async function applyLimit({ db, clock, metrics }: Parts, tenant: Tenant, limit: Limit): Promise<void> {
  const before = limit.before(clock.now())
  for (;;) {
    const count = await db.transaction(tenant, (tx) => limit.forget(tx, before, limit.atOnce))
    metrics.forgotten.inc({ what: limit.what }, count)
    if (count < limit.atOnce) return
  }
}

/** Under the account's lock, so that nobody confirms between the look and the erasure. */
async function eraseUnconfirmed(app: Parts, tx: Tx, before: Timestamp, limit: number): Promise<number> {
  await lockAccount(tx)
  const ids = await listUnconfirmed(tx, before, limit)
  const act = bareAct(app, tx, { actor: { kind: 'retention' }, evidence: { by: 'nobody' } })
  for (const subscriberId of ids) await eraseSubscriber(act, { subscriberId, source: 'unconfirmed' })
  return ids.length
}
