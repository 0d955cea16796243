import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const longestFile = 250
const emptyNames = /^(utils?|helpers?|common|shared|misc|managers?|services?|base|types?|constants?)$/
// The command that starts the engines is called services, and its folder with it.
const namedOnPurpose = /^tools\/services(\/|\.ts$)/
// As long as the schema it is made from.
const generated = [
  'server/src/schema.rows.ts',
  'client/src/api.generated.ts',
  'web/src/api/app-api.d.ts',
  'web/src/api/console-api.d.ts',
]

export function sourceProblems(): string[] {
  return sourceFiles().flatMap((path) => [...lengthProblem(path), ...nameProblem(path)])
}

function lengthProblem(path: string): string[] {
  if (path.endsWith('.test.ts') || generated.includes(path)) return []
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length
  return lines > longestFile ? [`${path}: ${lines} lines, at most ${longestFile}`] : []
}

function nameProblem(path: string): string[] {
  if (namedOnPurpose.test(path)) return []
  const parts = path.split('/').map((part) => basename(part, '.tsx').replace(/[.]ts$/, ''))
  const found = parts.find((part) => emptyNames.test(part))
  return found ? [`${path}: the name "${found}" says nothing about what is in there`] : []
}

function sourceFiles(): string[] {
  return globSync('{server,client,web,tools,bench,chaos,e2e}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules', 'web/dist'],
  })
}
