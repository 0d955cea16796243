import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'aix', 'sunos', 'netbsd', 'openbsd']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/**
 * Adds to package-lock.json the optional packages of other platforms that the registry in use did not offer. Without
 * them `npm ci` refuses the lockfile as incomplete; with them it skips what does not fit the machine.
 */
export function completeLockfile(text: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, LockedPackage> }
  for (const owner of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`
      if (place in lock.packages || !/^\d/.test(version)) continue
      lock.packages[place] = platformPackage(name, version, owner.dev)
    }
  }
  const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  return `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`
}

function platformPackage(name: string, version: string, dev: boolean | undefined): LockedPackage {
  const words = name.split(/[/-]/)
  const system = systems.find((candidate) => words.includes(candidate))
  const processor = processors.find((candidate) => words.includes(candidate))
  return {
    version,
    // A platform the name does not tell is one no machine has, so it is never fetched.
    os: [system ?? 'none'],
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    optional: true,
  }
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../package-lock.json')
  writeFileSync(path, completeLockfile(readFileSync(path, 'utf8')))
}
