import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { applyPatch } from './apply-patch.ts'
import { compiler } from './compiler.ts'

/**
 * Each patch adds a kind or a column as somebody would begin to: in the schema, or where the kinds are named. The files
 * listed beside it are those that the compiler then names, because they must follow.
 */
export function newKindProblems(root: string, patchFolder: string): string[] {
  const patches = globSync(`${patchFolder}/*.patch`).sort()
  if (patches.length === 0) return [`no patches in ${patchFolder}`]
  return disjointBatches(patches.map(readKind)).flatMap((kinds) => {
    const expected = kinds.flatMap((kind) => kind.expected).sort()
    const asExpected = `${filesWithErrors(root, changesOf(root, kinds))}` === `${expected}`
    return asExpected ? [] : kinds.flatMap((kind) => differences(root, kind))
  })
}

/** Kinds whose lists share no file can be judged by one program: each file it names belongs to one of them. */
function disjointBatches(kinds: NewKind[]): NewKind[][] {
  const batches: NewKind[][] = []
  for (const kind of kinds) {
    const batch = batches.find(
      (others) => !others.some((other) => other.expected.some((file) => kind.expected.includes(file))),
    )
    if (batch) batch.push(kind)
    else batches.push([kind])
  }
  return batches
}

function differences(root: string, kind: NewKind): string[] {
  const named = filesWithErrors(root, changesOf(root, [kind]))
  return [
    ...kind.expected.filter((file) => !named.includes(file)).map((file) => `${kind.name} no longer leads to ${file}`),
    ...named.filter((file) => !kind.expected.includes(file)).map((file) => `${kind.name} also leads to ${file}`),
  ]
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
    for (const [file, text] of applyPatch(patch, (path) => changes.get(path) ?? textOf(join(root, path))))
      changes.set(file, text)
  return changes
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Files that do not compile when a copy of the sources has the changes. */
function filesWithErrors(root: string, changes: Map<string, string>): string[] {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-kinds-')))
  try {
    copySources(root, copy)
    for (const [file, text] of changes) writeFileSync(join(copy, file), text)
    const { stdout, error } = spawnSync(process.execPath, [compiler, '--project', copy, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: copy,
      maxBuffer: 64 * 1024 * 1024,
    })
    if (error) throw error
    return [...new Set([...stdout.matchAll(/^(\S.*?)\(\d+,\d+\): error /gm)].map(([, file]) => `${file}`))].sort()
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Installed packages are lent; tests stay away, because they fail by themselves. */
function copySources(root: string, copy: string): void {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !/^(node_modules|\.\w+|dist)$/.test(basename(path)) && !path.endsWith('.test.ts'),
  })
  const packages = join(root, 'node_modules')
  if (existsSync(packages)) symlinkSync(packages, join(copy, 'node_modules'))
}

if (import.meta.main) {
  const found = newKindProblems(resolve(import.meta.dirname, '../..'), `${import.meta.dirname}/patches`)
  if (found.length > 0) console.log(found.join('\n'))
  process.exitCode = found.length > 0 ? 1 : 0
}
