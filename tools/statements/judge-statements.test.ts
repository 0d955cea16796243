import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordedStatement } from '../../server/test/statement-recorder.ts'
import { type Catalogue, type Judgement, judgeStatements } from './judge-statements.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'statements-')))
afterAll(() => rmSync(root, { recursive: true }))

const store = 'server/src/features/parcels/parcel.store.ts'
const ownTest = store.replace('.store.ts', '.test.ts')
const scaffold = [
  'interface Buffer { readonly bytes: number }',
  'type Row = Record<string, unknown>',
  "export interface Tables { parcels: { id: number; size: 'small' | 'big'; weight: number | null } }",
  'declare const db: { outsideTenants<T extends readonly object[] = Row[]>(s: unknown[]): Promise<{ [I in keyof T]: T[I][] }> }',
  'declare const tx: { rows<R extends object = Row>(s?: unknown): Promise<R[]> }',
  'async function page<R extends object>() { return tx.rows<R>() }',
]
const types = { number: 20, text: 25, boolean: 16, bytes: 17, json: 3802, numbers: 1016 }
const catalogue: Catalogue = new Map([
  ['1.1', { table: 'parcels', column: 'id', isNullable: false }],
  ['1.2', { table: 'parcels', column: 'size', isNullable: false }],
  ['1.3', { table: 'parcels', column: 'weight', isNullable: true }],
])
const computed = (name: string, type: keyof typeof types) => ({
  name,
  dataTypeID: types[type],
  tableID: 0,
  columnID: 0,
})
const id = { name: 'id', dataTypeID: types.number, tableID: 1, columnID: 1 }
const size = { name: 'size', dataTypeID: types.text, tableID: 1, columnID: 2 }
const weight = { name: 'weight', dataTypeID: types.number, tableID: 1, columnID: 3 }

interface Case {
  /** One line. */
  code: string
  columns: RecordedStatement['columns']
  nulls?: string[]
  index?: number
  /** The call for rows stands in `page`, which has its type from this line. */
  isThroughPage?: true
}

const right: [string, Case][] = [
  ['the very columns', { code: 'void (await tx.rows<{ id: number }>())', columns: [id] }],
  ['a column that may be null', { code: 'void (await tx.rows<{ weight: number | null }>())', columns: [weight] }],
  ['all values of a column', { code: "void (await tx.rows<{ size: 'big' | 'small' }>())", columns: [size] }],
  [
    'a computed value of a narrower kind',
    { code: 'void (await tx.rows<{ n: 1 | 2 }>())', columns: [computed('n', 'number')] },
  ],
  ['JSON of any shape', { code: 'void (await tx.rows<{ j: { a: 1 } }>())', columns: [computed('j', 'json')] }],
  ['an open column that the store knows better', { code: 'void (await tx.rows<{ id: 1 | 2 }>())', columns: [id] }],
  ['bytes', { code: 'void (await tx.rows<{ b: Buffer | null }>())', columns: [computed('b', 'bytes')] }],
  ['a list', { code: 'void (await tx.rows<{ l: number[] }>())', columns: [computed('l', 'numbers')] }],
  ['rows nobody looks at', { code: 'await tx.rows()', columns: [id] }],
  ['rows that are only counted', { code: 'void (await tx.rows())', columns: [computed('?column?', 'number')] }],
  [
    'named rows that are only counted',
    { code: 'export const f1 = async () => { const rows = await tx.rows(); return rows.length > 0 }', columns: [id] },
  ],
  ['rows counted in place', { code: 'void (await tx.rows()).length', columns: [id] }],
  ['any columns, said in so many words', { code: 'void (await tx.rows<Row>())', columns: [id] }],
  [
    'the second of two statements',
    { code: 'void (await db.outsideTenants<[Row, { id: number }]>([]))', columns: [id], index: 1 },
  ],
  [
    'a type that the caller gives',
    { code: 'void (await page<{ fine: number }>())', columns: [computed('fine', 'number')], isThroughPage: true },
  ],
]

const wrong: [string, Case, string][] = [
  ['a missing column', { code: 'void (await tx.rows<{ id: number }>())', columns: [] }, 'no column id'],
  [
    'a column too many',
    { code: 'void (await tx.rows<{ id: number }>())', columns: [id, size] },
    'column size is not in the type',
  ],
  [
    'another kind of value',
    { code: 'void (await tx.rows<{ id: string }>())', columns: [id] },
    'id: string, and a number is read',
  ],
  [
    'null of a computed value',
    { code: 'void (await tx.rows<{ n: number }>())', columns: [computed('n', 'number')], nulls: ['n'] },
    'n: number, and null was seen',
  ],
  [
    'null that the schema allows',
    { code: 'void (await tx.rows<{ weight: number }>())', columns: [weight] },
    'weight: number, and the column may be null',
  ],
  [
    'a value that the schema allows',
    { code: "void (await tx.rows<{ size: 'small' }>())", columns: [size] },
    `size: "small", and the column holds "small" | "big"`,
  ],
  ['no type', { code: 'void (await tx.rows())', columns: [id] }, 'no type for its rows, which have id'],
  [
    'rows that are counted and read',
    {
      code: 'export const f2 = async () => { const found = await tx.rows(); return found.length > 0 && found[0] }',
      columns: [id],
    },
    'no type for its rows, which have id',
  ],
  [
    'a fault in the second of two statements',
    { code: 'void (await db.outsideTenants<[Row, { id: string }]>([]))', columns: [id], index: 1 },
    'id: string, and a number is read',
  ],
  [
    'a wrong type that the caller gives',
    { code: 'void (await page<{ id: string }>())', columns: [id], isThroughPage: true },
    'id: string, and a number is read',
  ],
]

const cases = [...right, ...wrong].map(([, given]) => given)
const lines = [...scaffold, ...cases.map(({ code }) => code), 'void (await tx.rows<{ id: number }>())']
const testLine = 'void (await tx.rows<{ id: string }>())'
const pageLine = scaffold.findIndex((line) => line.includes('rows<R>()')) + 1
let judgement: Judgement

beforeAll(() => {
  const path = join(root, store)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, lines.join('\n'))
  writeFileSync(join(root, ownTest), [...scaffold.slice(0, -1), testLine].join('\n'))
  const program = ts.createProgram([path, join(root, ownTest)], {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    types: [],
  })
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(path) as ts.SourceFile)
  const tables = checker.getDeclaredTypeOfSymbol(module?.exports?.get('Tables' as ts.__String) as ts.Symbol)
  const columns = [id]
  const elsewhere = [`${store}:1:1`, `${ownTest}:${scaffold.length}:${testLine.search(/rows/) + 1}`].map((frame) => ({
    text: `statement ${frame}`,
    callers: [{ frames: [frame], index: 0 }],
    columns,
    nulls: [],
  }))
  const recorded = [...cases.map(recordOf), ...elsewhere]
  judgement = judgeStatements(program, root, { recorded, catalogue, tables })
})

test.each(right)('passes: %s', (_name, given) => expect(faultsOf(given)).toEqual([]))
test.each(wrong)('bites: %s', (_name, given, fault) => expect(faultsOf(given)).toEqual([fault]))

test('a call that never ran is told apart', () => {
  expect(judgement.neverRan).toEqual([`${store}:${lines.length}`])
})

test('a recording of other sources is told apart', () => {
  expect(judgement.moved).toEqual([`${store}:1:1`])
})

test('what a test asks for itself is not compared', () => {
  expect(judgement.faults.filter((fault) => fault.startsWith(ownTest))).toEqual([])
})

/** The call inside `page` is one place for all who use it; what was found there is told apart by the column. */
function faultsOf(given: Case): string[] {
  const place = `${store}:${given.isThroughPage ? pageLine : lineOf(given)}: `
  const faults = judgement.faults.filter((fault) => fault.startsWith(place)).map((fault) => fault.slice(place.length))
  return given.isThroughPage
    ? faults.filter((fault) => given.columns.some(({ name }) => fault.startsWith(`${name}:`)))
    : faults
}

function recordOf(given: Case): RecordedStatement {
  const own = frameOf(lineOf(given), given.isThroughPage ? /page/ : /(rows|outsideTenants)[<(]/)
  const frames = given.isThroughPage ? [frameOf(pageLine, /rows/), own] : [own]
  const { columns, nulls = [], index = 0 } = given
  return { text: `statement ${own}`, callers: [{ frames, index }], columns, nulls }
}

function lineOf(given: Case): number {
  return scaffold.length + cases.indexOf(given) + 1
}

function frameOf(line: number, name: RegExp): string {
  return `${store}:${line}:${(lines[line - 1] as string).search(name) + 1}`
}
