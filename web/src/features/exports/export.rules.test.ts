import { expect, test } from 'vitest'
import { firstOrder, isFetchable, toggled } from './export.rules.ts'

const offered = ['email', 'firstname', 'lastname', 'status', 'city', 'createdAt', 'id']
const usual = { columns: ['email', 'firstname', 'lastname', 'status', 'createdAt'], format: 'csv' }

test.each([
  ['the first time', null, usual],
  [
    'what was taken last time',
    '{"columns":["id","email"],"format":"xlsx"}',
    { columns: ['email', 'id'], format: 'xlsx' },
  ],
  [
    'a field that is gone',
    '{"columns":["email","customerFields.9"],"format":"csv"}',
    { columns: ['email'], format: 'csv' },
  ],
  ['nothing of it is left', '{"columns":["customerFields.9"],"format":"csv"}', usual],
  ['what nobody wrote', 'nonsense', usual],
  ['half of it', '{"columns":"email"}', usual],
])('%s', (_name, remembered, order) => expect(firstOrder(remembered, offered)).toEqual(order))

test('a column goes in at its place, and out', () => {
  expect(toggled(['email', 'id'], 'city', offered)).toEqual(['email', 'city', 'id'])
  expect(toggled(['email', 'id'], 'email', offered)).toEqual(['id'])
})

test.each([
  ['one’s own that is ready', {}, true],
  ['one that runs', { state: 'running' }, false],
  ['somebody else’s', { createdBy: 'user:8' }, false],
  ['yesterday’s', { createdAt: '2026-11-15 11:59:59' }, false],
  ['another job', { kind: 'archive' }, false],
] as const)('%s', (_name, given, is) => {
  const job = {
    kind: 'exportPeople',
    state: 'done',
    createdBy: 'user:7',
    createdAt: '2026-11-16 11:00:00',
    ...given,
  } as const
  expect(isFetchable(job, 7, Date.UTC(2026, 10, 16, 12))).toBe(is)
})
