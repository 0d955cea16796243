import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../src')
const folder = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'))
const styled = new Set(readdirSync(join(folder, 'styles')).map((name) => name.replace(/\.css$/, '')))
const broughtBy = (text: string) => [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name]) => name)
const everywhere = new Set(broughtBy(readFileSync(join(source, 'ui/mantine.css'), 'utf8')))

test('what a file takes of Mantine has its look', () => {
  const bare = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((path) =>
    unstyledIn(path).map((name) => `${path}: ${name}`),
  )
  expect(bare).toEqual([])
})

function unstyledIn(path: string): string[] {
  const text = readFileSync(join(source, path), 'utf8')
  const taken = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  const here = new Set([...everywhere, ...broughtBy(text)])
  return taken.filter((name) => styled.has(name) && !here.has(name))
}
