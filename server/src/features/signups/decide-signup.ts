import sql from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  accountRefusals,
  atCommandLine,
  bareAct,
  type Doer,
  decideApproval,
  holdUpStarts,
  type Operator,
  tenantOfAccount,
  withdrawApproval,
} from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { wantNotice } from '../user-mails/index.ts'
import { listUndecided, type OpenedAccount } from './signup.store.ts'

const kinds = {
  approved: { mail: 'accountApproved', act: 'account.approve' },
  refused: { mail: 'accountRefused', act: 'account.refuse' },
  /** What was approved waits to be looked at again. */
  withdrawn: { mail: 'approvalWithdrawn', act: 'account.withdrawApproval' },
} as const
export type Decision = keyof typeof kinds

/** Those that nobody has decided about, and those that were refused. */
export function undecidedAccounts({ operatorDb }: Pick<Operator, 'operatorDb'>): Promise<OpenedAccount[]> {
  return operatorDb.transaction(listUndecided)
}

/** Its admins hear of it by mail. What was refused may be approved later, and what was approved be taken back. */
export async function decideSignup(
  operator: Operator,
  accountId: number,
  decision: Decision,
  doer: Doer = atCommandLine,
): Promise<void> {
  const tenant = await tenantOfAccount(operator, accountId)
  await operator.operatorDb.transaction(async (tx) => {
    const inside = tx.enter(tenant)
    // What is about to begin begins before, or finds the approval gone.
    if (decision === 'withdrawn') holdUpStarts(inside)
    const isDecided =
      decision === 'withdrawn' ? await withdrawApproval(tx, accountId) : await decideApproval(tx, accountId, decision)
    if (!isDecided) throw accountRefusals.account_not_pending({ accountId })
    tellAdmins(inside, decision)
    const act = bareAct(operator, inside, doer)
    await recordAct(act, { act: kinds[decision].act, objectId: null, changes: {} })
  })
  await operator.db.transaction(tenant, async (tx) => tx.knock(doors.accountSetup))
}

function tellAdmins(tx: Tx, decision: Decision): void {
  tx.write(
    wantNotice(
      kinds[decision].mail,
      sql`select u.email, u.language_iso, jsonb_build_object('name', u.name, 'organisation', a.name) as matter
          from memberships m join users u on u.id = m.user_id join accounts a on a.id = m.account_id
          where ${tx.owns('m')} and m.role = 'admin'`,
    ),
  )
}
