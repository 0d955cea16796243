import { describe, expect, test } from 'vitest'
import { proves } from '../../../test/proves.ts'
import { allStates, guardOf, isArchived, type State } from '../subscribers/status.rules.ts'
import {
  type AddedState,
  factsOf,
  type Judgement,
  judgeAct,
  judgeAddition,
  type Statement,
  type UserActName,
  userActNames,
  userActs,
} from './user-act.rules.ts'

const nothing: Statement = { basis: null, reason: null, way: null, personAsked: false, consent: null }
const customer: Statement = { ...nothing, basis: 'existingCustomer', reason: 'asked at the counter' }
const consent: Statement = {
  ...{ ...nothing, basis: 'consent', reason: 'wrote to us' },
  consent: { date: '2026-11-01', way: 'letter', wording: 'Please send it again' },
}
const asked: Statement = { ...nothing, reason: 'called', personAsked: true }

/** The guard somebody has who came to a state by the shortest way. */
const plainGuard = (state: State | null) => (state && isArchived(state) ? guardOf(state) : 0)

const judge = (
  act: UserActName,
  state: State | null,
  { guard = plainGuard(state), statement = consent, release = 'all' as 'all' | 'manual', addressGuard = 0 } = {},
) => judgeAct(act, { state, guard }, { statement: act === 'askByOptin' ? asked : statement, release, addressGuard })

/** One line per act: `+` moves, `=` is there already, `.` does not lead on from here. */
const short: Partial<Record<Judgement, string>> = { move: '+', unchanged: '=', notFromHere: '.' }
const from: (State | null)[] = [null, ...allStates]

describe('where each act leads on from', () => {
  //                     – 1 2/1 2/2 2/3 3/4 3/5 3/6 3/7 3/8
  test.each<[UserActName, string, string]>([
    ['askByOptin', '+.++++++..', 'optinPending'],
    ['makeReady', '.=+++.....', 'receiveReady'],
    ['setNoOptin', '.++=+.....', 'noOptin'],
    ['setTransactional', '.+++=.....', 'transaction'],
    ['reactivate', '.=...+++++', 'receiveReady'],
    ['archive', '.++++.+=..', 'manual'],
    ['unsubscribe', '.++++=++..', 'unsubscribed'],
    ['blacklist', '+++++++++=', 'blacklist'],
  ])('%s', (act, line, to) => {
    const judged = from.map((state) => short[judge(act, state)]).join('')
    proves('W-029.1', () => expect([judged, userActs[act].to]).toEqual([line, to]))
  })

  test('every act is in the table', () => expect(userActNames).toHaveLength(8))
})

describe('what releases a guard', () => {
  test.each<[string, UserActName, State, number, Statement, 'manual' | 'all', Judgement]>([
    ['an editor lifts what a user archived', 'reactivate', 'manual', guardOf('manual'), customer, 'manual', 'move'],
    [
      'F-008 an editor meets an opt-out',
      'reactivate',
      'manual',
      guardOf('manual', 'unsubscribed'),
      consent,
      'manual',
      'adminNeeded',
    ],
    [
      'F-007 an editor meets a complaint',
      'reactivate',
      'complained',
      guardOf('complained'),
      consent,
      'manual',
      'adminNeeded',
    ],
    ['an editor meets a bounce', 'reactivate', 'hardBounce', guardOf('hardBounce'), customer, 'manual', 'adminNeeded'],
    [
      'an admin lifts a bounce with any basis',
      'reactivate',
      'hardBounce',
      guardOf('hardBounce'),
      customer,
      'all',
      'move',
    ],
    [
      'F-007 a complaint by a customer',
      'reactivate',
      'complained',
      guardOf('complained'),
      customer,
      'all',
      'consentNeeded',
    ],
    [
      'an opt-out by a customer',
      'reactivate',
      'unsubscribed',
      guardOf('unsubscribed'),
      customer,
      'all',
      'consentNeeded',
    ],
    ['the blacklist by a customer', 'reactivate', 'blacklist', guardOf('blacklist'), customer, 'all', 'consentNeeded'],
    [
      'consent without its words',
      'reactivate',
      'unsubscribed',
      guardOf('unsubscribed'),
      { ...consent, consent: null },
      'all',
      'consentNeeded',
    ],
    ['consent with its words', 'reactivate', 'blacklist', guardOf('blacklist'), consent, 'all', 'move'],
    ['who waits behind an opt-out', 'makeReady', 'noOptin', guardOf('unsubscribed'), customer, 'all', 'consentNeeded'],
    [
      'who waits behind an opt-out, by an editor',
      'makeReady',
      'noOptin',
      guardOf('unsubscribed'),
      consent,
      'manual',
      'adminNeeded',
    ],
    ['who waits behind nothing', 'makeReady', 'noOptin', 0, customer, 'manual', 'move'],
  ])('%s', (_name, act, state, guard, statement, release, judged) =>
    expect(judge(act, state, { guard, statement, release })).toBe(judged),
  )

  test('what closes the address counts in every channel', () => {
    const how = { guard: guardOf('manual'), statement: customer, addressGuard: guardOf('complained') }
    expect(judge('reactivate', 'manual', { ...how, release: 'manual' })).toBe('adminNeeded')
    expect(judge('reactivate', 'manual', { ...how, release: 'all' })).toBe('consentNeeded')
  })
})

describe('who may be asked by mail', () => {
  const ask = (state: State | null, guard: number, personAsked: boolean) =>
    judgeAct(
      'askByOptin',
      { state, guard },
      { statement: { ...asked, personAsked }, release: 'manual', addressGuard: 0 },
    )

  test.each<[string, State | null, number, boolean, Judgement]>([
    ['who left and did not ask', 'unsubscribed', guardOf('unsubscribed'), false, 'personMustAsk'],
    ['who left and asked', 'unsubscribed', guardOf('unsubscribed'), true, 'move'],
    ['who left before a user archived them', 'manual', guardOf('manual', 'unsubscribed'), false, 'personMustAsk'],
    ['who complained before a user archived them', 'manual', guardOf('manual', 'complained'), true, 'notFromHere'],
    ['who bounced', 'hardBounce', guardOf('hardBounce'), false, 'move'],
    ['who was asked before, after a complaint', 'optinPending', guardOf('complained'), false, 'move'],
    ['a channel never entered, of an address on the blacklist', null, guardOf('blacklist'), true, 'notFromHere'],
    ['a channel never entered, of somebody who left everything', null, guardOf('unsubscribed'), false, 'personMustAsk'],
  ])('%s', (_name, state, guard, personAsked, judged) => expect(ask(state, guard, personAsked)).toBe(judged))
})

describe('adding an address that left something behind', () => {
  test.each<[string, AddedState, number, Statement, 'manual' | 'all', Judgement]>([
    ['nothing', 'receiveReady', 0, customer, 'manual', 'move'],
    ['a complaint, by an editor', 'receiveReady', guardOf('complained'), consent, 'manual', 'notFromHere'],
    ['a complaint, by an admin with consent', 'receiveReady', guardOf('complained'), consent, 'all', 'move'],
    [
      'F-009 a complaint, by an admin with a customer',
      'receiveReady',
      guardOf('complained'),
      customer,
      'all',
      'consentNeeded',
    ],
    ['a complaint, to be asked by mail', 'optinPending', guardOf('complained'), asked, 'all', 'notFromHere'],
    ['an opt-out, to be asked by mail', 'optinPending', guardOf('unsubscribed'), asked, 'manual', 'move'],
    ['an opt-out, without opt-in', 'noOptin', guardOf('unsubscribed'), consent, 'all', 'notFromHere'],
    ['a user had archived it', 'receiveReady', guardOf('manual'), customer, 'manual', 'move'],
  ])('%s', (_name, to, guard, statement, release, judged) =>
    expect(judgeAddition(to, guard, { statement, release })).toBe(judged),
  )
})

test('what was stated goes into the ledger, and nothing that was not', () => {
  expect(factsOf(nothing)).toEqual({})
  expect(factsOf(consent)).toEqual({
    ...{ legalBasis: 'consent', reason: 'wrote to us', consentDate: '2026-11-01', consentWay: 'letter' },
    text: 'Please send it again',
  })
})
