import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assess, type Evidence } from './assess.ts'
import { catalogue } from './catalogue/index.ts'
import { catalogueProblems } from './catalogue-problems.ts'
import { area, due, measured } from './clause.ts'
import { keepRuns } from './keep-runs.ts'
import { readResults, type Surroundings, type TestRun } from './read-results.ts'
import { jsonFiles, type RecordedRun, readRecordedRuns } from './recorded-runs.ts'
import { areaTable, openClauses, summary } from './report.ts'
import committedRows from './rows.json' with { type: 'json' }
import { differences, fingerprints, isRow } from './specification.ts'

const small = [
  area('limits', { 'R-001': 'one', 'E-001': ['two', measured('three')], 'W-001': due('four') }),
  area('pages', { 'D-PAG-1': ['five', 'six'] }),
]
const passed = (id: string): Evidence => ({ id, by: 'a test', outcome: 'passed', from: 'test' })
const failed = (id: string): Evidence => ({ id, by: 'a test', outcome: 'failed', from: 'test' })
const recorded = (id: string): Evidence => ({ id, by: 'a run', outcome: 'passed', from: 'recording' })
const everyTest = ['R-001', 'E-001.1', 'D-PAG-1.1', 'D-PAG-1.2'].map(passed)

const provenRows = (evidence: Evidence[]) =>
  assess(small, evidence, {})
    .areas.flatMap(({ rows }) => rows)
    .filter(({ proven }) => proven)
    .map(({ id }) => id)

const directoryWith = (files: Record<string, unknown>) => {
  const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), JSON.stringify(content))
  return directory
}

describe('the catalogue', () => {
  test('has clauses for every row of the specification, and for no other', () =>
    expect(catalogueProblems(catalogue, committedRows)).toEqual([]))

  test('knows rows of five kinds', () => {
    const rows = Object.keys(committedRows).filter(isRow)
    const count = (kind: string) => rows.filter((id) => id.startsWith(kind)).length
    expect(['R', 'D', 'E', 'W', 'F'].map(count)).toEqual([209, 131, 290, 153, 64])
  })

  test.each([
    ['a row without clause', { 'R-001': 'a' }, []],
    ['a clause without row', {}, [area('x', { 'R-001': 'one' })]],
    ['a clause that stands twice', { 'R-001': 'a' }, [area('x', { 'R-001': 'one' }), area('y', { 'R-001': 'one' })]],
  ])('%s is a problem', (_name, rows, areas) => expect(catalogueProblems(areas, rows as never)).toHaveLength(1))
})

describe('the specification', () => {
  const document =
    '# Title\n| R-001 | a | Is so. |\n\n## 2. More\nwords\n- **D-ABC-1** One\n| a |\n- E-001 x\n- E-002 y\n'
  const before = fingerprints('a.md', document)
  const changesOf = (text: string) => differences(before, fingerprints('a.md', text))

  test('is read by rows, and by headings for the rest', () =>
    expect(Object.keys(before)).toEqual(['a.md opening', 'R-001', 'a.md 2', 'D-ABC-1', 'E-001', 'E-002']))
  test('may be wrapped and blanked otherwise', () =>
    expect(changesOf(document.replace('words', 'words \n').replace('| a |', '|  a  |').replace('x', 'x '))).toEqual([]))
  test.each([
    ['another text', document.replace('Is so', 'Is not so'), 'R-001'],
    ['another table below a row', document.replace('\n| a |', '\n| b |'), 'D-ABC-1'],
    ['another text outside of rows', document.replace('words', 'other words'), 'a.md 2'],
    ['a new row', `${document}- E-003 z\n`, 'E-003'],
    ['a lost row', document.replace('- E-002 y\n', ''), 'E-002'],
  ])('with %s is noticed and the place named', (_name, text, place) =>
    expect(changesOf(text)).toEqual([expect.stringContaining(place)]),
  )
})

describe('a row', () => {
  test('is proven when all its clauses are', () => {
    expect(provenRows([passed('D-PAG-1.1')])).toEqual([])
    expect(provenRows([passed('D-PAG-1.1'), passed('D-PAG-1.2')])).toEqual(['D-PAG-1'])
  })
  test('is unproven as soon as one claim fails', () =>
    expect(provenRows([passed('R-001'), failed('R-001')])).toEqual([]))
  test('with a measure needs a recorded run', () => {
    expect(provenRows([passed('E-001.1'), passed('E-001.2')])).toEqual([])
    expect(provenRows([passed('E-001.1'), recorded('E-001.2')])).toEqual(['E-001'])
  })
})

describe('problems', () => {
  const problemsOf = (evidence: Evidence[], open = {}) => assess(small, evidence, open).problems

  test('none while only measures and later work are open', () => expect(problemsOf(everyTest)).toEqual([]))
  test('a claim of something unknown', () =>
    expect(problemsOf([...everyTest, passed('E-999')])).toEqual(['E-999 does not exist, claimed by: a test']))
  test('a clause that is said to be done and that nothing claims', () =>
    expect(problemsOf(everyTest.slice(1))).toEqual(['R-001 is not proven (one): nothing claims it']))
  test('a clause whose test fails', () =>
    expect(problemsOf([...everyTest, failed('R-001')])).toEqual(['R-001 is not proven (one): failed: a test']))
  test('not a clause that may stay open', () =>
    expect(problemsOf(everyTest.slice(1), { 'no screen yet': ['R-001'] })).toEqual([]))
  test.each([
    ['is proven', ['R-001']],
    ['does not exist', ['R-999']],
  ])('an open clause that %s', (_name, ids) => expect(problemsOf(everyTest, { why: ids })).toHaveLength(1))
  test('a clause that is due although it is proven', () =>
    expect(problemsOf([...everyTest, passed('W-001')])).toHaveLength(1))
})

describe('the report', () => {
  test('counts rows by kind and says last what is open', () =>
    expect(summary(assess(small, everyTest.slice(1), {}))).toBe(
      'conformance: R 0/1 D 1/1 E 0/1 W 0/1 F – (open: 1 clauses not proven, 1 not measured, 1 due with the application)',
    ))
  test('counts per area', () => {
    const cells = areaTable(assess(small, everyTest, {})).map((line) => line.trim().split(/\s+/))
    expect(cells[1]).toEqual(['limits', '1/1', '–', '0/1', '0/1', '–', '1/3'])
  })
  test('lists what is open with the reason', () => {
    const open = { 'no screen yet': ['R-001'] }
    expect(openClauses(assess(small, everyTest.slice(1), open), open)).toEqual([
      'open, no screen yet (1):',
      '  R-001',
      'not measured with these sources (1):',
      '  E-001.2',
      'due with the application (1):',
      '  W-001',
    ])
  })
})

describe('results of tests', () => {
  const state = { commit: 'c1', dirty: false, sources: 's1' }
  const around: Surroundings = { now: state, testFiles: ['a.test.ts'], repository: '/r', onCi: false }
  const run: TestRun = { before: state, after: state, startedAt: 10, finishedAt: 30, arguments: [] }
  const titled = { ancestorTitles: [''], title: 'E-001 R-001', status: 'passed' }
  const claiming = { ancestorTitles: [], title: 'it is so', status: 'passed', meta: { claims: { 'R-001': 'held' } } }
  const reportOf = (...tests: unknown[]) => ({
    startTime: 20,
    testResults: [{ name: '/r/a.test.ts', status: 'passed', assertionResults: tests }],
  })
  const read = (change: { run?: object; around?: object; report?: object; tests?: unknown[] }) =>
    readResults(
      directoryWith({
        'run.json': { ...run, ...change.run },
        'tests.json': { ...reportOf(...(change.tests ?? [claiming])), ...change.report },
      }),
      { ...around, ...change.around },
    )

  test('are the claims that held', () =>
    expect(read({}).evidence).toEqual([{ id: 'R-001', by: 'it is so', outcome: 'passed', from: 'test' }]))
  test('are nothing where a title names ids', () => expect(read({ tests: [titled] }).evidence).toEqual([]))
  test.each([
    ['begun and not finished', { ...claiming, meta: { claims: { 'R-001': 'begun' } } }],
    ['in a test that failed', { ...claiming, status: 'failed' }],
  ])('with a claim %s are no proof', (_name, one) => expect(read({ tests: [one] }).evidence[0]?.outcome).toBe('failed'))

  test.each([
    ['another commit', { around: { now: { ...state, commit: 'c2' } } }],
    ['a commit made meanwhile', { run: { after: { ...state, commit: 'c2' } } }],
    ['a run with arguments', { run: { arguments: ['server/src'] } }],
    ['a run without one of the files', { around: { testFiles: ['a.test.ts', 'b.test.ts'] } }],
    ['an earlier run', { report: { startTime: 5 } }],
  ])('of %s are refused', (_name, change) => {
    const results = read(change)
    expect(results.evidence).toEqual([])
    expect(results.problems).toEqual([expect.stringContaining('npm test')])
  })
  test('that are missing are refused', () => expect(readResults(directoryWith({}), around).problems).toHaveLength(1))
  test('of changes that are not committed are a warning, and a fault where nobody reads warnings', () => {
    const dirty = { before: { ...state, dirty: true } }
    expect(read({ run: dirty })).toMatchObject({ problems: [], warnings: [expect.anything()] })
    expect(read({ run: dirty, around: { onCi: true } })).toMatchObject({ problems: [expect.anything()], warnings: [] })
  })
})

describe('recorded runs', () => {
  const state = { commit: 'c1', dirty: false, sources: 's1' }
  const run: RecordedRun = {
    command: 'npm run bench -- x',
    sample: false,
    state,
    recordedAt: '2026-01-01',
    figures: { n: 1 },
    control: 'a bare server took 3 s',
    proofs: [{ id: 'E-001.2', passed: true }],
  }
  const read = (change: object, now = state) =>
    readRecordedRuns(directoryWith({ 'bench-x.json': { ...run, ...change } }), now)

  test('are evidence while the sources are the same', () =>
    expect(read({}, { ...state, commit: 'c2' }).evidence).toEqual([
      { id: 'E-001.2', by: 'npm run bench -- x', outcome: 'passed', from: 'recording' },
    ]))
  test('of other sources are a warning', () =>
    expect(read({}, { ...state, sources: 's2' })).toMatchObject({ evidence: [], warnings: [expect.anything()] }))
  test.each([
    ['a sample', { sample: true }],
    ['uncommitted changes', { state: { ...state, dirty: true } }],
    ['no control', { control: '' }],
    ['no figures', { figures: undefined }],
  ])('with %s prove nothing', (_name, change) =>
    expect(read(change)).toMatchObject({ evidence: [], problems: [expect.anything()] }),
  )
})

describe('keeping runs', () => {
  const run = {
    command: 'npm run bench -- x',
    sample: false,
    state: { commit: 'c1', dirty: false, sources: 's1' },
    recordedAt: '2026-01-01',
    figures: {},
    control: 'a bare server took 3 s',
    proofs: [{ id: 'E-001.2', passed: true }],
  }
  test.each([
    ['a whole run with its control', run, 'bench-x.json is kept'],
    ['a sample', { ...run, sample: true }, 'sample'],
    ['a run that failed', { ...run, proofs: [{ id: 'E-001.2', passed: false }] }, 'E-001.2 failed'],
    ['a run of other sources', { ...run, state: { ...run.state, sources: 's2' } }, 'other sources'],
    ['something else', { median: 1 }, 'does not say what was run'],
  ])('%s', (_name, left, said) => {
    const to = directoryWith({})
    const told = keepRuns(directoryWith({ 'bench-x.json': left, 'run.json': {} }), to, 's1')
    expect(told).toEqual([expect.stringContaining(said)])
    expect(jsonFiles(to)).toEqual(said.endsWith('is kept') ? ['bench-x.json'] : [])
  })
})
