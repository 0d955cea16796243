import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { proves } from '../../e2e/proves.ts'
import { claimsOf, runAll, type Test } from '../../e2e/run-tests.ts'
import type { World } from '../../e2e/world.ts'
import { assess } from './assess.ts'
import { type BrowserRun, beginBrowserRun, notLookedAt, readBrowserRun } from './browser-run.ts'
import { area, due, seen } from './clause.ts'
import { repositoryState } from './repository-state.ts'

const state = { commit: 'c1', dirty: false, sources: 's1' }
const run: BrowserRun = {
  before: state,
  after: state,
  arguments: [],
  claims: [{ id: 'W-121.1', by: 'frame: keys', held: true }],
}
const small = area('screens', { 'W-121': [seen('keys'), 'rules'], 'W-122': due('later') })

function aPath() {
  const directory = mkdtempSync(join(tmpdir(), 'browser-run-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return join(directory, 'e2e.json')
}
function read(change: Partial<BrowserRun>, now = state, onCi = false) {
  const path = aPath()
  writeFileSync(path, JSON.stringify({ ...run, ...change }))
  return readBrowserRun(path, now, onCi)
}
const standingOf = (from: 'test' | 'browser') =>
  assess([small], [{ id: 'W-121.1', by: 'x', outcome: 'passed', from }], {}).areas[0]?.rows[0]?.clauses[0]?.standing

test('claims that held in a whole run of this commit are evidence', () =>
  expect(read({})).toEqual({
    evidence: [{ id: 'W-121.1', by: 'frame: keys', outcome: 'passed', from: 'browser' }],
    warnings: [],
    problems: [],
    whole: true,
  }))

test.each([
  ['a part of the tests', () => read({ arguments: ['frame'] })],
  ['another commit', () => read({}, { ...state, commit: 'c2' })],
  ['a commit made meanwhile', () => read({ after: { ...state, commit: 'c2' } })],
  ['no run at all', () => readBrowserRun(aPath(), state, false)],
])('%s proves nothing, and says how to get there', (_name, results) =>
  expect(results()).toMatchObject({ evidence: [], whole: false, warnings: [expect.stringContaining('npm run e2e')] }),
)

test('changes that are not committed are a warning, and a fault where nobody reads warnings', () => {
  const dirty = { before: { ...state, dirty: true } }
  expect(read(dirty)).toMatchObject({ problems: [], warnings: [expect.anything()] })
  expect(read(dirty, state, true)).toMatchObject({ problems: [expect.anything()], warnings: [] })
})

test('what a browser shows may stay open until one has looked, and no longer', () => {
  expect(Object.values(notLookedAt(small.clauses, read({ arguments: ['frame'] })))).toEqual([['W-121.1']])
  expect(notLookedAt(small.clauses, read({}))).toEqual({})
  expect(assess([small], [], {}).problems).toContainEqual(expect.stringContaining('W-121.1 is not proven'))
})

test('only a browser shows what is on the screen', () =>
  expect([standingOf('browser'), standingOf('test')]).toEqual(['proven', 'open']))

test('a run leaves its claims with the commit, and takes away those of an earlier one', () => {
  const path = aPath()
  writeFileSync(path, JSON.stringify(run))
  const leave = beginBrowserRun(path, [])
  expect(readBrowserRun(path, state, false).whole).toBe(false)
  leave(run.claims)
  expect(readBrowserRun(path, repositoryState(), false).evidence).toHaveLength(1)
})

test('a claim holds when all of it was seen and its test passed', async () => {
  const id = 'W-120.1'
  const nothing = async () => undefined
  const missing = () => Promise.reject(new Error('not there'))
  const tests: Test[] = [
    { name: 'seen', run: () => proves(id, nothing) },
    { name: 'not seen', run: () => proves(id, missing) },
    { name: 'seen, and failed later', run: () => proves(id, nothing).then(missing) },
    { name: 'unknown', run: () => proves('W-999', nothing) },
    { name: 'not of a browser', run: () => proves('R-001', nothing) },
  ]
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const results = await runAll({} as World, tests)
  expect(claimsOf(results)).toEqual([
    { id, by: 'seen', held: true },
    { id, by: 'not seen', held: false },
    { id, by: 'seen, and failed later', held: false },
  ])
  expect(results.map(({ error }) => error?.message).slice(3)).toEqual([
    'W-999 is no clause that a browser shows',
    'R-001 is no clause that a browser shows',
  ])
})
