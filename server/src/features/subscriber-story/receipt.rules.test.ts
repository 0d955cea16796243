import { expect, test } from 'vitest'
import { type Explained, receiptOf, type StepVerdict } from './receipt.rules.ts'

const signs: Record<StepVerdict, string> = { passed: '+', stopped: 'x', waits: '~', unknown: '?', notReached: '.' }

//                                        audience status suppression dispatch answer opened
test.each<[string, Explained, boolean, string, string]>([
  ['taken by the other side, and read', { answer: 'delivered' }, true, 'yes', '++++++'],
  ['taken by the relay, nobody knows whether read', { answer: 'accepted' }, false, 'yes', '+++++?'],
  ['came back', { answer: 'bounced' }, false, 'no', '++++x.'],
  ['refused', { answer: 'rejected' }, false, 'no', '++++x.'],
  ['given up', { answer: 'expired' }, false, 'no', '++++x.'],
  ['put off', { answer: 'deferred' }, false, 'notYet', '++++~.'],
  ['being handed over', { answer: 'onWire' }, false, 'notYet', '++++~.'],
  ['in doubt', { answer: 'inDoubt' }, false, 'unknown', '++++?.'],
  ['in its turn', { answer: 'pending' }, false, 'notYet', '+++~..'],
  ['not made yet', { answer: 'waiting' }, false, 'notYet', '+++~..'],
  ['canceled', { answer: 'canceled' }, false, 'no', '+++x..'],
  ['could not be made', { answer: 'quarantined' }, false, 'no', '+++x..'],
  ['left just before', { answer: 'excluded', reason: 'status 3/4' }, false, 'no', '+x....'],
  ['suspended', { answer: 'notTargeted', reason: 'suspended' }, false, 'no', '++x...'],
  ['not ready', { answer: 'notTargeted', reason: 'notReady' }, false, 'no', '+x....'],
  ['never in the channel', { answer: 'notTargeted', reason: 'notInChannel' }, false, 'no', '+x....'],
  ['in none of the groups', { answer: 'notTargeted', reason: 'notInGroups' }, false, 'no', 'x.....'],
  ['joined later', { answer: 'notTargeted', reason: 'joinedLater' }, false, 'no', 'x.....'],
  ['long ago', { answer: 'noLongerKept' }, false, 'unknown', '+++?..'],
])('%s', (_name, explained, wasOpened, got, line) => {
  const receipt = receiptOf(explained, wasOpened)
  expect([receipt.got, receipt.steps.map(({ verdict }) => signs[verdict]).join('')]).toEqual([got, line])
})
