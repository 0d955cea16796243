import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import {
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
