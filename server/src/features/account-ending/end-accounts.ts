import type { App } from '../../platform/app/app.ts'
import { entered, type Tx } from '../../platform/db/database.ts'
import { bareAct } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { removeHeadsOf } from '../chains/index.ts'
import { removeFilesOf } from '../media/index.ts'
import { Turn } from '../rounds/index.ts'
import { deleteRows, type EndingAccount, listEnding } from './ended.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'metrics' | 'log'>

const rowsAtOnce = 2000

/** Deletes everything of accounts whose 30 days are over, block by block: what a crash leaves the next round finds. */
export async function endAccounts(app: Parts, turn = new Turn(app), atOnce = rowsAtOnce): Promise<void> {
  await turn.each(await listEnding(app.db), async (account) => {
    // Files first: while there are rows, a round that was cut short comes back.
    await removeFilesOf(app.config, account.accountId)
    await removeHeadsOf(app.config, account.accountId)
    while (!(await app.db.transaction(account, (tx) => endBlock(app, tx, account, atOnce))));
    app.metrics.forgotten.inc({ what: 'accounts' })
    app.log.info({ account: account.accountId }, 'an account has ended: nothing of it is left')
  })
}

async function endBlock(app: Parts, tx: Tx, account: EndingAccount, atOnce: number): Promise<boolean> {
  const isGone = await deleteRows(tx, atOnce)
  if (isGone) await recordAbove(app, tx, account)
  return isGone
}

/** Its own log has gone with it; that of the L-account says since when. */
async function recordAbove(app: Parts, tx: Tx, { accountId, customerId, parentAccountId }: EndingAccount) {
  if (parentAccountId === null) return
  const above = entered(tx, { accountId: parentAccountId, customerId })
  const act = bareAct(app, above, { actor: { kind: 'retention' }, evidence: { by: 'nobody' } })
  await recordAct(act, { act: 'subaccounts.end', objectId: accountId, changes: {} })
}
