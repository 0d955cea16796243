import type { Doer } from '../accounts/index.ts'
import { recordOperatorAct } from '../audit/index.ts'
import {
  describeTotp,
  hashOfToken,
  newRecoveryCodes,
  newToken,
  newTotpSecret,
  normalCode,
  stepOfCode,
  userRefusals,
} from '../users/index.ts'
import type { Desk } from './desk.ts'
import { beginOperatorTotp, confirmOperatorTotp, lockBegunTotp } from './operator.store.ts'
import { type OperatorSession, proveOperatorSession } from './operator-session.store.ts'
import { operatorCodeHmac, operatorTotpPurpose } from './sign-in-operator.ts'

type Parts = Pick<Desk, 'operatorDb' | 'clock' | 'secrets'>

/** A secret for the app on the phone. It counts for nothing until a code of it was shown. */
export async function beginEnrolment(desk: Parts, { operator }: OperatorSession, doer: Doer) {
  const secret = newTotpSecret()
  await desk.operatorDb.transaction(async (tx) => {
    const sealed = desk.secrets.seal(operatorTotpPurpose(operator.id), secret)
    if (!(await beginOperatorTotp(tx, operator.id, sealed))) throw userRefusals.totp_exists()
    await recordOperatorAct(desk, tx, doer, { act: 'secondFactor.begin', objectId: operator.id, changes: {} })
  })
  return describeTotp(secret, operator.email)
}

/** From now on a code is asked for. The session goes on under another token, and may do everything. */
export async function completeEnrolment(
  desk: Parts,
  session: OperatorSession,
  doer: Doer,
  code: string,
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { id } = session.operator
  const token = newToken()
  const recoveryCodes = newRecoveryCodes()
  await desk.operatorDb.transaction(async (tx) => {
    const sealed = await lockBegunTotp(tx, id)
    if (!sealed) throw userRefusals.totp_not_begun()
    const step = stepOfCode(desk.secrets.open(operatorTotpPurpose(id), sealed), normalCode(code), desk.clock.now())
    if (step === null) throw userRefusals.code_wrong()
    const codeHmacs = recoveryCodes.map((each) => operatorCodeHmac(desk, id, each))
    await confirmOperatorTotp(tx, id, { step, codeHmacs })
    await proveOperatorSession(tx, session, hashOfToken(token))
    await recordOperatorAct(desk, tx, doer, { act: 'secondFactor.create', objectId: id, changes: {} })
  })
  return { token, recoveryCodes }
}
