import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import ts from 'typescript'
import { applyPatch } from './apply-patch.ts'

/**
 * Each patch adds a kind or a column as somebody would begin to: in the schema, or where the kinds are named. The files
 * listed beside it are those that the compiler then names, because they must follow.
 */
export function newKindProblems(root: string, patchFolder: string): string[] {
  const patches = globSync(`${patchFolder}/*.patch`).sort()
  if (patches.length === 0) return [`no patches in ${patchFolder}`]
  const filesWithErrors = createOverlayChecker(root)
  const kinds = patches.map(readKind)
  const expected = kinds.flatMap((kind) => kind.expected)
  // While no file stands in two lists, one program with all changes tells whether any list is wrong.
  const areDisjoint = new Set(expected).size === expected.length
  if (areDisjoint && `${filesWithErrors(changesOf(root, kinds))}` === `${expected.sort()}`) return []
  return kinds.flatMap((kind) => {
    const named = filesWithErrors(changesOf(root, [kind]))
    return [
      ...kind.expected.filter((file) => !named.includes(file)).map((file) => `${kind.name} no longer leads to ${file}`),
      ...named.filter((file) => !kind.expected.includes(file)).map((file) => `${kind.name} also leads to ${file}`),
    ]
  })
}

interface NewKind {
  name: string
  patch: string
  expected: string[]
}

function readKind(path: string): NewKind {
  const list = readFileSync(path.replace(/\.patch$/, '.expected.txt'), 'utf8')
  return { name: basename(path, '.patch'), patch: readFileSync(path, 'utf8'), expected: list.trim().split('\n') }
}

/** Two of them may change the same file. */
function changesOf(root: string, kinds: NewKind[]): Map<string, string> {
  const changes = new Map<string, string>()
  for (const { patch } of kinds)
    for (const [file, text] of applyPatch(patch, (path) => changes.get(path) ?? ts.sys.readFile(`${root}/${path}`)))
      changes.set(file, text)
  return changes
}

/** Files that do not compile with the changes. Programs share what is the same, and check again only what a change reaches. */
function createOverlayChecker(root: string): (changes: Map<string, string>) => string[] {
  const configuration = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config
  const parsed = ts.parseJsonConfigFileContent(configuration, ts.sys, root)
  const options = { ...parsed.options, incremental: true }
  // Tests fail by themselves.
  const fileNames = parsed.fileNames.filter((file) => !file.endsWith('.test.ts'))
  const host = ts.createIncrementalCompilerHost(options)
  const unchanged = new Map<string, ts.SourceFile | undefined>()
  let previous: ts.SemanticDiagnosticsBuilderProgram | undefined

  return (changes) => {
    const overlay = new Map([...changes].map(([file, text]) => [`${root}/${file}`, text]))
    const added = [...overlay.keys()].filter((file) => file.endsWith('.ts') && !fileNames.includes(file))
    const getSourceFile: ts.CompilerHost['getSourceFile'] = (file, language) => {
      const text = overlay.get(file)
      if (text !== undefined) return versioned(file, text, language)
      const read = unchanged.has(file) ? undefined : host.readFile(file)
      if (read !== undefined) unchanged.set(file, versioned(file, read, language))
      return unchanged.get(file)
    }
    const overlayHost: ts.CompilerHost = {
      ...host,
      getSourceFile,
      fileExists: (file) => overlay.has(file) || host.fileExists(file),
      readFile: (file) => overlay.get(file) ?? host.readFile(file),
    }
    previous = ts.createSemanticDiagnosticsBuilderProgram([...fileNames, ...added], options, overlayHost, previous)
    const found = previous.getSemanticDiagnostics().map(({ file }) => file?.fileName.slice(root.length + 1) ?? '?')
    return [...new Set(found)].sort()
  }
}

/** The version tells the builder that a file has changed. */
function versioned(file: string, text: string, language: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  return Object.assign(ts.createSourceFile(file, text, language), { version: ts.sys.createHash?.(text) ?? text })
}

if (import.meta.main) {
  const found = newKindProblems(resolve(import.meta.dirname, '../..'), `${import.meta.dirname}/patches`)
  if (found.length > 0) console.log(found.join('\n'))
  process.exitCode = found.length > 0 ? 1 : 0
}
