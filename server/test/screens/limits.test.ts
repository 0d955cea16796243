import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { proves } from '../proves.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../test-web.ts'
import { limitsElsewhere, limitsOfScreens, rulesElsewhere, rulesOfScreens } from './limits.ts'

const repository = resolve(import.meta.dirname, '../../..')
const screens = join(repository, 'web/src/features')
/** Operators have an interface of their own, and what parts of a form are given stands where the form is. */
const apart = /^console\//
/** The error of an answer is what the server found. */
const ownRule = /export function (\w*Faults?|faultsOf)\((?!error)/g
const limit = /\b(maxLength|minLength|longest|shortest|min|max)=(?:\{(\d+)\}|"(\d+)")/g

const { api, web } = await startApiAndWeb()
let admin: TestAdmin
let manager: TestAdmin
beforeAll(async () => {
  admin = await anAdmin(api, web)
  manager = await anAdmin(api, web, { type: 'L' })
})

/** Every limit that a screen has, `file limit`, as its source says it. */
function limitsInScreens(): string[] {
  const isApart = (found: string) =>
    apart.test(found) || Object.keys(limitsElsewhere).some((each) => found.startsWith(each))
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const found = files.flatMap((file) =>
    [...readFileSync(join(screens, file), 'utf8').matchAll(limit)].map(
      ([, name, inBraces, inQuotes]) => `${file} ${name}=${inBraces ?? inQuotes}`,
    ),
  )
  return [...new Set(found)].filter((each) => !isApart(each)).sort()
}

const proofs = Object.entries(limitsOfScreens).flatMap(([file, limits]) =>
  Object.entries(limits).flatMap(([name, members]) =>
    [members].flat().map((member) => ({ name: `${file} ${name}`, limit: name, member })),
  ),
)

test('every limit of a screen has a member of a request that is refused for it', () =>
  proves('W-001.2', () => expect([...new Set(proofs.map(({ name }) => name))].sort()).toEqual(limitsInScreens())))

test('what depends on more than one member is tried where it is decided', () => {
  expect(
    Object.values({ ...limitsElsewhere, ...rulesElsewhere }).filter((file) => !existsSync(join(repository, file))),
  ).toEqual([])
})

/** Functions of the screens that find a fault in what was typed, without having asked anybody. */
function rulesInScreens(): string[] {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[^t]\.rules\.ts$/.test(file),
  )
  return files
    .flatMap((file) =>
      [...readFileSync(join(screens, file), 'utf8').matchAll(ownRule)].map(([, name]) => name as string),
    )
    .sort()
}

test('every fault that a screen finds by itself is one that the server finds', async () => {
  expect(rulesInScreens()).toEqual(Object.keys({ ...rulesOfScreens, ...rulesElsewhere }).sort())
  for (const { path, good, bad } of Object.values(rulesOfScreens))
    for (const wrong of bad)
      await proves('W-001.2', async () => {
        const { status } = await web.call('POST', path, { body: { ...good, ...wrong } })
        expect([401, 422], JSON.stringify(wrong)).toContain(status)
      })
  expect((await web.call('POST', '/sign-ups', { body: rulesOfScreens.signUpFaults?.good ?? {} })).status).toBeLessThan(
    300,
  )
})

test.each(proofs)('$name is a rule of the server: $member', async ({ limit, member }) => {
  const [name, figure] = limit.split('=') as [string, string]
  const least = name === 'min' || name === 'minLength' || name === 'shortest'
  const isNumber = name === 'min' || name === 'max'
  const value = (n: number) => (isNumber ? n : wordsOf(member, n))
  const [within, beyond] = [Number(figure), Number(figure) + (least ? -1 : 1)]
  await proves('W-001.2', async () => {
    expect(await faultsAt(member, value(beyond))).not.toEqual([])
    expect(await faultsAt(member, value(within))).not.toContainEqual(expect.stringMatching(/too_|out_of/))
  })
})

/** The codes of what is wrong with this member. */
async function faultsAt(member: string, value: unknown): Promise<string[]> {
  const [, who = '', method, path, pointer] = /^(?:(L|-|own) )?(\w+) (\S+) #\/(\S+)$/.exec(member) ?? []
  const body = (pointer as string).split('/').reduceRight<unknown>(wrapped, value)
  const sent = { body: body as object, headers: { 'if-match': '"1"' } }
  const caller = who === '-' ? web : who === 'L' ? manager : admin
  const base = who === '' ? admin.at : who === 'L' ? manager.at : ''
  const { body: answer } = await caller.call(method as string, `${base}${path}`, sent)
  return (answer?.errors ?? []).flatMap(({ pointer: at, code }: { pointer: string; code: string }) =>
    at === `#/${pointer}` ? [code] : [],
  )
}

const wrapped = (inner: unknown, part: string) => (part === '0' ? [inner] : { [part]: inner })

/** So many characters of what belongs there. */
function wordsOf(member: string, length: number): string {
  const labels = (n: number) => 'a'.repeat(n).replace(/a{40}(?=a{4})/g, `${'a'.repeat(39)}.`)
  if (/email|replyTo/i.test(member)) return `a@${labels(length - 2)}`
  if (/domain$/.test(member)) return labels(length)
  if (/url$/i.test(member)) return `https://www.example.com/${'a'.repeat(length - 24)}`
  return 'a'.repeat(length)
}
