import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import { accountRefusals, type Doer, findAnyAccount } from '../accounts/index.ts'
import { recordOperatorAct } from '../audit/index.ts'
import { agree, type Desk, listVotes, type Vote } from '../operators/index.ts'
import { keyOf, userRefusals } from '../users/index.ts'
import { resetAsAgreed, tellOfReset, unlockAsAgreed } from './carry-out.ts'
import { requestRefusals } from './request.refusals.ts'
import { dueAtOf, lapsedBefore } from './request.rules.ts'
import {
  endLapsedRequests,
  endRequest,
  findFactorHolderByEmail,
  insertRequest,
  listRequests,
  lockOpenRequest,
  noteAgreement,
  type OperatorRequest,
  type ShownRequest,
} from './request.store.ts'

export type Wish = { reason: string } & (
  | { kind: 'unlockAccount'; accountId: number }
  | { kind: 'resetFactor'; email: string }
)

/** Which operator, at the console. */
export interface AtConsole {
  doer: Doer
  operatorId: number
}

/** The first vote is that of whoever asks. */
export function askOperators(desk: Desk, who: AtConsole, wish: Wish): Promise<void> {
  return decide(
    desk,
    async (tx, at) => {
      await endLapsedRequests(tx, lapsedBefore(desk.clock.now()), at)
      const object = await objectOf(tx, wish)
      const { kind, reason } = wish
      const request = await insertRequest(tx, { kind, reason, ...object, askedBy: who.operatorId, askedAt: at })
      if (!request) throw requestRefusals.asked_already()
      await record(desk, tx, who, 'request.ask', request)
      return request
    },
    who,
  )
}

export function agreeToRequest(desk: Desk, who: AtConsole, id: number): Promise<void> {
  return decide(desk, (tx) => requireOpen(desk, tx, id), who)
}

/** One is enough to call it off, whoever has asked. */
export function withdrawRequest(desk: Desk, who: AtConsole, id: number): Promise<void> {
  const at = timestamp(desk.clock.now())
  return desk.operatorDb.transaction(async (tx) => {
    const request = await requireOpen(desk, tx, id)
    await endRequest(tx, id, { outcome: 'withdrawn', at, operatorId: who.operatorId })
    await record(desk, tx, who, 'request.withdraw', request)
  })
}

/** What waited for objections is done, by whichever operator looks at it then. */
export function completeRequest(desk: Desk, who: AtConsole, id: number): Promise<void> {
  const now = timestamp(desk.clock.now())
  return desk.operatorDb.transaction(async (tx) => {
    const request = await requireOpen(desk, tx, id)
    const dueAt = dueAtOf(request)
    if (dueAt === null || dueAt > now) throw requestRefusals.request_not_due({ dueAt })
    await finish(desk, tx, who, request)
    await resetAsAgreed(desk, tx, who.doer, request)
  })
}

async function decide(
  desk: Desk,
  take: (tx: OperatorTx, at: Timestamp) => Promise<OperatorRequest>,
  who: AtConsole,
): Promise<void> {
  const at = timestamp(desk.clock.now())
  const knock = await desk.operatorDb.transaction(async (tx) => {
    const request = await take(tx, at)
    const { isReached, votes } = await agree(tx, { matter: matterOf(request), operatorId: who.operatorId }, desk.config)
    await record(desk, tx, who, 'request.agree', request, {
      votes: [votes.length - 1, votes.length],
      needed: [null, desk.config.OPERATOR_VOTES],
    })
    if (!isReached || request.agreedAt !== null) return undefined
    const agreed = { ...request, agreedAt: at }
    await noteAgreement(tx, request.id, at)
    if (request.kind === 'resetFactor') return tellOfReset(desk, tx, who.doer, agreed)
    await finish(desk, tx, who, agreed)
    return unlockAsAgreed(desk, tx, who.doer, agreed, votes)
  })
  await knock?.()
}

async function objectOf(tx: OperatorTx, wish: Wish): Promise<Pick<OperatorRequest, 'accountId' | 'userId'>> {
  if (wish.kind === 'unlockAccount') {
    const { accountId } = wish
    const account = await findAnyAccount(tx, accountId)
    if (!account) throw accountRefusals.account_not_found({ accountId })
    if (account.lockedAt === null) throw requestRefusals.account_not_locked()
    return { accountId, userId: null }
  }
  const { email } = wish
  const holder = await findFactorHolderByEmail(tx, keyOf(email))
  if (!holder) throw userRefusals.user_not_found({ email })
  if (!holder.hasFactor) throw userRefusals.no_second_factor()
  return { accountId: null, userId: holder.id }
}

async function requireOpen({ clock }: Desk, tx: OperatorTx, id: number): Promise<OperatorRequest> {
  const request = await lockOpenRequest(tx, id)
  if (!request || request.askedAt < lapsedBefore(clock.now())) throw requestRefusals.request_not_found()
  return request
}

async function finish(desk: Desk, tx: OperatorTx, who: AtConsole, request: OperatorRequest): Promise<void> {
  const at = timestamp(desk.clock.now())
  await endRequest(tx, request.id, { outcome: 'done', at, operatorId: who.operatorId })
  await record(desk, tx, who, 'request.done', request, { votesNeeded: [null, desk.config.OPERATOR_VOTES] })
}

function record(
  desk: Desk,
  tx: OperatorTx,
  { doer }: AtConsole,
  act: string,
  { id, kind, reason, accountId, userId }: OperatorRequest,
  changes: Record<string, [number | null, number]> = {},
): Promise<void> {
  const said = { kind: [null, kind], reason: [null, reason], object: [null, accountId ?? userId], ...changes } as never
  return recordOperatorAct(desk, tx, doer, { act, objectId: id, changes: said })
}

const matterOf = ({ id }: Pick<OperatorRequest, 'id'>) => `request ${id}`

const mostShown = 50

export interface RequestWithVotes extends ShownRequest {
  votes: Vote[]
  dueAt: Timestamp | null
}

/** Those that are open, and what became of the last ones. */
export function readRequests(desk: Desk): Promise<RequestWithVotes[]> {
  const lapsed = lapsedBefore(desk.clock.now())
  return desk.operatorDb.transaction(async (tx) => {
    const shown: RequestWithVotes[] = []
    for (const request of await listRequests(tx, mostShown)) {
      const outcome = request.outcome ?? (request.askedAt < lapsed ? 'lapsed' : null)
      const dueAt = request.kind === 'resetFactor' ? dueAtOf(request) : null
      shown.push({ ...request, outcome, dueAt, votes: await listVotes(tx, matterOf(request)) })
    }
    return shown
  })
}
