import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actions } from '../../src/features/accounts/role.rules.ts'
import { userRefusals } from '../../src/features/users/user.refusals.ts'
import { faultSentences, refusalCodes } from '../../src/processes/refusals.ts'
import { proves } from '../proves.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const words = { en: read('web/src/words/en/problems.json'), de: read('web/src/words/de/problems.json') }
/** What the application can be refused with: what its routes name, and what its gate says before any of them. */
const answered = [...refusalCodes.keys()].filter((code) => codesIn(read('app-api.json')).has(code))
const ofGate = [userRefusals.second_factor_required.code, userRefusals.csrf_failed.code]

test.each(['en', 'de'] as const)('each code that the application can be refused with has words in %s', (language) => {
  expect(answered.length).toBeGreaterThan(100)
  const { problem, fault, right } = words[language]
  proves('W-118.4', () => {
    expect([...answered, ...ofGate].filter((code) => !problem[code])).toEqual([])
    expect(Object.keys(faultSentences).filter((code) => !fault[code])).toEqual([])
  })
  expect(actions.filter((action) => !right[action])).toEqual([])
})

test('no two languages say the same', () => {
  const same = Object.keys(words.en.problem).filter((code) => words.en.problem[code] === words.de.problem[code])
  expect(same).toEqual([])
})

function codesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  JSON.stringify(value, (key, inner) => {
    if (key === 'code' && inner && typeof inner === 'object') {
      for (const code of [inner.const, ...(inner.enum ?? [])]) if (typeof code === 'string') found.add(code)
    }
    return inner
  })
  return found
}
