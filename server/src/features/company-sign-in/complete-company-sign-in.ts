import { timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import {
  type Besides,
  beginSession,
  type Circumstances,
  countAttempt,
  findFactors,
  insertSubject,
  inTurn,
  isStillGood,
  keyOf,
  listMemberships,
  methodsOf,
  newcomer,
  ownAct,
  showFactor,
  userRefusals,
} from '../users/index.ts'
import { decideAdmission } from './admission.rules.ts'
import { type Begun, type HalfWay, keepingCookie } from './begun-sign-in.ts'
import { companyRefusals } from './company.refusals.ts'
import { type Claims, claimsFrom } from './company-provider.ts'
import { saysSecondFactor } from './factor-of-provider.rules.ts'
import { joinByCompany } from './join-by-company.ts'
import { findKnown, subjectOf, takeAnswer } from './known-person.store.ts'
import { personOf } from './person.rules.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config' | 'log'>

export interface Entered {
  token: string
  /** A path of the application to go on to. */
  to: string | null
}

/**
 * The provider has sent somebody back with an answer, and they get a session. Whoever it does not vouch for, and whoever nobody
 * wants here, learns as little as from a wrong password.
 */
export async function completeCompanySignIn(
  app: Parts,
  { answer, begun }: { answer: string; begun: Begun | null },
  from: Circumstances,
): Promise<Entered> {
  if (!begun || !isAnswerTo(begun, answer) || !(await takeAnswer(app.db, begun.bonds.state)))
    throw companyRefusals.company_sign_in_void()
  const group = addressGroup(from.address)
  // Counted by the address alone: nobody knows yet who it is. The provider is asked outside the turns, which password sign-ins wait for.
  const claims = await countAttempt<Claims>(
    app,
    { ...from, emailKey: begun.bonds.state, addressGroup: group },
    async () => {
      const found = await claimsFrom(app, answer, begun.bonds)
      return found ? { shown: found } : { failed: userRefusals.sign_in_failed() }
    },
  )
  return inTurn(group, () => enter(app, claims, begun.to, { ...from, group }))
}

/** That there is one state, and that it is the one this browser began with. */
function isAnswerTo({ bonds }: Begun, answer: string): boolean {
  const states = new URLSearchParams(answer).getAll('state')
  const [shown, expected] = [Buffer.from(states[0] ?? ''), Buffer.from(bonds.state)]
  return states.length === 1 && shown.length === expected.length && timingSafeEqual(shown, expected)
}

async function enter(
  app: Parts,
  claims: Claims,
  to: string | null,
  { group, ...from }: Circumstances & { group: string },
): Promise<Entered> {
  const emailKey = keyOf(typeof claims.email === 'string' ? claims.email : '')
  const half = await countAttempt<HalfWay>(app, { ...from, emailKey, addressGroup: group }, async () => {
    const admitted = await admit(app, claims, from)
    if (!admitted) return { failed: userRefusals.sign_in_failed() }
    const halfWay: HalfWay = { kind: 'halfWay', ...admitted, emailKey, shownAt: shownAtOf(claims), to }
    if (!saysSecondFactor(claims.amr)) await askForOwnFactor(app, halfWay)
    return { shown: halfWay }
  })
  return beginWork(app, half, from)
}

/** When they signed in at the provider, in milliseconds; null = it does not say, or says no time that could be. */
function shownAtOf({ auth_time: seconds }: Claims): number | null {
  return typeof seconds === 'number' && seconds > 0 && seconds < 1e10 ? Math.floor(seconds) * 1000 : null
}

type Admitted = Pick<HalfWay, 'userId' | 'accessVersion' | 'subject' | 'mustLink'>

async function admit(app: Parts, claims: Claims, from: Circumstances): Promise<Admitted | null> {
  const person = personOf(claims)
  if (!person) return null
  const subject = subjectOf(claims.iss, claims.sub)
  const known = await findKnown(app.db, { emailKey: person.emailKey, subject })
  const admission = decideAdmission(known)
  if (admission.kind === 'refuse') return null
  const { accessVersion } = known.user ?? newcomer(0)
  if (admission.kind === 'enter')
    return { userId: admission.userId, accessVersion, subject, mustLink: admission.mustLink }
  const userId = await joinByCompany(app, { person, subject }, admission, from)
  return userId === null ? null : { userId, accessVersion, subject, mustLink: false }
}

/** Throws where the user has one: it comes with another request, and this browser remembers whose it has to be. */
async function askForOwnFactor(app: Parts, half: HalfWay): Promise<void> {
  const { totpSealed, hasPasskey } = await findFactors(app.db, half.userId)
  const methods = methodsOf({ hasTotp: totpSealed !== null, hasPasskey })
  if (methods.length === 0) return
  throw userRefusals.second_factor_needed({ methods }).withHeaders({ 'set-cookie': keepingCookie(app, half) })
}

/** Somebody whom the provider has vouched for shows the second factor they have here. */
export async function showOwnFactor(
  app: Parts,
  { besides, half }: { besides: Besides; half: HalfWay | null },
  from: Circumstances,
): Promise<Entered> {
  if (!half) throw companyRefusals.company_sign_in_void()
  const { userId, emailKey } = half
  const group = addressGroup(from.address)
  return inTurn(group, async () => {
    await countAttempt(app, { ...from, emailKey, addressGroup: group }, async () =>
      showFactor(app, await findFactors(app.db, userId), besides),
    )
    return beginWork(app, half, from)
  })
}

async function beginWork(app: Parts, half: HalfWay, from: Circumstances): Promise<Entered> {
  const { userId, accessVersion, shownAt, to } = half
  const memberships = await listMemberships(app.db, userId)
  if (memberships.length === 0) throw userRefusals.sign_in_failed()
  // Only now: who cannot show the second factor leaves nothing behind.
  if (half.mustLink) await link(app, half, { session: { user: { id: userId }, memberships }, from })
  // A provider that does not say when it has asked for the last time may have done so long ago.
  return { token: await beginSession(app, { userId, accessVersion }, from, timestamp(new Date(shownAt ?? 0))), to }
}

async function link(
  app: Parts,
  { userId, accessVersion, subject }: HalfWay,
  { session, from }: { session: Parameters<typeof ownAct>[1]['session']; from: Circumstances },
): Promise<void> {
  const request = { session, requestId: from.requestId, peerAddress: from.address }
  await ownAct(app, request, { name: 'companySignIn.link' }, async (tx) => {
    const isGood = await isStillGood(tx, { userId, accessVersion })
    if (!isGood || !(await insertSubject(tx, userId, subject))) throw userRefusals.sign_in_failed()
  })
}
