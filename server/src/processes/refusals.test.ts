import { expect, test } from 'vitest'
import { remedies } from '../remedies.rules.ts'
import { refusalCodes, refusalKinds } from './refusals.ts'

test('a code means the same wherever it is refused with', () => {
  const differing = refusalKinds.filter(({ code, status, title }) => {
    const first = refusalCodes.get(code)
    return first?.status !== status || first.title !== title
  })
  expect(differing.map(({ code, title }) => `${code}: ${title}`)).toEqual([])
})

test('every remedy is one that the doors have words for', () => {
  const named = refusalKinds.flatMap(({ remedy }) => remedy ?? [])
  expect(named.filter((remedy) => !Object.hasOwn(remedies, remedy))).toEqual([])
})
