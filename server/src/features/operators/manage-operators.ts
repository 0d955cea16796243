import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { atCommandLine, type Operator } from '../accounts/index.ts'
import { recordOperatorAct } from '../audit/index.ts'
import { expectSuitable, hashPassword, userRefusals } from '../users/index.ts'
import { operatorRefusals } from './operator.refusals.ts'
import {
  forgetFactor,
  insertOperator,
  type KnownOperator,
  listOperators,
  removeOperatorByEmail,
} from './operator.store.ts'

type Parts = Pick<Operator, 'operatorDb' | 'clock' | 'secrets'>

export interface OperatorWish {
  email: string
  name: string
  languageIso: string
  password: string
}

/** Only at the command line: whoever makes operators has the machine in hand. */
export async function createOperatorLogin(parts: Parts, wish: OperatorWish): Promise<number> {
  const address = parseEmail(wish.email, false)
  if (typeof address === 'string') throw userRefusals.email_unsuitable()
  await expectSuitable(wish.password, address.email)
  const passwordHash = await hashPassword(wish.password)
  return parts.operatorDb.transaction(async (tx) => {
    const { name, languageIso } = wish
    const createdAt = timestamp(parts.clock.now())
    const id = await insertOperator(tx, { ...address, name, languageIso, passwordHash, createdAt })
    if (id === undefined) throw operatorRefusals.operator_exists({ email: address.email })
    await recordOperatorAct(parts, tx, atCommandLine, { act: 'operator.create', objectId: id, changes: {} })
    return id
  })
}

/** They are out at once: every request looks at its session. */
export function removeOperatorLogin(parts: Parts, email: string): Promise<number> {
  return changeKnown(parts, email, 'operator.remove', removeOperatorByEmail)
}

/** For whoever has lost the phone and the codes. They sign in by the password, and set up another app. */
export function resetOperatorFactor(parts: Parts, email: string): Promise<number> {
  return changeKnown(parts, email, 'operator.resetFactor', forgetFactor)
}

export function allOperators({ operatorDb }: Pick<Operator, 'operatorDb'>): Promise<KnownOperator[]> {
  return operatorDb.transaction(listOperators)
}

function changeKnown(parts: Parts, email: string, act: string, change: typeof forgetFactor): Promise<number> {
  const address = parseEmail(email, false)
  return parts.operatorDb.transaction(async (tx) => {
    const id = typeof address === 'string' ? undefined : await change(tx, address.emailKey)
    if (id === undefined) throw operatorRefusals.operator_not_found({ email })
    await recordOperatorAct(parts, tx, atCommandLine, { act, objectId: id, changes: {} })
    return id
  })
}
