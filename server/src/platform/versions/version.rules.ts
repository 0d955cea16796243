import { createHash } from 'node:crypto'

/** What an object shows of itself: members may nest, `customerFields.12` names one inside another. */
export type Shown = Readonly<Record<string, unknown>>

const markBytes = 4

/**
 * A version remembers each member apart, as a mark of its name and one of its value. So nobody has to keep how an object
 * was, and whoever changes another member is in nobody's way. A member without a value is not in it.
 */
export function versionOf(shown: Shown): string {
  const marks = membersOf(shown)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => markOf(name) + markOf(JSON.stringify(value)))
  return Buffer.from(marks.sort().join(''), 'hex').toString('base64url')
}

/** Members that are not as this version has them: of those asked about, or of all. An unreadable version knows none. */
export function changedSince(version: string, current: Shown, asked: Shown | 'all'): string[] {
  const known = readVersion(version)
  const now = new Map(membersOf(current))
  const names = asked === 'all' ? [...now.keys()] : membersOf(asked).map(([name]) => name)
  const changed = names.filter((name) => known === null || known.get(markOf(name)) !== markOfValue(now.get(name)))
  if (asked !== 'all' || known === null || changed.length > 0) return changed
  // What has lost its value and is not even shown any more.
  return versionOf(current) === version ? [] : ['']
}

function markOfValue(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : markOf(JSON.stringify(value))
}

function membersOf(shown: Shown, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(shown).flatMap(([name, value]): [string, unknown][] =>
    isNested(value) ? membersOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  )
}

function isNested(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function markOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * markBytes)
}

function readVersion(version: string): Map<string, string> | null {
  const hex = Buffer.from(version, 'base64url').toString('hex')
  const isReadable = /^[\w-]*$/.test(version) && hex.length % (4 * markBytes) === 0
  if (!isReadable) return null
  const marks = hex.match(new RegExp(`.{${2 * markBytes}}`, 'g')) ?? []
  return new Map(marks.flatMap((mark, i) => (i % 2 === 0 ? [[mark, marks[i + 1] as string]] : [])))
}
