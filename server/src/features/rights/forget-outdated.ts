import type { App } from '../../platform/app/app.ts'
import { monthsBefore } from '../../platform/clock/months-before.rules.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forgetAccountExportFiles } from '../account-exports/index.ts'
import { bareAct, lockAccount, type Retention, retentionBounds } from '../accounts/index.ts'
import { forgetArticles } from '../articles/index.ts'
import { auditKeptDays, forgetAudit, forgetOperatorActs } from '../audit/index.ts'
import { forgetBounceAnswers } from '../bounces/index.ts'
import { forgetBulkActs } from '../bulk-acts/index.ts'
import { evidenceOutdatedBefore, forgetEvidence } from '../consent/index.ts'
import { forgetExportFiles } from '../exports/index.ts'
import { forgetGroups } from '../groups/index.ts'
import { forgetAnswers, keptForMs } from '../idempotency/index.ts'
import { forgetImportFiles, forgetImports } from '../imports/index.ts'
import { forgetTrash, trashDays } from '../mailings/index.ts'
import { forgetPictures } from '../media/index.ts'
import { forgetEndedLinks, forgetMessageValues, matterLinkLifeMs } from '../messages/index.ts'
import { forgetVisits } from '../pages/index.ts'
import { Turn } from '../rounds/index.ts'
import { forgetCaptured } from '../sandbox/index.ts'
import { forgetOpensAndClicks } from '../statistics/index.ts'
import { eraseSubscriber, forgetOptouts } from '../subscriptions/index.ts'
import { forgetAddressMails, forgetErasures, longestWindowMs } from '../suppression/index.ts'
import { forgetReceiverValues } from '../triggers/index.ts'
import { forgetDeletedLogs } from '../webhooks/index.ts'
import { type KeepingAccount, listAccounts, listUnconfirmed } from './unconfirmed.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'metrics' | 'log'>

interface Limit {
  what: string
  /** What is older goes; null = nothing does. */
  before(now: Date, retention: Retention): Timestamp | null
  /** How many one transaction may take, so that nobody waits for it. */
  atOnce: number
  forget(tx: Tx, before: Timestamp, limit: number): Promise<number | Forgotten>
}

interface Forgotten {
  count: number
  /** What lies outside of the database, once the rows are gone for good. */
  onceKept(): Promise<void>
}

const dayMs = 86_400_000
/** An account keeps shorter than the installation, or as long. */
const atMost = (days: number, kind: keyof Retention) => (now: Date, retention: Retention) =>
  daysAgo(Math.min(days, retention[kind]))(now)

/** Where an account keeps them as long as everybody, they go with their months. */
function eventsBefore(now: Date, { eventsMonths }: Retention): Timestamp | null {
  if (eventsMonths >= retentionBounds.eventsMonths.most) return null
  return timestamp(monthsBefore(now, eventsMonths))
}

const daysAgo = (days: number) => (now: Date) => timestamp(new Date(now.getTime() - days * dayMs))

/** Erases what has been kept for long enough, account by account; what a crash leaves undone the next round finds. */
export async function forgetOutdated(app: Parts, turn = new Turn(app)): Promise<void> {
  const limits = limitsOf(app)
  await turn.each(await listAccounts(app.db), async (tenant) => {
    for (const limit of limits) await turn.attempt(tenant.accountId, limit.what, () => applyLimit(app, tenant, limit))
  })
  const before = daysAgo(auditKeptDays)(app.clock.now())
  await untilDone(app, { what: 'operatorActs', atOnce: 500 }, (limit) => forgetOperatorActs(app, { before, limit }))
}

function limitsOf(app: Parts): Limit[] {
  const { config } = app
  const atOnce = 500
  const valuesBefore = atMost(config.KEEP_PLACEHOLDERS_DAYS, 'valuesDays')
  return [
    {
      ...{ what: 'unconfirmed', before: atMost(config.KEEP_UNCONFIRMED_DAYS, 'unconfirmedDays'), atOnce: 20 },
      forget: (tx, before, limit) => eraseUnconfirmed(app, tx, before, limit),
    },
    { what: 'messageValues', before: valuesBefore, atOnce, forget: forgetMessageValues },
    { what: 'receiverValues', before: valuesBefore, atOnce, forget: forgetReceiverValues },
    {
      what: 'bounceAnswers',
      before: atMost(config.KEEP_ANSWERS_DAYS, 'answersDays'),
      atOnce,
      forget: forgetBounceAnswers,
    },
    { what: 'optinVisits', before: daysAgo(config.KEEP_VISITS_DAYS), atOnce, forget: forgetVisits },
    { what: 'endedLinks', before: daysAgo(config.KEEP_ENDED_LINKS_DAYS), atOnce, forget: forgetEndedLinks },
    { what: 'optouts', before: daysAgo(matterLinkLifeMs / dayMs), atOnce, forget: forgetOptouts },
    { what: 'addressMails', before: daysAgo(longestWindowMs / dayMs), atOnce, forget: forgetAddressMails },
    { what: 'erasures', before: erasuresBefore(config), atOnce, forget: forgetErasures },
    { what: 'evidence', before: evidenceOutdatedBefore, atOnce, forget: forgetEvidence },
    {
      ...{ what: 'audit', before: daysAgo(auditKeptDays), atOnce },
      forget: (tx, before, limit) => forgetAudit(app, tx, { before, limit }),
    },
    { what: 'opensAndClicks', before: eventsBefore, atOnce: 5000, forget: forgetOpensAndClicks },
    { what: 'capturedMails', before: daysAgo(30), atOnce, forget: forgetCaptured },
    { what: 'exportFiles', before: daysAgo(1), atOnce, forget: forgetExportFiles },
    { what: 'accountExportFiles', before: daysAgo(1), atOnce, forget: forgetAccountExportFiles },
    { what: 'importFiles', before: daysAgo(1), atOnce, forget: forgetImportFiles },
    { what: 'imports', before: daysAgo(30), atOnce: 20, forget: forgetImports },
    { what: 'trash', before: daysAgo(trashDays), atOnce: 20, forget: forgetTrash },
    {
      ...{ what: 'pictures', before: daysAgo(30), atOnce: 20 },
      forget: (tx, before, limit) => forgetPictures(config, tx, { before, limit }),
    },
    { what: 'articles', before: daysAgo(30), atOnce, forget: forgetArticles },
    { what: 'groups', before: daysAgo(30), atOnce: 5000, forget: forgetGroups },
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

async function applyLimit(app: Parts, tenant: KeepingAccount, limit: Limit): Promise<void> {
  const before = limit.before(app.clock.now(), tenant.retention)
  if (before === null) return
  await untilDone(app, limit, async (most) => {
    const forgotten = await app.db.transaction(tenant, (tx) => limit.forget(tx, before, most))
    if (typeof forgotten === 'number') return forgotten
    await forgotten.onceKept()
    return forgotten.count
  })
}

async function untilDone(
  { metrics }: Parts,
  { what, atOnce }: Pick<Limit, 'what' | 'atOnce'>,
  forget: (limit: number) => Promise<number>,
): Promise<void> {
  for (;;) {
    const count = await forget(atOnce)
    metrics.forgotten.inc({ what }, count)
    if (count < atOnce) return
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
