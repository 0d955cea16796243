import { expect, test } from 'vitest'
import { widestBrake } from '../accounts/own-rules.rules.ts'
import { brakeReason } from '../bounces/report-brake.rules.ts'
import { RunBrake } from '../sending/brake.rules.ts'
import { domainNote, refusedSenderNote } from '../sending/hold-note.rules.ts'
import { brakeMatters, noteOfUser, type Pause, pauseOf } from './pause.rules.ts'

test.each<[string | null, Pause]>([
  [noteOfUser('user:7'), { kind: 'user', actor: 'user:7' }],
  ['refused by policy: 12 of the last 1000 mails', { kind: 'brake', matter: 'policy', count: 12, of: 1000 }],
  ['held after the trial: refused by policy: 2 of 100 mails', { kind: 'trial', matter: 'policy', count: 2, of: 100 }],
  ['paused by the operator', { kind: 'operator' }],
  [domainNote('lindhof.example'), { kind: 'domain', detail: 'lindhof.example' }],
  [refusedSenderNote({ code: 550, text: 'Not you' }), { kind: 'refusedSender', detail: '550 Not you' }],
  ['account_locked', { kind: 'locked' }],
  ['account_closed', { kind: 'closed' }],
  ['by somebody', { kind: 'operator' }],
  [null, { kind: 'operator' }],
])('%s', (note, pause) => expect(pauseOf(note)).toEqual(pause))

test('whatever reports stop a run for is known by its words', () => {
  const classes = ['abuse', 'hard', 'block', 'senderFault', 'content', 'protocol']
  const found = classes.map((name) =>
    pauseOf(brakeReason({ handedOver: 200, byClass: { [name]: 150 }, brake: widestBrake }) ?? null),
  )
  expect(found.map((pause) => pause.kind)).toEqual(classes.map(() => 'brake'))
  expect(new Set(found.map((pause) => 'matter' in pause && pause.matter))).toEqual(new Set(brakeMatters))
})

test.each(['policy', 'content'] as const)('so is what the answers of the relay stop it for: %s', (sign) => {
  const brake = new RunBrake()
  const notes = Array.from({ length: 120 }, () => brake.take(sign))
  expect(pauseOf(notes.at(-1) ?? null)).toMatchObject({ kind: 'brake', matter: sign })
})
