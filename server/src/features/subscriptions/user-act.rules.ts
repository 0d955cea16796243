import type { LegalBasis } from '../accounts/legal-basis.rules.ts'
import { closesAddress, type Guard, guardOf, type Standing, type State } from '../subscribers/status.rules.ts'

/** What a user says in writing about an act; all of it goes into the consent ledger. */
export interface Statement {
  basis: LegalBasis | null
  reason: string | null
  /** How the person told us that they leave. */
  way: string | null
  /** The person came to us and wants to be asked. */
  personAsked: boolean
  /** The person’s own words, which no mail of ours has confirmed. */
  consent: { date: string; way: string; wording: string } | null
}

interface ActRule {
  from: readonly (State | null)[]
  to: State
  needs: readonly ('basis' | 'reason' | 'way')[]
  /** Opens what was closed: the guard counts, and is emptied. */
  releases: boolean
  /** The name of the way in the consent ledger. */
  source: string
}

const waiting = ['optinPending', 'noOptin', 'transaction'] as const
const archived = ['unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist'] as const

/** What users do with one person. Where an act leads from and to, and what has to be said for it. */
export const userActs = {
  askByOptin: {
    ...{ from: [null, ...waiting, 'unsubscribed', 'hardBounce', 'manual'], to: 'optinPending' },
    ...{ needs: ['reason'], releases: false, source: 'userAsk' },
  },
  makeReady: {
    ...{ from: waiting, to: 'receiveReady', needs: ['basis', 'reason'], releases: true, source: 'userReady' },
  },
  setNoOptin: {
    ...{ from: ['receiveReady', ...waiting], to: 'noOptin', needs: ['basis'], releases: false, source: 'userNoOptin' },
  },
  setTransactional: {
    ...{
      from: ['receiveReady', ...waiting],
      to: 'transaction',
      needs: [],
      releases: false,
      source: 'userTransactional',
    },
  },
  reactivate: {
    ...{ from: archived, to: 'receiveReady', needs: ['basis', 'reason'], releases: true, source: 'userReactivate' },
  },
  archive: {
    ...{
      from: ['receiveReady', ...waiting, 'hardBounce'],
      to: 'manual',
      needs: [],
      releases: false,
      source: 'userArchive',
    },
  },
  unsubscribe: {
    ...{ from: ['receiveReady', ...waiting, 'hardBounce', 'manual'], to: 'unsubscribed' },
    ...{ needs: ['way'], releases: false, source: 'userUnsubscribe' },
  },
  blacklist: {
    ...{ from: [null, 'receiveReady', ...waiting, ...archived], to: 'blacklist' },
    ...{ needs: ['reason'], releases: false, source: 'userBlacklist' },
  },
} as const satisfies Record<string, ActRule>

export type UserActName = keyof typeof userActs
export const userActNames = Object.keys(userActs) as [UserActName, ...UserActName[]]

export function ruleOf(name: UserActName): ActRule {
  return userActs[name]
}

/** Who acts: editors lift what a user has archived, admins whatever there is. */
export type Release = 'manual' | 'all'

export type Judgement = 'move' | 'unchanged' | 'notFromHere' | 'adminNeeded' | 'consentNeeded' | 'personMustAsk'

/** What an act does to one person in one channel. `addressGuard` is what closes the address itself. */
export function judgeAct(
  name: UserActName,
  standing: Pick<Standing, 'state' | 'guard'>,
  { statement, release, addressGuard }: { statement: Statement; release: Release; addressGuard: Guard },
): Judgement {
  const { from, to, releases } = ruleOf(name)
  const guard = standing.guard | (addressGuard & closesAddress)
  if (name === 'askByOptin') return judgeAsking(standing.state, guard, statement)
  if (standing.state === to) return 'unchanged'
  if (!from.includes(standing.state)) return 'notFromHere'
  return releases ? judgeRelease(guard, statement, release) : 'move'
}

const refusedByPerson = guardOf('unsubscribed', 'complained', 'blacklist')

/** Whether what closes an address may be lifted by word of a user: with every refusal of the person, only by theirs. */
function judgeRelease(guard: Guard, { basis, consent }: Statement, release: Release): Judgement {
  if (release !== 'all' && (guard & ~guardOf('manual')) !== 0) return 'adminNeeded'
  const isStated = basis === 'consent' && consent !== null
  return guard & refusedByPerson && !isStated ? 'consentNeeded' : 'move'
}

/** A mail may ask anybody who has not complained; whoever left is asked only when they came to us. */
function judgeAsking(state: State | null, guard: Guard, { personAsked }: Statement): Judgement {
  if (!ruleOf('askByOptin').from.includes(state)) return 'notFromHere'
  if (guard & guardOf('blacklist')) return 'notFromHere'
  const isClosed = state === null || (archived as readonly State[]).includes(state)
  if (isClosed && guard & guardOf('complained')) return 'notFromHere'
  return isClosed && guard & guardOf('unsubscribed') && !personAsked ? 'personMustAsk' : 'move'
}

/** States somebody may be added in. */
export const addedStates = ['optinPending', 'receiveReady', 'noOptin', 'transaction'] as const
export type AddedState = (typeof addedStates)[number]

/** What adding an address does that may have left something behind. Only its own consent, told to an admin, opens it. */
export function judgeAddition(
  to: AddedState,
  guard: Guard,
  { statement, release }: { statement: Statement; release: Release },
): Judgement {
  if (to === 'optinPending') return judgeAsking(null, guard, statement)
  if (guard === 0) return 'move'
  const judged = to === 'receiveReady' ? judgeRelease(guard, statement, release) : 'notFromHere'
  return judged === 'adminNeeded' ? 'notFromHere' : judged
}

/** A statement as the consent ledger keeps it. */
export function factsOf({ basis, reason, way, personAsked, consent }: Statement): Record<string, string> {
  return {
    ...(basis && { legalBasis: basis }),
    ...(reason && { reason }),
    ...(way && { way }),
    ...(personAsked && { personAsked: 'yes' }),
    ...(consent && { consentDate: consent.date, consentWay: consent.way, text: consent.wording }),
  }
}

/** Something that may be done about a person in a channel, and what has to be said for it. */
export interface ActOffer {
  act: UserActName
  /** `all`: only by whoever may open what somebody else than a user has closed. */
  release: Release
  needs: ('basis' | 'reason' | 'way' | 'consent' | 'personAsked')[]
}

const everythingSaid: Statement = {
  ...{ basis: 'consent', reason: '-', way: '-', personAsked: true },
  consent: { date: '-', way: '-', wording: '-' },
}
const nothingSaid: Statement = { basis: null, reason: null, way: null, personAsked: false, consent: null }

/** What leads on from here, in the order of the table. */
export function offersOf(standing: Pick<Standing, 'state' | 'guard'>, addressGuard: Guard): ActOffer[] {
  return userActNames.flatMap((act) => {
    const judge = (statement: Statement, release: Release) =>
      judgeAct(act, standing, { statement, release, addressGuard })
    if (judge(everythingSaid, 'all') !== 'move') return []
    const unsaid = judge(nothingSaid, 'all')
    return {
      act,
      release: judge(everythingSaid, 'manual') === 'move' ? 'manual' : 'all',
      needs: [
        ...ruleOf(act).needs,
        ...(unsaid === 'consentNeeded' ? (['consent'] as const) : []),
        ...(unsaid === 'personMustAsk' ? (['personAsked'] as const) : []),
      ],
    }
  })
}
