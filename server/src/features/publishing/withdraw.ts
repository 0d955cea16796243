import { type Act, actTime, listAccountsBelow, lockAccount } from '../accounts/index.ts'
import { withdrawArticles } from '../articles/index.ts'
import { type Changes, recordAct } from '../audit/index.ts'
import { actBelow } from '../customer-accounts/index.ts'
import { findCopyOf, withdrawCopy } from '../mailings/index.ts'
import { lockPublication, type PublicationRow, updatePublication } from './publication.store.ts'
import { accountsNamed, expectPublisher, type Outcome } from './publish.ts'
import { publishingRefusals } from './publishing.refusals.ts'
import type { WithdrawOutcome } from './publishing.rules.ts'
import { tellOfStopped } from './tell-of-stopped.ts'

export interface Withdrawal {
  /** Null = from every account below. */
  accountIds: readonly number[] | null
  /** What is planned or active there does not leave either. */
  stop: boolean
}

/** Takes back what was published. What is on its way, or out, stays; whoever asks is told so. */
export async function withdraw(act: Act, id: number, wish: Withdrawal): Promise<Outcome<WithdrawOutcome>[]> {
  expectPublisher(act)
  await lockAccount(act.tx)
  const publication = await lockPublication(act.tx, id)
  if (!publication) throw publishingRefusals.publication_not_found()
  const ids = wish.accountIds ?? (await listAccountsBelow(act.tx)).map((account) => account.id)
  const accounts = await accountsNamed(act, ids)
  const outcomes: Outcome<WithdrawOutcome>[] = []
  for (const { id: accountId, name } of accounts) {
    const outcome = await actBelow(act, accountId, async (there) => {
      await lockAccount(there.tx)
      const left = await withdrawFrom(there, act.account.id, publication, wish.stop)
      if (left === 'none') return left
      const changes: Changes = { outcome: [null, left], doneFrom: [null, act.account.name] }
      await recordAct(there, { act: 'publications.leave', objectId: null, changes })
      return left
    })
    outcomes.push({ accountId, name, outcome })
  }
  if (wish.accountIds === null) updatePublication(act.tx, { ...publication, withdrawnAt: actTime(act) })
  return outcomes.filter(({ outcome }) => outcome !== 'none' || wish.accountIds !== null)
}

async function withdrawFrom(
  there: Act,
  fromAccountId: number,
  { id: publicationId, articleId }: PublicationRow,
  stop: boolean,
): Promise<WithdrawOutcome> {
  const publication = { fromAccountId, publicationId }
  if (articleId !== null) {
    const { gone, kept } = await withdrawArticles(there, publication)
    return gone > 0 ? 'gone' : kept > 0 ? 'kept' : 'none'
  }
  const copy = await findCopyOf(there.tx, publication)
  const outcome = await withdrawCopy(there, { ...publication, stop })
  if (outcome === 'stopped' && copy) tellOfStopped(there.tx, copy.mailingId)
  return outcome ?? 'none'
}
