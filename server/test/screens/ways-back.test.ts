import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { proves } from '../proves.ts'
import { deletions, finalActs, harmless, type Said } from './ways-back.ts'

const repository = resolve(import.meta.dirname, '../../..')
const web = join(repository, 'web/src')
const languages = ['en', 'de'] as const
/** That there is no way back, or what it is. */
const saysSo = {
  en: /cannot be (undone|called back)|cannot take this back|take this back|undo|again|until|comes? back|are deleted|a second operator|Forward only|later/,
  de: /lässt sich nicht (rückgängig machen|zurückholen)|zurücknehmen|rückgängig|wieder|aufheben|[Bb]is |neuer Faktor|kommt nur zurück|gelöscht|zweite Person|Nur vorwärts|später/,
}

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join(web, file), 'utf8') }))
const sourceOf = (file: string) => readFileSync(join(web, 'features', file), 'utf8')
const wordsOf = (language: string, name: string): object =>
  JSON.parse(readFileSync(join(web, 'words', language, `${name}.json`), 'utf8'))

/** Every sentence under a key, whose parts may vary and may have plurals. */
function sentences(language: string, key: string): [string, string][] {
  const [name, path] = key.split(':') as [string, string]
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}(_\\w+)?$`)
  const flat = (words: object, under: string): [string, string][] =>
    Object.entries(words).flatMap(([part, said]) =>
      typeof said === 'string' ? [[`${under}${part}`, said]] : flat(said, `${under}${part}.`),
    )
  return flat(wordsOf(language, name), '')
    .filter(([at]) => pattern.test(at))
    .map(([at, said]) => [`${name}:${at}`, said])
}

/** The keys of words in a piece of source. */
const keysIn = (piece: string) => [...piece.matchAll(/['`](\w+:[\w.${}]+)['`]/g)].map(([, key]) => key as string)

/** Keys of what the dialogs say in whose words the way back is. */
function keysInWords(): string[] {
  return sources.flatMap(({ text }) => [
    ...[
      ...text.matchAll(
        /<Confirm\n(?:(?!\/>|onGo=).)*?text=\{(.*?)\}\n\s+wayBack=(?:"inWords"|\{[^}]*'inWords'[^}]*\})/gs,
      ),
    ].flatMap(([, said]) => keysIn(said as string)),
    ...[...text.matchAll(/<p [^\n]*\n\s+<WayBack kind="inWords" \/>/g)].flatMap(([piece]) => keysIn(piece)),
  ])
}

test('where the words of a dialog say the way back, they do, in both languages', () => {
  const keys = keysInWords()
  const uses = sources.flatMap(({ file, text }) =>
    file.startsWith('ui/') ? [] : [...text.matchAll(/(wayBack=|kind=)[^\n]*inWords/g)],
  )
  expect(keys.length).toBeGreaterThanOrEqual(uses.length)
  const silent = languages.flatMap((language) =>
    keys.flatMap((key) => {
      const said = sentences(language, key)
      expect(said, key).not.toEqual([])
      return said.filter(([at, words]) => !harmless.some((one) => one.test(at)) && !saysSo[language].test(words))
    }),
  )
  proves('W-117.6', () => expect(silent).toEqual([]))
})

test('every button that ends something stands in a dialog that says whether it can be taken back', () => {
  const red = sources.filter(({ text }) =>
    [...text.matchAll(/<Button\b(?:[^>]|=>)*>/g)].some(
      ([tag]) => /variant="filled"/.test(tag) && /color=[^\n]*red/.test(tag),
    ),
  )
  expect(red.map(({ file }) => file)).toContain('ui/confirm.tsx')
  const silent = red.filter(({ text }) => !text.includes('<WayBack kind=')).map(({ file }) => file)
  proves('W-117.6', () => expect(silent).toEqual([]))
})

test('every deletion and every final act of the application is known here, and said before', () => {
  const { paths } = JSON.parse(readFileSync(join(repository, 'app-api.json'), 'utf8')) as { paths: object }
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const acts = { ...deletions, ...finalActs }
  expect(routes.filter((route) => route.startsWith('DELETE ')).sort()).toEqual(Object.keys(deletions).sort())
  expect(Object.keys(acts).filter((route) => !routes.includes(route))).toEqual([])
  const silent = Object.entries(acts).filter(([, said]) => !isSaid(said))
  proves('W-117.6', () => expect(silent).toEqual([]))
  for (const language of languages)
    for (const kind of ['none', 'trash', 'again']) expect(sentences(language, `ui:wayBack.${kind}`)).toHaveLength(1)
})

function isSaid(said: Said): boolean {
  if ('dialog' in said)
    return new RegExp(`(wayBack=|<WayBack kind=)("${said.wayBack}"|\\{[^}]*'${said.wayBack}')`).test(
      sourceOf(said.dialog),
    )
  if ('undo' in said) return sourceOf(said.undo).includes('undo: {')
  if ('anew' in said) return true
  return (
    sources.some(({ text }) => text.includes(`'${said.words}'`)) &&
    languages.every((language) => sentences(language, said.words).every(([, words]) => saysSo[language].test(words)))
  )
}
