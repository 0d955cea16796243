import { doors } from '../../doors.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, isSandbox, lockAccount, realIdOf, rewindAccountHead, setClock } from '../accounts/index.ts'
import { releaseKeys, restoreKeys } from '../api-keys/index.ts'
import { actBeside } from '../customer-accounts/index.ts'
import { startStandingRuns } from '../runs/index.ts'
import { copySenderDomains, listSenderDomains } from '../sender-domains/index.ts'
import { rewindWebhooks } from '../webhooks/index.ts'
import { sandboxRefusals } from './sandbox.refusals.ts'
import { emptySandbox, fillSandbox } from './sandbox.store.ts'

/** As it was made: what the account has now, nobody in it, the clock as ours. Members, keys, webhooks and the audit log stay. */
export async function resetSandbox(act: Act<FullAccount>): Promise<void> {
  const { tx, account } = act
  if (!isSandbox(account.id)) throw sandboxRefusals.not_a_sandbox()
  await lockAccount(tx)
  const kept = await releaseKeys(tx)
  await emptySandbox(tx)
  rewindAccountHead(tx)
  rewindWebhooks(tx)
  setClock(tx, { aheadSeconds: 0, dueSeconds: null })
  const domains = await actBeside(act, realIdOf(account.id), async (real) => {
    await fillSandbox(real.tx)
    return listSenderDomains(real.tx)
  })
  await copySenderDomains(act, domains)
  await startStandingRuns(act)
  restoreKeys(tx, kept)
  tx.knock(doors.accountSetup)
}
