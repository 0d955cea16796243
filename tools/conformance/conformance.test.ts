import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assess, type Evidence } from './assess.ts'
import { catalogue } from './catalogue/index.ts'
import { type Area, application, foundation } from './catalogue/row.ts'
import { namedIds, namesARange } from './named-ids.ts'
import { evidenceOfProofs, evidenceOfTests, readResults } from './read-results.ts'
import { areaTable, openRows, summary } from './report.ts'

// Titles in this file name no id of the catalogue: they would count as proof.

const small: Area[] = [
  { name: 'limits', rows: [foundation('R-001', 'one'), foundation('E-001', 'two'), application('D-LIM-1', 'three')] },
  { name: 'pages', rows: [application('E-002', 'four')] },
]

const by = 'a test'
const passed = (id: string): Evidence => ({ id, by, outcome: 'passed' })
const failed = (id: string): Evidence => ({ id, by, outcome: 'failed' })
const skipped = (id: string): Evidence => ({ id, by, outcome: 'skipped' })
const foundationProofs = [passed('R-001'), passed('E-001')]

const provenIds = (evidence: Evidence[]) =>
  assess(small, evidence, {})
    .areas.flatMap((area) => area.rows)
    .filter((row) => row.proven)
    .map((row) => row.id)

const resultsDirectory = (files: Record<string, string>) => {
  const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content)
  return directory
}

const reportOf = (title: string, status: string) => ({
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ ancestorTitles: ['outer'], title, status }] },
  ],
})

describe('the catalogue', () => {
  const ids = catalogue.flatMap((area) => area.rows.map((row) => row.id))
  const numbered = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(3, '0')}`)

  test('holds every requirement, decision and edge case once', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.startsWith('R-')).sort()).toEqual(numbered('R', 209))
    expect(ids.filter((id) => id.startsWith('E-')).sort()).toEqual(numbered('E', 290))
    expect(ids.filter((id) => id.startsWith('D-'))).toHaveLength(131)
  })

  test('holds no id that a title could not name', () => {
    expect(ids.filter((id) => namedIds(id)[0] !== id)).toEqual([])
  })
})

describe('titles', () => {
  test.each([
    ['requirement, decision and edge case', ['R-001', 'D-PAG-L1', 'E-290'], 'R-001 D-PAG-L1: then (E-290)'],
    ['the same id twice', ['E-001'], 'E-001 > again E-001'],
    ['a misspelt number', ['E-1'], 'E-1'],
    ['look-alikes', [], 'UTF-8, ISO-8859-1, CORE-1, E-mail, R-x'],
  ])('name ids: %s', (_name, ids, title) => expect(namedIds(title)).toEqual(ids))

  test('with a range are recognised', () => {
    const ranges = ['E-143…E-147', 'E-143 ... E-147', 'R-001–R-003', 'D-SUB-1 to D-SUB-3']
    expect(ranges.filter((title) => !namesARange(title))).toEqual([])
  })

  test('with two plain ids are no range', () => expect(namesARange('E-143 E-147, R-001: R-002 - D-SUB-1')).toBe(false))
})

describe('a row', () => {
  test('is proven by a passed test', () => expect(provenIds([passed('R-001')])).toEqual(['R-001']))
  test('is unproven as soon as one test fails', () => expect(provenIds([passed('R-001'), failed('R-001')])).toEqual([]))
  test('is not proven by a skipped test', () => expect(provenIds([skipped('R-001')])).toEqual([]))
  test('stays proven beside a skipped test', () =>
    expect(provenIds([passed('R-001'), skipped('R-001')])).toEqual(['R-001']))
})

describe('problems', () => {
  const problemsOf = (evidence: Evidence[], open = {}) => assess(small, evidence, open).problems

  test('none when the foundation is proven and later work is open', () =>
    expect(problemsOf(foundationProofs)).toEqual([]))
  test('an unknown id', () =>
    expect(problemsOf([...foundationProofs, passed('E-999')])).toEqual(['E-999 does not exist, named by: a test']))
  test('an unproven row of the foundation', () =>
    expect(problemsOf([passed('R-001')])).toEqual(['E-001 is not proven (two): no test names it']))
  test('a failed row of the foundation', () =>
    expect(problemsOf([passed('R-001'), failed('E-001')])).toEqual(['E-001 is not proven (two): failed: a test']))
  test('not a row that may stay open', () =>
    expect(problemsOf([passed('R-001')], { 'E-001': 'needs a second machine' })).toEqual([]))
  test.each([
    ['proven', { 'E-001': 'why' }],
    ['unknown', { 'E-999': 'why' }],
  ])('an exception for a row that is %s', (_name, open) => expect(problemsOf(foundationProofs, open)).toHaveLength(1))
  test('an exception without a reason', () => expect(problemsOf([passed('R-001')], { 'E-001': ' ' })).toHaveLength(1))
})

describe('the report', () => {
  test('counts by kind and names the open work last', () => {
    expect(summary(assess(small, foundationProofs, {}))).toBe(
      'conformance: R 1/1 D 0/1 E 1/2 (open rows belong to: application)',
    )
  })

  test('says so when nothing is open', () => {
    const everything = [...foundationProofs, passed('D-LIM-1'), passed('E-002')]
    expect(summary(assess(small, everything, {}))).toBe('conformance: R 1/1 D 1/1 E 2/2 (no open rows)')
  })

  test('counts per area', () => {
    const cells = areaTable(assess(small, foundationProofs, {})).map((line) => line.trim().split(/\s+/))
    expect(cells.slice(1, 3)).toEqual([
      ['limits', '1/1', '0/1', '1/1', '2/3'],
      ['pages', '–', '–', '0/1', '0/1'],
    ])
  })

  test('lists open rows under their work, with the reason of an exception', () => {
    const open = { 'E-001': 'needs a second machine' }
    expect(openRows(assess(small, [passed('R-001')], open), open)).toEqual([
      'open, belongs to foundation (1):',
      '  E-001',
      '  E-001 may stay open: needs a second machine',
      'open, belongs to application (2):',
      '  D-LIM-1 E-002',
    ])
  })
})

describe('results', () => {
  test('of tests join the titles of describe and test', () => {
    const report = reportOf('E-001 refuses', 'passed')
    expect(evidenceOfTests(report).evidence).toEqual([{ id: 'E-001', by: 'outer > E-001 refuses', outcome: 'passed' }])
  })

  test('of tests that did not run are no proof', () =>
    expect(evidenceOfTests(reportOf('E-001', 'pending')).evidence[0]?.outcome).toBe('skipped'))

  test('with a range in a title are a problem', () =>
    expect(evidenceOfTests(reportOf('E-001…E-003', 'passed')).problems).toHaveLength(1))

  test('of a file that could not run are a problem', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] }
    expect(evidenceOfTests(report).problems).toEqual(['a.test.ts could not run'])
  })

  test('of other commands are read from every file with proofs', () => {
    const directory = resultsDirectory({
      'tests.json': JSON.stringify(reportOf('E-001', 'passed')),
      'permissions.json': JSON.stringify({ proofs: [{ id: 'E-169', by: 'permissions', passed: false }] }),
      'bench.json': JSON.stringify({ median: 1 }),
    })
    expect(readResults(directory)).toEqual({
      evidence: [
        { id: 'E-001', by: 'outer > E-001', outcome: 'passed' },
        { id: 'E-169', by: 'permissions', outcome: 'failed' },
      ],
      problems: [],
    })
  })

  test('with an incomplete proof are a problem', () =>
    expect(evidenceOfProofs('x.json', { proofs: [{ id: 'E-169' }] }).problems).toHaveLength(1))

  test.each([
    ['missing', {}],
    ['cut off', { 'tests.json': '{' }],
  ])('that are %s name the remedy', (_name, files) =>
    expect(readResults(resultsDirectory(files)).problems).toEqual([expect.stringContaining('npm test')]),
  )
})
