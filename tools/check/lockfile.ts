import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

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
}

export function readLockfile(): Record<string, LockedPackage> {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
}

export function lockfileProblems(): string[] {
  const packages = Object.entries(readLockfile())
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const ours = packages.filter(([path]) => !path.includes('node_modules/'))
  return [...installed.flatMap(sourceProblems), ...ours.flatMap(driftProblems)]
}

/** An address in the lockfile ties every installation to one place; a missing checksum accepts any content. */
function sourceProblems([path, { resolved, integrity }]: [string, LockedPackage]): string[] {
  const address = resolved?.includes('://') ? [`${path}: resolved names an address`] : []
  return integrity ? address : [...address, `${path}: has no integrity checksum`]
}

function driftProblems([path, locked]: [string, LockedPackage]): string[] {
  const manifest: Dependencies = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const stale = dependencyKinds.filter((kind) => !isDeepStrictEqual(manifest[kind] ?? {}, locked[kind] ?? {}))
  return stale.map((kind) => `${join(path, 'package.json')}: ${kind} differ from the lockfile (npm install)`)
}
