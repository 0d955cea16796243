import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A table that a file writes. */
export interface Writing {
  path: string
  /** Null where only the run time knows. */
  table: string | null
}

/** Tables whose second writer is still to go; one that has a single writer must leave this list. */
const stillOpen: string[] = []
/** What files write whose statements have a place for the table's name. */
const namedAtRunTime: Record<string, string[]> = {
  // Its callers name the table, and are found by that.
  'server/src/platform/db/bulk-insert.ts': [],
  // COPY only ever fills temporary tables.
  'server/src/platform/db/bulk-connection.ts': [],
}

const hole = '\0'
const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|copy|truncate)\s+(?:only\s+)?(\w+|\0)/gi
const bulkWrites = /\binsertInBulk\(\s*\w+,\s*'(\w+)'/g

export function tableWriterProblems(): string[] {
  const tables = tablesIn(readFileSync('server/schema.sql', 'utf8'))
  const paths = globSync('server/src/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] })
  return problemsIn(
    paths.flatMap((path) => writingsIn(path, readFileSync(path, 'utf8'), tables)),
    stillOpen,
  )
}

export function writingsIn(path: string, source: string, tables: ReadonlySet<string>): Writing[] {
  const texts = textsIn(ts.createSourceFile(path, source, ts.ScriptTarget.Latest))
  const written = [
    ...texts.flatMap((text) => Array.from(text.matchAll(writes), ([, table]) => table as string)),
    ...Array.from(source.matchAll(bulkWrites), ([, table]) => table as string),
  ]
  const named = new Set(written.filter((table) => tables.has(table)))
  const unnamed = written.includes(hole) ? (namedAtRunTime[path] ?? [null]) : []
  return [...named, ...unnamed].map((table) => ({ path, table }))
}

/** Every feature, and every part of the server outside of features, counts as one writer. */
export function problemsIn(writings: readonly Writing[], open: readonly string[] = []): string[] {
  const unnamed = writings.filter(({ table }) => table === null)
  const doubled = [...Map.groupBy(writings, ({ table }) => table)].filter(
    ([table, found]) => table !== null && new Set(found.map(({ path }) => writerOf(path))).size > 1,
  )
  const closed = doubled.filter(([table]) => !open.includes(table as string))
  const solved = open.filter((table) => !doubled.some(([name]) => name === table))
  return [
    ...closed.flatMap(([table, found]) => found.map(({ path }) => `${path}: another feature writes ${table}, too`)),
    ...unnamed.map(({ path }) => `${path}: writes a table that nobody can read from its text`),
    ...solved.map((table) => `${table} has one writing feature: take it off the list`),
  ]
}

function writerOf(path: string): string {
  return /^server\/src\/(?:features\/)?[^/]+/.exec(path)?.[0] ?? path
}

function tablesIn(schema: string): Set<string> {
  return new Set(Array.from(schema.matchAll(/^CREATE TABLE public\.(\w+)/gm), ([, name]) => name as string))
}

/** Strings and templates, with a hole for each value; comments speak of updates, too, and are left out. */
function textsIn(node: ts.Node): string[] {
  const texts = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? [textOf(node)] : []
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child))
  })
  return texts
}

function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (!ts.isTemplateExpression(node)) return node.text
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole)
}
