import { describe, expect, test } from 'vitest'
import { apiDocument } from '../../server/src/processes/api-document.ts'
import { apiRoutes } from '../../server/src/processes/api-routes.ts'
import { proves, proving } from '../../server/test/proves.ts'
import { brokenPromises } from './broken-promises.ts'
import { type Contract, contractOf, type Description } from './contract.ts'
import versionOne from './version-one.json' with { type: 'json' }

const now = contractOf(apiDocument(apiRoutes, 'https://api.postrider.example') as unknown as Description)

test('version one has kept all it ever promised', proving('D-VER-1.1'), () => {
  expect(brokenPromises(versionOne as Contract, now)).toEqual([])
})

test('the promises are those of every route', () => {
  const routes = apiRoutes.map(({ method, path }) => `${method} ${path}`)
  proves('D-VER-1.1', () => {
    expect(Object.keys(versionOne.operations).sort()).toEqual(routes.sort())
    expect(versionOne).toEqual(now)
  })
})

/** A small interface, changed in one way. */
function changed(change: (contract: Contract) => void): string[] {
  const asked = { direction: 'asked', of: 'POST /books body', required: false } as const
  const answered = { direction: 'answered', of: 'answered Book', required: true } as const
  const before: Contract = {
    operations: { 'POST /books': ['201', '409'] },
    places: {
      'POST /books body': { ...asked, of: 'POST /books', required: true, types: ['object'] },
      'POST /books body.title': { ...asked, types: ['null', 'string'], limits: { maxLength: 100, pattern: '^.' } },
      'POST /books body.kind': { ...asked, types: ['string'], values: ['novel', 'poems'] },
      'answered Book.title': { ...answered, types: ['string'] },
      'answered Book.state': { ...answered, types: ['string'], values: ['lent', 'here'] },
      'answered Book.kind': { ...answered, types: ['string'], values: ['Book'] },
      'answered Book.at': { ...answered, types: ['string'], limits: { pattern: '^\\d{4}' } },
      'answered Book.size': { ...answered, types: ['number'], values: [1, 2] },
    },
  }
  const after = structuredClone(before)
  change(after)
  return brokenPromises(before, after)
}
const place = (contract: Contract, name: string) => contract.places[name] as Contract['places'][string]

describe('what breaks a client is noticed', () => {
  test.each<[string, (contract: Contract) => void]>([
    ['POST /books is gone', ({ operations }) => void delete operations['POST /books']],
    ['POST /books no longer answers 409', ({ operations }) => void operations['POST /books']?.pop()],
    ['answered Book.title is gone', ({ places }) => void delete places['answered Book.title']],
    ['answered Book.title may be null', (c) => void place(c, 'answered Book.title').types.push('null')],
    [
      'answered Book.title may be missing',
      (c) => void Object.assign(place(c, 'answered Book.title'), { required: false }),
    ],
    ['answered Book.kind says other words', (c) => void place(c, 'answered Book.kind').values?.fill('Volume')],
    ['answered Book.at is written otherwise', (c) => void Object.assign(place(c, 'answered Book.at'), { limits: {} })],
    ['answered Book.size may be anything', (c) => void delete place(c, 'answered Book.size').values],
    ['answered Book.size may be 3', (c) => void place(c, 'answered Book.size').values?.push(3)],
    ['POST /books body.title is gone', ({ places }) => void delete places['POST /books body.title']],
    ['POST /books body.title no longer takes null', (c) => void place(c, 'POST /books body.title').types.shift()],
    [
      'POST /books body.title is required',
      (c) => void Object.assign(place(c, 'POST /books body.title'), { required: true }),
    ],
    [
      'POST /books body.title is limited: maxLength 99',
      (c) => void Object.assign(place(c, 'POST /books body.title'), { limits: { maxLength: 99 } }),
    ],
    [
      'POST /books body.title is limited: pattern ^[a-z]',
      (c) => void Object.assign(place(c, 'POST /books body.title'), { limits: { pattern: '^[a-z]' } }),
    ],
    [
      'POST /books body.title is limited: minLength 1',
      (c) => void Object.assign(place(c, 'POST /books body.title'), { limits: { minLength: 1 } }),
    ],
    ['POST /books body.kind refuses poems', (c) => void place(c, 'POST /books body.kind').values?.pop()],
    [
      'POST /books body.title refuses any value',
      (c) => void Object.assign(place(c, 'POST /books body.title'), { values: ['Faust'] }),
    ],
    [
      'POST /books body.isbn is new and required',
      (c) =>
        void Object.assign(c.places, {
          'POST /books body.isbn': { ...place(c, 'POST /books body.kind'), required: true },
        }),
    ],
  ])('%s', proving('D-VER-1.2'), (problem, change) => expect(changed(change)).toEqual([problem]))
})

describe('what adds to the interface is welcome', () => {
  test.each<[string, (contract: Contract) => void]>([
    [
      'an operation with what it requires',
      ({ operations, places }) => {
        operations['POST /shelves'] = ['201']
        places['POST /shelves body'] = { direction: 'asked', of: 'POST /shelves', types: ['object'], required: true }
      },
    ],
    ['a status', ({ operations }) => void operations['POST /books']?.push('410')],
    [
      'an optional member',
      (c) => void Object.assign(c.places, { 'POST /books body.isbn': { ...place(c, 'POST /books body.kind') } }),
    ],
    [
      'a member of an answer',
      (c) =>
        void Object.assign(c.places, { 'answered Book.isbn': { ...place(c, 'answered Book.title'), required: false } }),
    ],
    ['a word for a state', (c) => void place(c, 'answered Book.state').values?.push('lost')],
    ['a value to ask for', (c) => void place(c, 'POST /books body.kind').values?.push('plays')],
    ['more room', (c) => void Object.assign(place(c, 'POST /books body.title'), { limits: { maxLength: 200 } })],
  ])('%s', proving('D-VER-1.1'), (_name, change) => expect(changed(change)).toEqual([]))
})
