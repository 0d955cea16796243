import { expect, test } from 'vitest'
import { partingOf } from './parting.rules.ts'

const draft = { status: 'draft', isActive: null, failureReason: null, runState: null, isWithdrawn: false } as const

test.each([
  ['a draft', {}, 'trash'],
  ['what failed', { status: 'planned', failureReason: 'too_late' }, 'trash'],
  ['a standing one at rest', { isActive: false }, 'trash'],
  ['a standing one at work', { isActive: true }, 'mailing_at_work'],
  ['a plan', { status: 'planned' }, 'mailing_planned'],
  ['one on its way', { status: 'planned', runState: 'sending' }, 'dispatch_begun'],
  ['one that is held', { status: 'planned', runState: 'paused' }, 'dispatch_begun'],
  ['what was canceled', { runState: 'canceled' }, 'erase'],
  ['what was sent', { status: 'sent', runState: 'finished' }, 'erase'],
  ['what is sent once more to some', { status: 'sent', runState: 'sending' }, 'dispatch_begun'],
] as const)('%s', (_name, wishes, parting) => expect(partingOf({ ...draft, ...wishes })).toBe(parting))
