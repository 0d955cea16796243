import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'

/**
 * Each patch adds a kind or a column as somebody would begin to: in the schema, or where the kinds are named. The files
 * listed beside it are those that the compiler then names, because they must follow.
 */
const root = resolve(import.meta.dirname, '../..')
const patches = globSync(`${import.meta.dirname}/patches/*.patch`).sort()
const configuration = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
)
const { options } = configuration
// Tests fail by themselves.
const fileNames = configuration.fileNames.filter((file) => !file.endsWith('.test.ts'))
const host = ts.createIncrementalCompilerHost({ ...options, incremental: true })
const unchanged = new Map<string, ts.SourceFile | undefined>()
let overlay = new Map<string, string>()
let previous: ts.SemanticDiagnosticsBuilderProgram | undefined

test('there are patches', () => expect(patches.length).toBeGreaterThan(0))

test('without a patch nothing is wrong', { timeout: 180_000 }, () => {
  expect(filesWithErrors(new Map())).toEqual([])
})

test.each(patches.map((path) => [basename(path, '.patch'), path]))('%s', { timeout: 180_000 }, (_name, path) => {
  const changes = applyPatch(readFileSync(path, 'utf8'), (file) => ts.sys.readFile(`${root}/${file}`))
  const expected = readFileSync(path.replace(/\.patch$/, '.expected.txt'), 'utf8')
    .trim()
    .split('\n')
  expect(filesWithErrors(changes)).toEqual(expected)
})

/** Programs share every file that is the same, and check again only what a change reaches. */
function filesWithErrors(changes: Map<string, string>): string[] {
  overlay = new Map([...changes].map(([file, text]) => [`${root}/${file}`, text]))
  const added = [...overlay.keys()].filter((file) => file.endsWith('.ts') && !fileNames.includes(file))
  const program = ts.createSemanticDiagnosticsBuilderProgram(
    [...fileNames, ...added],
    { ...options, incremental: true },
    { ...host, getSourceFile, fileExists, readFile },
    previous,
  )
  previous = program
  const found = program.getSemanticDiagnostics().map(({ file }) => file?.fileName.slice(root.length + 1) ?? '?')
  return [...new Set(found)].sort()
}

function fileExists(file: string): boolean {
  return overlay.has(file) || host.fileExists(file)
}

function readFile(file: string): string | undefined {
  return overlay.get(file) ?? host.readFile(file)
}

function getSourceFile(
  file: string,
  language: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  const text = overlay.get(file)
  if (text !== undefined) return versioned(ts.createSourceFile(file, text, language), text)
  if (!unchanged.has(file)) {
    const read = host.readFile(file)
    unchanged.set(file, read === undefined ? undefined : versioned(ts.createSourceFile(file, read, language), read))
  }
  return unchanged.get(file)
}

/** What tells the builder that a file has changed. */
function versioned(source: ts.SourceFile, text: string): ts.SourceFile {
  return Object.assign(source, { version: ts.sys.createHash?.(text) ?? text })
}
