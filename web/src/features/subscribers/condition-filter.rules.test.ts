import { expect, test } from 'vitest'
import { type ConditionFilters, conditionsOf, readConditionFilters } from './condition-filter.rules.ts'

const linesOf = (search: ConditionFilters) => conditionsOf(search)?.of ?? null

test.each<[string, ConditionFilters, unknown]>([
  ['nothing asked', {}, null],
  [
    'opt-in from a day on',
    { optinFrom: '2026-03-01' },
    [{ source: 'optinAt', operator: 'after', values: ['2026-02-28'] }],
  ],
  [
    'opt-in up to a day',
    { optinTo: '2026-12-31' },
    [{ source: 'optinAt', operator: 'before', values: ['2027-01-01'] }],
  ],
  [
    'between two days',
    { optinFrom: '2026-03-01', optinTo: '2026-03-02' },
    [{ source: 'optinAt', operator: 'between', values: ['2026-03-01', '2026-03-02'] }],
  ],
  ['opened one at least', { opened: '30' }, [{ source: 'opened', operator: 'inLastDays', values: ['30', '1'] }]],
  ['clicked nothing', { notClicked: '180' }, [{ source: 'clicked', operator: 'notInLastDays', values: ['180'] }]],
  [
    'a field',
    { fields: [{ id: 5, operator: 'atLeast', value: '100' }] },
    [{ source: 'field:5', operator: 'atLeast', values: ['100'] }],
  ],
  [
    'an empty field',
    { fields: [{ id: 5, operator: 'isEmpty', value: '' }] },
    [{ source: 'field:5', operator: 'isEmpty', values: [] }],
  ],
])('%s', (_name, search, lines) => expect(linesOf(search)).toEqual(lines))

const nothing = {
  opened: undefined,
  clicked: undefined,
  notOpened: undefined,
  notClicked: undefined,
  fields: undefined,
}

test.each([
  ['days', { opened: 30, notClicked: '395' }, { ...nothing, opened: '30', notClicked: '395' }],
  ['days that nobody can ask for', { opened: 0, clicked: 396, notOpened: '1.5', notClicked: 'x' }, nothing],
  [
    'fields',
    {
      fields: [
        { id: 5, operator: 'is', value: ' Gold ' },
        { id: 6, operator: 'isTrue' },
      ],
    },
    {
      ...nothing,
      fields: [
        { id: 5, operator: 'is', value: 'Gold' },
        { id: 6, operator: 'isTrue', value: '' },
      ],
    },
  ],
  [
    'nonsense',
    {
      fields: [
        null,
        7,
        { id: -1, operator: 'is', value: 'x' },
        { id: 5, operator: 'drop', value: 'x' },
        { id: 5, operator: 'is' },
      ],
    },
    nothing,
  ],
])('the address says %s', (_name, raw, read) => expect(readConditionFilters(raw)).toEqual(read))
