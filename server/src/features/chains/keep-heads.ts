import type { App } from '../../platform/app/app.ts'
import { Turn } from '../rounds/index.ts'
import { beginning } from './chain.rules.ts'
import { findAuditEnd, findConsentEnd, findOperatorEnd, listRealAccounts } from './chain-ends.store.ts'
import { keepHead } from './head-files.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log'>

/** Takes the end of every chain out of the database, once a day: who rewrites a chain afterwards meets it there. */
export async function keepHeads(app: Parts, turn = new Turn(app)): Promise<void> {
  await turn.each(await listRealAccounts(app.db), async ({ accountId, customerId }) => {
    const reader = app.db.reader({ accountId, customerId })
    const [consent, audit] = await Promise.all([findConsentEnd(reader), findAuditEnd(reader)])
    await keepHead(app, { ledger: 'consent', accountId }, consent ?? beginning)
    await keepHead(app, { ledger: 'audit', accountId }, audit ?? beginning)
  })
  await keepHead(app, { ledger: 'audit', accountId: 0 }, (await findOperatorEnd(app.db)) ?? beginning)
}
