import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import { newRecoveryCodes, normalCode } from './second-factor.rules.ts'
import {
  confirmTotp,
  deleteTotp,
  findOwnFactors,
  insertTotp,
  lockUnconfirmedTotp,
  type OwnFactors,
  replaceRecoveryCodes,
} from './second-factor.store.ts'
import type { Session } from './session.store.ts'
import { recoveryHmac, totpPurpose } from './show-factor.ts'
import { renewSession } from './sign-in.ts'
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

export function factorsOf({ db }: Pick<App, 'db'>, { user }: Session): Promise<OwnFactors> {
  return findOwnFactors(db, user.id)
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

/** From now on a code is asked for. The session goes on under another token, and the recovery codes are seen this once. */
export async function turnOnTotp(
  app: Parts,
  request: OwnRequest,
  code: string,
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { user } = request.session
  const recoveryCodes = newRecoveryCodes()
  await ownAct(app, request, { name: 'secondFactor.create' }, async (tx) => {
    const sealed = await lockUnconfirmedTotp(tx, user.id)
    if (!sealed) throw userRefusals.totp_not_begun()
    const step = stepOfCode(app.secrets.open(totpPurpose(user.id), sealed), normalCode(code), app.clock.now())
    if (step === null) throw userRefusals.code_wrong()
    confirmTotp(tx, user.id, step)
    saveCodes(app, tx, user.id, recoveryCodes)
  })
  return { token: await renewSession(app, request.session), recoveryCodes }
}

/** The password alone is enough again, and the recovery codes are good no more. */
export async function turnOffTotp(app: Parts, request: OwnRequest): Promise<void> {
  const { user } = request.session
  await ownAct(app, request, { name: 'secondFactor.delete' }, async (tx) => {
    if (!(await deleteTotp(tx, user.id))) throw userRefusals.totp_not_begun()
    saveCodes(app, tx, user.id, [])
  })
}

/** Ten others; the former ones are good no more. */
export async function renewRecoveryCodes(app: Parts, request: OwnRequest): Promise<string[]> {
  const { user } = request.session
  const { totpSince } = await findOwnFactors(app.db, user.id)
  if (totpSince === null) throw userRefusals.totp_not_begun()
  const recoveryCodes = newRecoveryCodes()
  await ownAct(app, request, { name: 'secondFactor.recoveryCodes' }, async (tx) => {
    saveCodes(app, tx, user.id, recoveryCodes)
  })
  return recoveryCodes
}

function saveCodes(app: Parts, tx: Tx, userId: number, codes: readonly string[]): void {
  const hmacs = codes.map((code) => recoveryHmac(app, userId, code))
  replaceRecoveryCodes(tx, userId, hmacs)
}
