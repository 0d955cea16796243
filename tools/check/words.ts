import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const languages = ['en', 'de']
const pluralForm = /_(zero|one|two|few|many|other)$/

/** Keys and texts of one feature's words in one language, nested keys joined by dots. */
type Words = Map<string, string>

/**
 * Faults in the words of the web application. A key is written as `'feature:key'` wherever it is used, so that the keys
 * used and the keys there are can be held against each other; `feature:key.${…}` uses all keys below.
 */
export function wordProblems(folder = 'web'): string[] {
  const [first = 'en', ...others] = languages
  const words = readWords(folder, first)
  return [
    ...others.flatMap((language) => differences(words, readWords(folder, language), first, language)),
    ...useProblems(words, folder),
  ]
}

function readWords(folder: string, language: string): Words {
  const files = globSync(join(folder, 'src/words', language, '*.json')).sort()
  return new Map(files.flatMap((path) => flat(`${basename(path, '.json')}:`, JSON.parse(readFileSync(path, 'utf8')))))
}

function flat(prefix: string, value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[prefix + name, inner]] : flat(`${prefix}${name}.`, inner as object),
  )
}

function differences(one: Words, other: Words, oneName: string, otherName: string): string[] {
  const missing = [...one.keys()].filter((key) => !other.has(key)).map((key) => `${key}: no words in ${otherName}`)
  const surplus = [...other.keys()].filter((key) => !one.has(key)).map((key) => `${key}: no words in ${oneName}`)
  const unlike = [...one].filter(([key, text]) => other.has(key) && values(text) !== values(other.get(key) ?? ''))
  return [...missing, ...surplus, ...unlike.map(([key]) => `${key}: other values in ${otherName} than in ${oneName}`)]
}

function values(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ')
}

interface Use {
  path: string
  key: string
  /** The rest of the key is known only when the code runs. */
  open: boolean
}

function useProblems(words: Words, folder: string): string[] {
  const keys = new Set([...words.keys()].map((key) => key.replace(pluralForm, '')))
  const uses = usesIn(folder, new Set([...keys].map((key) => key.split(':')[0] as string)))
  const unknown = uses.filter((use) => ![...keys].some((key) => matches(use, key)))
  const unused = [...keys].filter((key) => !uses.some((use) => matches(use, key)))
  return [
    ...unknown.map(({ path, key }) => `${path}: ${key} has no words`),
    ...unused.map((key) => `${key}: nobody says it`),
  ]
}

function matches({ key: used, open }: Use, key: string): boolean {
  return open ? key.startsWith(used) : key === used
}

function usesIn(folder: string, features: Set<string>): Use[] {
  const literal = new RegExp(`['"\`](${[...features].join('|')}):([\\w.-]+)(['"\`]|\\$\\{)`, 'g')
  const sources = globSync(join(folder, '{src,gallery}/**/*.{ts,tsx}')).filter((path) => !path.endsWith('.test.ts'))
  return sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(literal)].map(([, feature, key, end]) => ({
      path,
      key: `${feature}:${key}`,
      open: end === '${',
    })),
  )
}
