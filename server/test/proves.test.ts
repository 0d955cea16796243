import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { clauses } from '../../tools/conformance/catalogue/index.ts'
import { evidenceOfTests } from '../../tools/conformance/read-results.ts'
import { proves, proving, provingEach } from './proves.ts'

// What is claimed here shows how claims work, and nothing about the product.
afterEach(({ task }) => {
  task.meta.claims = undefined
})

test('a claim whose assertions hold is kept with the test', ({ task }) => {
  expect(
    proves('E-001', () => {
      expect(1).toBe(1)
      return 'value'
    }),
  ).toBe('value')
  expect(task.meta.claims).toEqual({ 'E-001': 'held' })
})

test('a claim without an assertion fails', async ({ task }) => {
  expect(() => proves('E-001', () => 1)).toThrow('E-001: nothing was asserted')
  const later: unknown = await proves('E-002', async () => 1).catch((error) => error.message)
  expect(later).toBe('E-002: nothing was asserted')
  expect(task.meta.claims).toEqual({ 'E-001': 'begun', 'E-002': 'begun' })
})

test('assertions before a claim do not help it', () => {
  expect(1).toBe(1)
  expect(() => proves('E-001', () => 1)).toThrow('nothing was asserted')
})

test('a claim whose assertion fails is not kept', ({ task }) => {
  expect(() => proves('E-001', () => expect(1).toBe(2))).toThrow()
  expect(task.meta.claims).toEqual({ 'E-001': 'begun' })
})

test.each([
  ['an unknown clause', ['E-999']],
  ['a row in place of its clauses', ['D-GRP-4']],
  ['a list of everything', ['E-001', 'E-002', 'E-003', 'E-004']],
  ['nothing', []],
])('a claim of %s fails', (_name, ids) => {
  expect(() => proves(ids, () => expect(1).toBe(1))).toThrow(/clause/)
  expect(() => proving(ids)).toThrow(/clause/)
})

test('a case of a table shows what its name begins with', ({ task }) => {
  const work = provingEach((_name: string, value: number) => expect(value).toBe(3))
  work('E-001 E-036.1 the case of E-002', 3)
  work('without a clause', 3)
  work('E-009, E-010: both', 3)
  expect(Object.keys(task.meta.claims ?? {})).toEqual(['E-001', 'E-036.1', 'E-009', 'E-010'])
  expect(() => work('E-999 unknown', 3)).toThrow('E-999')
})

test('an empty test with every id in its title proves nothing', () => {
  const results = join(import.meta.dirname, '../../.results')
  mkdirSync(results, { recursive: true })
  const directory = mkdtempSync(join(results, 'claims-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const everyId = [...clauses.keys()].join(' ')
  writeFileSync(
    join(directory, 'vitest.config.ts'),
    "export default { test: { setupFiles: '../../server/test/claims-setup.ts' } }",
  )
  writeFileSync(
    join(directory, 'a.test.ts'),
    `import { expect, test } from 'vitest'
     import { proves, proving } from '../../server/test/proves.ts'
     test('${everyId}', () => {})
     test('true', () => proves('E-001', () => expect(1).toBe(1)))
     test('hollow', () => proves('E-002', () => {}))
     test('forgotten', () => { proves('E-003', async () => { await new Promise((done) => setTimeout(done, 500)); expect(1).toBe(1) }) })
     test.each([[1], [2]])('of a table %i', (n) => proves('E-005', () => expect(n).toBe(1)))
     test('whole', proving('E-006'), () => expect(1).toBe(1))
     test('whole and hollow', proving('E-008'), () => {})
     test.each([[1], [2]])('whole of a table %i', proving('E-009'), (n) => { if (n === 1) expect(n).toBe(1) })
     test('whole and failing', proving('E-010'), () => expect(1).toBe(2))
     let attempt = 0
     test('another time', { retry: 1 }, () => {
       if (attempt++ === 0) proves('E-012', () => expect(1).toBe(2))
       else proves('E-015', () => expect(1).toBe(1))
     })`,
  )
  const output = join(directory, 'report.json')
  const args = ['run', '--reporter=json', `--outputFile=${output}`, '--root', directory]
  spawnSync(join(import.meta.dirname, '../../node_modules/.bin/vitest'), args, { env: { ...process.env, CI: 'true' } })
  const evidence = evidenceOfTests(JSON.parse(readFileSync(output, 'utf8')))
  expect(evidence.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
    'E-001 passed',
    'E-002 failed',
    'E-003 failed',
    'E-005 passed',
    'E-005 failed',
    'E-006 passed',
    'E-008 failed',
    'E-009 passed',
    'E-009 failed',
    'E-010 failed',
    'E-015 passed',
  ])
})
