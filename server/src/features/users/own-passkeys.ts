import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Changes } from '../audit/index.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import type { FactorAdded } from './own-factors.ts'
import type { Attestation } from './passkey.rules.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  lockPasskey,
  type OwnPasskey,
  renamePasskey,
  takeChallenge,
} from './passkey.store.ts'
import { codesOfFirstFactor, endCodesOfLastFactor } from './recovery-codes.ts'
import { lockFactors } from './second-factor.store.ts'
import { renewSession } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'
import { type Asked, algorithms, askPasskey, userHandleOf, verifyAttestation } from './verify-passkey.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

const mostPasskeys = 20

/** A request with the token of the session it came with: what a device signs is good for that session alone. */
export interface KeyRequest extends OwnRequest {
  token: string
}

interface Invitation extends Asked {
  rpName: string
  userHandle: string
  algorithms: number[]
  known: { credentialId: string; transports: string[] }[]
}

/** What a device is told to make a passkey of. */
export async function invitePasskey(app: Parts, { session, token }: KeyRequest): Promise<Invitation> {
  const known = await listCredentials(app.db, session.user.id)
  if (known.length >= mostPasskeys) throw userRefusals.passkeys_too_many()
  return {
    ...askPasskey(app, { ceremony: 'enrol', sessionToken: token }),
    rpName: 'Postrider',
    userHandle: userHandleOf(app, session.user.id),
    algorithms,
    known: known.map(({ credentialId, transports }) => ({
      credentialId: credentialId.toString('base64url'),
      transports,
    })),
  }
}

/** From now on it signs in, and is asked for after the password. The session goes on under another token. */
export async function addPasskey(
  app: Parts,
  request: KeyRequest,
  { name, attestation }: { name: string; attestation: Attestation },
): Promise<FactorAdded & { passkey: OwnPasskey }> {
  const userId = request.session.user.id
  const made = await verifyAttestation(app, { ceremony: 'enrol', sessionToken: request.token }, attestation)
  if (!made) throw userRefusals.passkey_unverified()
  const { challenge, ...key } = made
  const act = { name: 'passkey.create', changes: (): Changes => ({ name: [null, name] }) }
  const added = await ownAct(app, request, act, async (tx) => {
    const recoveryCodes = await codesOfFirstFactor(app, tx, userId)
    if (!(await takeChallenge(tx, challenge))) throw userRefusals.passkey_unverified()
    const passkey = await insertPasskey(tx, { ...key, userId, transports: attestation.transports, name })
    if (!passkey) throw userRefusals.passkey_known()
    return { passkey, recoveryCodes }
  })
  return { ...added, token: await renewSession(app, request.session) }
}

export async function renameOwnPasskey(
  app: Parts,
  request: OwnRequest,
  { id, name }: { id: number; name: string },
): Promise<OwnPasskey> {
  const userId = request.session.user.id
  const act = { name: 'passkey.rename', changes: (former: OwnPasskey): Changes => ({ name: [former.name, name] }) }
  const former = await ownAct(app, request, act, async (tx) => {
    const passkey = await lockOwn(tx, userId, id)
    renamePasskey(tx, userId, { id, name })
    return passkey
  })
  return { ...former, name }
}

export async function removePasskey(app: Parts, request: OwnRequest, id: number): Promise<void> {
  const userId = request.session.user.id
  const act = { name: 'passkey.delete', changes: ({ name }: OwnPasskey): Changes => ({ name: [name, null] }) }
  await ownAct(app, request, act, async (tx) => {
    lockFactors(tx, userId)
    const passkey = await lockOwn(tx, userId, id)
    deletePasskey(tx, userId, id)
    await endCodesOfLastFactor(tx, request.session)
    return passkey
  })
}

async function lockOwn(tx: Tx, userId: number, id: number): Promise<OwnPasskey> {
  const passkey = await lockPasskey(tx, userId, id)
  if (!passkey) throw userRefusals.passkey_not_found()
  return passkey
}
