import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import {
  chooseVersion,
  type DispatchState,
  dispatchStateOf,
  judgeStep,
  type MailingStatus,
  type MailingType,
  type PlanStep,
} from './mailing.rules.ts'

const steps: PlanStep[] = ['edit', 'plan', 'unplan']

test.each<[MailingType, MailingStatus, boolean, PlanStep[]]>([
  ['standard', 'draft', false, ['edit', 'plan']],
  ['standard', 'planned', false, ['plan', 'unplan']],
  ['standard', 'planned', true, []],
  ['standard', 'sent', true, []],
  ['standard', 'sent', false, []],
  ['optin', 'draft', false, ['edit']],
  ['trigger', 'draft', false, ['edit']],
  ['birthday', 'draft', false, ['edit']],
])('a %s mailing that is %s (started: %s) allows %j', proving('R-081'), (type, status, isStarted, allowed) =>
  expect(steps.filter((step) => judgeStep({ type, status, failureReason: null }, step, isStarted) === null)).toEqual(
    allowed,
  ),
)

test('a mailing that failed can be edited, planned again and taken back', () => {
  const failed = { type: 'standard', status: 'planned', failureReason: 'group_missing' } as const
  expect(steps.filter((step) => judgeStep(failed, step, false) === null)).toEqual(steps)
})

const once = { status: 'draft', isActive: null, failureReason: null, runState: null, isWithdrawn: false } as const
test.each<[DispatchState, Partial<Parameters<typeof dispatchStateOf>[0]>]>([
  ['draft', {}],
  ['planned', { status: 'planned' }],
  ['sending', { status: 'planned', runState: 'sending' }],
  ['sending', { status: 'planned', runState: 'finished' }],
  ['paused', { status: 'planned', runState: 'paused' }],
  ['sent', { status: 'sent', runState: 'finished' }],
  ['failed', { status: 'planned', failureReason: 'no_recipients' }],
  ['canceled', { runState: 'canceled' }],
  ['canceled', { isWithdrawn: true }],
  ['active', { isActive: true }],
  ['inactive', { isActive: false }],
])('%s when %j', (state, facts) => expect(dispatchStateOf({ ...once, ...facts })).toBe(state))

const german = { id: 1, languageIso: 'de', versionOf: null }
const english = { id: 2, languageIso: 'en', versionOf: 1 }
const italian = { id: 3, languageIso: 'it', versionOf: null }

test.each([
  ['the language of the person', 'en', 'de', german, 2],
  ['its base', 'en-GB', 'de', german, 2],
  ['else that of the account', 'fr', 'en', german, 2],
  ['else the mailing asked for', 'fr', 'fr', german, 1],
  ['from a version as from the main one', 'de', 'de', english, 1],
  ['never one of another mailing', 'it', 'it', german, 1],
])('an opt-in goes out in %s', (_name, ofPerson, ofAccount, mailing, id) =>
  expect(chooseVersion([german, english, italian], mailing, { ofPerson, ofAccount }).id).toBe(id),
)
