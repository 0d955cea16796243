import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTemplate } from '../rendering/index.ts'
import { type Alike, type Case, casesOf, fewestPeople, shows, type Token } from './cases.rules.ts'

const cases = (text: string) => casesOf(parseTemplate(text, new Set()).nodes)

test.each([
  ['a variable has a value and a default', '{{V:2:du}}', ['+V:2', '-V:2']],
  ['used twice it has no more', '{{V:2:du}} {{V:2:}}', ['+V:2', '-V:2']],
  ['an area is there with all of its variables, or not', '[[A:-:1:-:{{V:2}} {{C:7}}:-:x]]', ['+C:7,V:2', '-C:7,V:2']],
  ['an area without variables is always the same', '[[A:-:1:-:Hallo:-:x]]', []],
])('%s', (_name, text, expected) =>
  expect(cases(text).map(({ tokens, isShown }) => `${isShown ? '+' : '-'}${tokens.join()}`)).toEqual(expected),
)

const someone = (exampleId: number, ...tokens: Token[]): Alike => ({ has: new Set(tokens), people: 1, exampleId })

test('the fewest are fewer than always taking whoever shows most', () => {
  // Whoever shows most shows four of six; the other two pairs together show all.
  const all: Case[] = (['V:1', 'V:2', 'V:3', 'V:4', 'C:5', 'C:6'] as const).map((token) => ({
    tokens: [token],
    isShown: true,
  }))
  const kinds = [
    someone(1, 'V:2', 'V:3', 'V:4', 'C:5'),
    someone(2, 'V:1', 'V:2', 'V:3'),
    someone(3, 'V:4', 'C:5', 'C:6'),
  ]
  expect(fewestPeople(kinds, all).map(({ exampleId }) => exampleId)).toEqual([2, 3])
})

test('whatever people there are: they show all that anybody shows, and no smaller group does', () => {
  const tokens: Token[] = ['V:2', 'V:3', 'C:7']
  const wanted = cases('{{V:2:}} {{V:3:}} [[A:-:1:-:{{V:2}} {{C:7}}:-:]]')
  const kinds = fc.uniqueArray(fc.subarray(tokens), { selector: (has) => has.join(), maxLength: 8 })
  fc.assert(
    fc.property(kinds, (made) => {
      const people = made.map((has, i) => someone(i + 1, ...has))
      const seen = (group: readonly Alike[]) =>
        wanted.filter((one) => group.some((person) => shows(person, one))).length
      const chosen = fewestPeople(people, wanted)
      expect(seen(chosen)).toBe(seen(people))
      for (let bits = 0; bits < 2 ** people.length; bits += 1) {
        const group = people.filter((_, i) => bits & (1 << i))
        if (group.length < chosen.length) expect(seen(group)).toBeLessThan(seen(people))
      }
    }),
  )
})
