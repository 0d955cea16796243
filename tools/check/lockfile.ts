import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { completeLockfile } from '../complete-lockfile.ts'

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

type Dependencies = Partial<Record<(typeof dependencyKinds)[number], Record<string, string>>>

interface LockedPackage extends Dependencies {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
}

export function readLockfile(): Record<string, LockedPackage> {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
}

export function lockfileProblems(): string[] {
  const packages = Object.entries(readLockfile())
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const ours = packages.filter(([path]) => !path.includes('node_modules/'))
  return [...incompleteness(), ...installed.flatMap(sourceProblems), ...ours.flatMap(driftProblems)]
}

function incompleteness(): string[] {
  const text = readFileSync('package-lock.json', 'utf8')
  return completeLockfile(text) === text
    ? []
    : ['packages of other platforms are missing (node tools/complete-lockfile.ts)']
}

/** An address in the lockfile ties every installation to one place; a missing checksum accepts any content. */
function sourceProblems([path, { resolved, integrity, os, optional }]: [string, LockedPackage]): string[] {
  const address = resolved?.includes('://') ? [`${path}: resolved names an address`] : []
  // Packages of other platforms that the registry did not offer have no checksum to know.
  return integrity || (optional && os) ? address : [...address, `${path}: has no integrity checksum`]
}

function driftProblems([path, locked]: [string, LockedPackage]): string[] {
  const manifest: Dependencies = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const stale = dependencyKinds.filter((kind) => !isDeepStrictEqual(manifest[kind] ?? {}, locked[kind] ?? {}))
  return stale.map((kind) => `${join(path, 'package.json')}: ${kind} differ from the lockfile (npm install)`)
}
