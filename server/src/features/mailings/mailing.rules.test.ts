import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { judgeStep, type MailingStatus, type MailingType, type PlanStep } from './mailing.rules.ts'

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
  expect(steps.filter((step) => judgeStep({ type, status }, step, isStarted) === null)).toEqual(allowed),
)
