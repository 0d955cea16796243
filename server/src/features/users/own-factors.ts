import type { App } from '../../platform/app/app.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import { listPasskeys, type OwnPasskey } from './passkey.store.ts'
import { codesOfFirstFactor, endCodesOfLastFactor, makeRecoveryCodes } from './recovery-codes.ts'
import { normalCode } from './second-factor.rules.ts'
import {
  confirmTotp,
  deleteTotp,
  findOwnFactors,
  hasFactor,
  insertTotp,
  lockFactors,
  lockUnconfirmedTotp,
  type OwnFactors,
} from './second-factor.store.ts'
import type { Session } from './session.store.ts'
import { totpPurpose } from './show-factor.ts'
import { renewSession } from './sign-in.ts'
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts'
import { userRefusals } from './user.refusals.ts'

/** A factor that is asked for from now on. The codes come with the first one, and are seen this once. */
export interface FactorAdded {
  /** Of the session, which goes on under it. */
  token: string
  recoveryCodes: string[] | null
}

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

export async function factorsOf(
  { db }: Pick<App, 'db'>,
  { user }: Session,
): Promise<OwnFactors & { passkeys: OwnPasskey[] }> {
  const [factors, passkeys] = await Promise.all([findOwnFactors(db, user.id), listPasskeys(db, user.id)])
  return { ...factors, passkeys }
}

/** A secret for the app on the phone. It counts for nothing until a code of it was shown. */
export async function beginTotp(app: Parts, request: OwnRequest): Promise<{ secret: string; uri: string }> {
  const { user } = request.session
  const secret = newTotpSecret()
  await ownAct(app, request, { name: 'secondFactor.begin' }, async (tx) => {
    const isBegun = await insertTotp(tx, user.id, app.secrets.seal(totpPurpose(user.id), secret))
    if (!isBegun) throw userRefusals.totp_exists()
  })
  return describeTotp(secret, user.email)
}

/** From now on a code is asked for. The session goes on under another token. */
export async function turnOnTotp(app: Parts, request: OwnRequest, code: string): Promise<FactorAdded> {
  const { user } = request.session
  const recoveryCodes = await ownAct(app, request, { name: 'secondFactor.create' }, async (tx) => {
    const codes = await codesOfFirstFactor(app, tx, user.id)
    const sealed = await lockUnconfirmedTotp(tx, user.id)
    if (!sealed) throw userRefusals.totp_not_begun()
    const step = stepOfCode(app.secrets.open(totpPurpose(user.id), sealed), normalCode(code), app.clock.now())
    if (step === null) throw userRefusals.code_wrong()
    confirmTotp(tx, user.id, step)
    return codes
  })
  return { token: await renewSession(app, request.session), recoveryCodes }
}

export async function turnOffTotp(app: Parts, request: OwnRequest): Promise<void> {
  const { user } = request.session
  await ownAct(app, request, { name: 'secondFactor.delete' }, async (tx) => {
    lockFactors(tx, user.id)
    if (!(await deleteTotp(tx, user.id))) throw userRefusals.totp_not_begun()
    await endCodesOfLastFactor(tx, request.session)
  })
}

/** Ten others; the former ones are good no more. */
export async function renewRecoveryCodes(app: Parts, request: OwnRequest): Promise<string[]> {
  const { user } = request.session
  return ownAct(app, request, { name: 'secondFactor.recoveryCodes' }, async (tx) => {
    lockFactors(tx, user.id)
    if (!(await hasFactor(tx, user.id))) throw userRefusals.no_second_factor()
    return makeRecoveryCodes(app, tx, user.id)
  })
}
