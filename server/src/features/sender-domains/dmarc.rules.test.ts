import { describe, expect, test } from 'vitest'
import { endsWalk, findDmarcPolicy, treeWalk } from './dmarc.rules.ts'

describe('the tree walk', () => {
  test.each([
    ['kunde.example', ['kunde.example', 'example']],
    ['a.b.kunde.example', ['a.b.kunde.example', 'b.kunde.example', 'kunde.example', 'example']],
    [
      '1.2.3.4.5.6.7.8',
      ['1.2.3.4.5.6.7.8', '2.3.4.5.6.7.8', '3.4.5.6.7.8', '4.5.6.7.8', '5.6.7.8', '6.7.8', '7.8', '8'],
    ],
    [
      'a.b.c.1.2.3.4.5.6.7',
      ['a.b.c.1.2.3.4.5.6.7', '1.2.3.4.5.6.7', '2.3.4.5.6.7', '3.4.5.6.7', '4.5.6.7', '5.6.7', '6.7', '7'],
    ],
  ])('from %s asks at most eight times, up to the top', (domain, asked) => {
    expect(treeWalk(domain)).toEqual(asked)
  })

  test.each([
    ['v=DMARC1; p=none; psd=n', true],
    ['v=DMARC1; p=none; psd = Y', true],
    ['v=DMARC1; p=none; psd=u', false],
    ['v=DMARC1; p=none', false],
    ['psd=y', false],
  ])('%s ends it: %s', (record, ends) => {
    expect(endsWalk({ domain: 'a.example', records: [record] })).toBe(ends)
  })
})

describe('the policy for news.kunde.example', () => {
  const domain = 'news.kunde.example'
  const find = (records: Record<string, string | string[]>) =>
    findDmarcPolicy(
      domain,
      treeWalk(domain).map((name) => ({ domain: name, records: [records[name] ?? []].flat() })),
    )
  test.each([
    ['its own record', { [domain]: 'v=DMARC1; p=reject; sp=none' }, domain, 'reject'],
    [
      'its own before that of a parent',
      { [domain]: 'v=DMARC1; p=none', 'kunde.example': 'v=DMARC1;p=reject' },
      domain,
      'none',
    ],
    ['sp of the parent', { 'kunde.example': 'v=DMARC1; p=reject; sp=quarantine' }, 'kunde.example', 'quarantine'],
    ['p of the parent where it has no sp', { 'kunde.example': 'v=DMARC1; p=reject' }, 'kunde.example', 'reject'],
    ['the highest parent', { 'kunde.example': 'v=DMARC1; p=reject', example: 'v=DMARC1; p=none' }, 'example', 'none'],
    [
      'the organisation below a public suffix',
      { 'kunde.example': 'v=DMARC1; p=reject', example: 'v=DMARC1; p=none; psd=y' },
      'kunde.example',
      'reject',
    ],
    [
      'a public suffix for organisations without record',
      { example: 'v=DMARC1; p=reject; sp=none; psd=y' },
      'example',
      'none',
    ],
    ['none where there is no p', { [domain]: 'v=DMARC1; rua=mailto:a@b.example' }, domain, 'none'],
    ['old tags have no effect', { [domain]: 'v=DMARC1; p=Reject; pct=5; rf=afrf; ri=1' }, domain, 'reject'],
    [
      'several records count as none',
      { [domain]: ['v=DMARC1; p=none', 'v=DMARC1'], 'kunde.example': 'v=DMARC1; p=reject' },
      'kunde.example',
      'reject',
    ],
  ])('%s', (_name, records, at, policy) => {
    expect(find(records)).toMatchObject({ kind: 'policy', domain: at, policy })
  })

  test('there is none', () => {
    expect(find({ [domain]: 'v=spf1 -all', example: 'v=DMARC11; p=none' })).toEqual({ kind: 'none' })
  })

  test.each([
    [{ [domain]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, /more than one DMARC record/],
    [{ [domain]: 'v=DMARC1; p=block' }, /policy block is none of none, quarantine, reject/],
  ])('%j is a fault', (records, problem) => {
    expect(find(records)).toMatchObject({ kind: 'fault', problem: expect.stringMatching(problem) })
  })
})
