import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { forgetAccountExportFiles } from '../account-exports/index.ts'
import { bareAct, lockAccount } from '../accounts/index.ts'
import { forgetBounceAnswers } from '../bounces/index.ts'
import { forgetBulkActs } from '../bulk-acts/index.ts'
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
  keepDays: number
  /** How many one transaction may take, so that nobody waits for it. */
  atOnce: number
  forget(tx: Tx, before: Timestamp, limit: number): Promise<number>
}

const dayMs = 86_400_000

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
      ...{ what: 'unconfirmed', keepDays: config.KEEP_UNCONFIRMED_DAYS, atOnce: 20 },
      forget: (tx, before, limit) => eraseUnconfirmed(app, tx, before, limit),
    },
    { what: 'messageValues', keepDays: config.KEEP_PLACEHOLDERS_DAYS, atOnce, forget: forgetMessageValues },
    { what: 'receiverValues', keepDays: config.KEEP_PLACEHOLDERS_DAYS, atOnce, forget: forgetReceiverValues },
    { what: 'bounceAnswers', keepDays: config.KEEP_ANSWERS_DAYS, atOnce, forget: forgetBounceAnswers },
    { what: 'optinVisits', keepDays: config.KEEP_VISITS_DAYS, atOnce, forget: forgetVisits },
    { what: 'endedLinks', keepDays: config.KEEP_ENDED_LINKS_DAYS, atOnce, forget: forgetEndedLinks },
    { what: 'optouts', keepDays: matterLinkLifeMs / dayMs, atOnce, forget: forgetOptouts },
    { what: 'addressMails', keepDays: longestWindowMs / dayMs, atOnce, forget: forgetAddressMails },
    { what: 'erasures', keepDays: config.KEEP_ERASURES_DAYS, atOnce, forget: forgetErasures },
    { what: 'capturedMails', keepDays: 30, atOnce, forget: forgetCaptured },
    { what: 'exportFiles', keepDays: 1, atOnce, forget: forgetExportFiles },
    { what: 'accountExportFiles', keepDays: 1, atOnce, forget: forgetAccountExportFiles },
    { what: 'importFiles', keepDays: 1, atOnce, forget: forgetImportFiles },
    { what: 'imports', keepDays: 30, atOnce: 20, forget: forgetImports },
    { what: 'trash', keepDays: 30, atOnce: 20, forget: forgetTrash },
    { what: 'deletedWebhookLogs', keepDays: 30, atOnce, forget: forgetDeletedLogs },
    { what: 'actsOnMany', keepDays: 30, atOnce, forget: forgetBulkActs },
    { what: 'idempotencyAnswers', keepDays: keptForMs / dayMs, atOnce, forget: forgetAnswers },
  ]
}

async function applyLimit({ db, clock, metrics }: Parts, tenant: Tenant, limit: Limit): Promise<void> {
  const before = timestamp(new Date(clock.now().getTime() - limit.keepDays * dayMs))
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
