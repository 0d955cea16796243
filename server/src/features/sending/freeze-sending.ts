import type { OperatorTx } from '../../platform/db/operator-database.ts'
import { atCommandLine, type Doer, type Operator } from '../accounts/index.ts'
import { type Changes, recordOperatorAct } from '../audit/index.ts'
import { freeze } from './sending-state.store.ts'
import { checkSendingState, type SendingState, unfreezeSending } from './sending-state.ts'

type Parts = Pick<Operator, 'operatorDb' | 'clock' | 'secrets'>

/** Senders look again within a second, and end. The first reason stays. */
export function freezeSending(operator: Parts, doer: Doer, reason: string): Promise<void> {
  return operator.operatorDb.transaction(async (tx) => {
    await checkIn(operator, tx)
    await freeze(tx, reason)
    await recordOperatorAct(operator, tx, doer, {
      act: 'sending.freeze',
      objectId: null,
      changes: { reason: [null, reason] },
    })
  })
}

/** At the command line, which whoever has the machine in hand needs no second person for. */
export function unfreezeAtCommandLine(operator: Parts): Promise<void> {
  return operator.operatorDb.transaction((tx) => unfreezeIn(operator, tx, atCommandLine, {}))
}

/** In a transaction that has decided it. */
export async function unfreezeIn(
  operator: Pick<Operator, 'clock' | 'secrets'>,
  tx: OperatorTx,
  doer: Doer,
  changes: Changes,
): Promise<void> {
  await unfreezeSending({ db: tx, secrets: operator.secrets })
  await recordOperatorAct(operator, tx, doer, { act: 'sending.unfreeze', objectId: null, changes })
}

/** Whether mail may leave, as this transaction sees it; a database that is another one freezes here. */
export function checkIn({ secrets }: Pick<Operator, 'secrets'>, tx: OperatorTx): Promise<SendingState> {
  return checkSendingState({ db: tx, secrets })
}
