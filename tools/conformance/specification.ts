import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the specification says, as a fingerprint by id; text outside any row stands under its heading. */
export type Fingerprints = Record<string, string>

const documents = ['interface.md', 'application.md']
const rowStart = /^(?:\| *|- *|- \*\*|\*\*)((?:[REWF]-\d{3})|(?:D-[A-Z]+-[A-Z]?\d+))\b/
const rowOfATable = /^\| *R-\d{3} *\|/
const heading = /^#+ +(.*)$/

export function readSpecification(directory: string): Fingerprints | null {
  if (!documents.every((name) => existsSync(join(directory, name)))) return null
  return Object.assign({}, ...documents.map((name) => fingerprints(name, readFileSync(join(directory, name), 'utf8'))))
}

export function fingerprints(document: string, text: string): Fingerprints {
  const found = new Map<string, string[]>()
  let current = document
  for (const line of text.split('\n')) {
    current = rowStart.exec(line)?.[1] ?? headingOf(document, line) ?? afterALine(document, current, line)
    const lines = found.get(current)
    if (!lines) found.set(current, [line])
    else if (rowStart.test(line)) throw new Error(`${current} stands twice in ${document}`)
    else lines.push(line)
  }
  return Object.fromEntries([...found].map(([id, lines]) => [id, fingerprint(lines)]))
}

/** What differs between the committed list and the specification beside it. */
export function differences(committed: Fingerprints, found: Fingerprints): string[] {
  const ids = [...new Set([...Object.keys(committed), ...Object.keys(found)])]
  return ids.flatMap((id) => {
    if (!committed[id]) return [`the specification has a new part: ${id}`]
    if (!found[id]) return [`the specification lost a part: ${id}`]
    return committed[id] === found[id] ? [] : [`the specification says something else: ${id}`]
  })
}

export function isRow(id: string): boolean {
  return /^(?:[REWF]-\d{3}|D-[A-Z]+-[A-Z]?\d+)$/.test(id)
}

function headingOf(document: string, line: string): string | undefined {
  const title = heading.exec(line)?.[1]
  return title === undefined ? undefined : `${document} ${/^[\d.]+/.exec(title)?.[0].replace(/\.$/, '') ?? 'opening'}`
}

/** A row in a table ends with its line; any other row goes on until the next row or heading. */
function afterALine(document: string, current: string, line: string): string {
  const endsAtOnce = /^[RE]-/.test(current) && !rowOfATable.test(line)
  return endsAtOnce && line.trim() !== '' ? `${document} opening` : current
}

function fingerprint(lines: string[]): string {
  const text = lines.join(' ').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
