import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { proves } from '../../server/test/proves.ts'
import { wordProblems } from './words.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

// What the pages under test contain, written as a page would.
const open = 't(`people:state.$' + '{state}`)'
const page = 'src/features/people/people.page.tsx'
const both = (words: object) => ({ 'src/words/en/people.json': words, 'src/words/de/people.json': words })

test.each<[string, Record<string, object | string>, RegExp[]]>([
  [
    'words that fit',
    {
      ...both({
        title: 'People',
        many_one: '{{count}} person',
        many_other: '{{count}} people',
        state: { ready: 'Ready' },
      }),
      [page]: `t('people:title'); t('people:many', { count }); ${open}`,
    },
    [],
  ],
  [
    'a word one language lacks',
    { 'src/words/en/people.json': { title: 'People' }, 'src/words/de/people.json': {}, [page]: "t('people:title')" },
    [/^people:title: no words in de$/],
  ],
  [
    'a word only one language has',
    { 'src/words/en/people.json': {}, 'src/words/de/people.json': { title: 'Leute' }, [page]: '' },
    [/^people:title: no words in en$/],
  ],
  [
    'a key without words',
    { ...both({ title: 'x' }), [page]: "t('people:title') + t('people:gone')" },
    [/people:gone has no words$/],
  ],
  [
    'words nobody says',
    { ...both({ title: 'x', old: 'y' }), [page]: "t('people:title')" },
    [/^people:old: nobody says it$/],
  ],
  [
    'an open key below which there is nothing',
    { ...both({ title: 'x' }), [page]: `t('people:title') + ${open}` },
    [/people:state\. has no words$/],
  ],
  [
    'a value that one language drops',
    {
      'src/words/en/people.json': { hello: 'Hello {{name}}' },
      'src/words/de/people.json': { hello: 'Hallo' },
      [page]: "t('people:hello', { name })",
    },
    [/^people:hello: other values in de than in en$/],
  ],
])('%s', (_name, files, problems) => {
  const found = wordProblems(plant(files))
  proves('W-118.1', () => expect(found).toHaveLength(problems.length))
  for (const [index, problem] of problems.entries()) expect(found[index]).toMatch(problem)
})

test('the words of the application fit', () => {
  expect(wordProblems()).toEqual([])
})

function plant(files: Record<string, object | string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}
