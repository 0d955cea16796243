import { doors } from '../../doors.rules.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { lastDownload } from '../account-exports/index.ts'
import {
  type Act,
  actTime,
  countsForClosing,
  expectOpen,
  holdUpStarts,
  listAccountsBelow,
  lockAccount,
  setClosed,
  setOpen,
} from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { actBeside } from '../customer-accounts/index.ts'
import { catchUpBelow } from '../handed-down-channels/index.ts'
import { letSingleMailsGo, stopAllMail } from '../runs/index.ts'
import { endingFaults, endingRefusals } from './ending.refusals.ts'

const reason = 'account_closed'

/** From now on keys open nothing and nothing leaves; people can still unsubscribe. 30 days later it ends. */
export async function closeAccount(act: Act, { name }: { name: string }): Promise<void> {
  const { tx, account, clock } = act
  await lockAccount(tx)
  expectOpen(act)
  if (name !== account.name) throw validationFailed([fieldError('#/name', endingFaults.account_name_differs)])
  const [below, downloadedAt] = await Promise.all([listAccountsBelow(tx), lastDownload(tx)])
  if (below.length > 0) throw endingRefusals.has_subaccounts({ accountIds: below.map(({ id }) => id) })
  if (!countsForClosing(downloadedAt, clock.now())) throw endingRefusals.account_export_missing()
  holdUpStarts(tx)
  setClosed(tx, actTime(act))
  stopAllMail(act, reason)
  await recordAbove(act, 'subaccounts.closing')
  tx.knock(doors.accountSetup)
}

/** As if nothing had been, and with what an L-account has handed down meanwhile; what was aimed at people stays paused until somebody resumes it. */
export async function reopenAccount(act: Act): Promise<void> {
  const { tx } = act
  await lockAccount(tx)
  if (!(await setOpen(tx))) throw endingRefusals.account_not_closed()
  await letSingleMailsGo(act, reason)
  const { id, parentAccountId } = act.account
  if (parentAccountId !== null) await actBeside(act, parentAccountId, (above) => catchUpBelow(above, id))
  await recordAbove(act, 'subaccounts.reopening')
  tx.knock(doors.accountSetup)
}

/** Whoever leads the account finds it in their own log, too. */
async function recordAbove(act: Act, name: string): Promise<void> {
  const { id, name: called, parentAccountId } = act.account
  if (parentAccountId === null) return
  const done = { act: name, objectId: id, changes: { name: [null, called] as [null, string] } }
  await actBeside(act, parentAccountId, (above) => recordAct(above, done))
}
