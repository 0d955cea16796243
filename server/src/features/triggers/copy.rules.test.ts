import { expect, test } from 'vitest'
import {
  allowsStep,
  type CopyStatus,
  type CopyStep,
  copyStatuses,
  countReceivers,
  mailingStatusOf,
} from './copy.rules.ts'

test.each<[CopyStatus, CopyStep[], string]>([
  ['created', ['attach', 'cancel'], 'draft'],
  ['receiversAttached', ['attach', 'schedule', 'cancel'], 'draft'],
  ['scheduled', ['unschedule', 'cancel'], 'planned'],
  ['sending', [], 'planned'],
  ['sent', [], 'sent'],
  ['canceled', ['cancel'], 'draft'],
  ['failed', [], 'planned'],
])('a copy that is %s allows %j and counts as %s', (status, steps, mailingStatus) => {
  const all: CopyStep[] = ['attach', 'schedule', 'unschedule', 'cancel']
  expect(all.filter((step) => allowsStep(status, step))).toEqual(steps)
  expect(mailingStatusOf(status)).toBe(mailingStatus)
})

test.each([...copyStatuses])('the counters of a copy that is %s add up', (status) => {
  const { total, ...parts } = countReceivers(status, 100, { sent: 20, failed: 3, skipped: 7 })
  expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(total)
})
