import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import type { Doer } from '../accounts/index.ts'
import { recordOperatorAct } from '../audit/index.ts'
import {
  type Circumstances,
  canBePassword,
  countAttempt,
  dummyHash,
  hashOfToken,
  inTurn,
  isPasswordOf,
  isTotpCode,
  keyOf,
  newToken,
  normalCode,
  type Shown,
  shownAgent,
  stepOfCode,
  userRefusals,
} from '../users/index.ts'
import type { Desk } from './desk.ts'
import { findOperatorCandidate, type OperatorCandidate, takeOperatorCode, takeOperatorStep } from './operator.store.ts'
import { deleteOperatorSession, insertOperatorSession, type OperatorSession } from './operator-session.store.ts'

type Parts = Pick<Desk, 'operatorDb' | 'db' | 'clock' | 'config' | 'secrets'>

export interface OperatorCredentials {
  email: string
  password: string
  code?: string | undefined
}

interface Known {
  id: number
  hasFactor: boolean
}

/** By the same counts and turns as users; the token of a new session. */
export function signInOperator(desk: Parts, credentials: OperatorCredentials, from: Circumstances): Promise<string> {
  const group = addressGroup(from.address)
  return inTurn(group, async () => {
    const emailKey = keyOf(credentials.email)
    const candidate = await desk.operatorDb.transaction((tx) => findOperatorCandidate(tx, emailKey))
    // Whoever guesses at a user of the same email guesses at nobody here.
    const who = { emailKey: `operator ${emailKey}`, addressGroup: group, ...from }
    const tell = () => recordFailure(desk, candidate, from)
    const known = await countAttempt(desk, { ...who, tell }, () => identify(desk, candidate, credentials))
    return beginSession(desk, known, from)
  })
}

async function identify(
  desk: Parts,
  candidate: OperatorCandidate | undefined,
  { password, code }: OperatorCredentials,
): Promise<Shown<Known>> {
  const matches = await isPasswordOf(candidate?.hash ?? (await dummyHash()), canBePassword(password) ? password : '')
  if (!candidate || !matches) return { failed: userRefusals.sign_in_failed() }
  if (candidate.totpSealed === null) return { shown: { id: candidate.id, hasFactor: false } }
  if (code === undefined) throw userRefusals.second_factor_needed({ methods: ['totp', 'recoveryCode'] })
  const isGood = await takeCode(desk, candidate.id, candidate.totpSealed, normalCode(code))
  return isGood ? { shown: { id: candidate.id, hasFactor: true } } : { failed: userRefusals.second_factor_failed() }
}

function takeCode(desk: Parts, id: number, sealed: Buffer, code: string): Promise<boolean> {
  return desk.operatorDb.transaction(async (tx) => {
    if (!isTotpCode(code)) return takeOperatorCode(tx, id, operatorCodeHmac(desk, id, code))
    const step = stepOfCode(desk.secrets.open(operatorTotpPurpose(id), sealed), code, desk.clock.now())
    return step !== null && takeOperatorStep(tx, id, step)
  })
}

async function beginSession(desk: Parts, { id, hasFactor }: Known, from: Circumstances): Promise<string> {
  const token = newToken()
  await desk.operatorDb.transaction(async (tx) => {
    if (from.formerToken !== null) await deleteOperatorSession(tx, hashOfToken(from.formerToken))
    const { address, agent } = from
    await insertOperatorSession(tx, {
      operatorId: id,
      tokenHash: hashOfToken(token),
      hasFactor,
      address,
      agent: shownAgent(agent),
    })
    await recordOperatorAct(desk, tx, doerOf(id, from), { act: 'session.begin', objectId: id, changes: {} })
  })
  return token
}

/** What was guessed at an email that no operator has concerns nobody. */
async function recordFailure(desk: Parts, candidate: OperatorCandidate | undefined, from: Circumstances) {
  if (!candidate) return
  const { id } = candidate
  await desk.operatorDb.transaction((tx) =>
    recordOperatorAct(desk, tx, doerOf(id, from), { act: 'session.failure', objectId: id, changes: {} }),
  )
}

export function endOperatorSession(desk: Parts, session: OperatorSession, doer: Doer): Promise<void> {
  return desk.operatorDb.transaction(async (tx) => {
    await deleteOperatorSession(tx, session.tokenHash)
    await recordOperatorAct(desk, tx, doer, { act: 'session.end', objectId: session.operator.id, changes: {} })
  })
}

/** An operator, by a request to the console. */
export function doerOf(operatorId: number, from: { address: string; requestId: string }): Doer {
  const evidence = { by: 'request', requestId: from.requestId, peerAddress: from.address } as const
  return { actor: { kind: 'operator', operatorId }, evidence }
}

/** What the secret of one operator is sealed for opens nobody else's. */
export function operatorTotpPurpose(id: number): string {
  return `operator totp:${id}`
}

export function operatorCodeHmac({ secrets }: Pick<Desk, 'secrets'>, id: number, code: string): Buffer {
  return secrets.hmac(`operator recovery code:${id}`, normalCode(code))
}
