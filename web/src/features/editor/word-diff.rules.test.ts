import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords } from './word-diff.rules.ts'

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, words }) => ({ same: words, gone: `[-${words}-]`, new: `[+${words}+]` })[kind])
    .join('')

test.each([
  ['nothing', 'Plant now', 'Plant now', 'Plant now'],
  ['a word', 'bulbs twice as deep', 'bulbs thrice as deep', 'bulbs [-twice -][+thrice +]as deep'],
  ['an end', 'until April.', 'until April. The rest', 'until April. [+The rest+]'],
  ['all', 'one', 'two', '[-one-][+two+]'],
  ['from nothing', '', 'two', '[+two+]'],
])('%s differs', (_name, before, after, expected) => expect(shown(before, after)).toBe(expected))

test('whatever two texts there are, both can be read from it', () => {
  const words = fc.array(fc.constantFrom('a ', 'b ', 'c ', 'd '), { maxLength: 12 }).map((list) => list.join(''))
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffWords(before, after)
      const side = (left: 'gone' | 'new') =>
        parts
          .filter(({ kind }) => kind !== left)
          .map((part) => part.words)
          .join('')
      expect(side('new')).toBe(before)
      expect(side('gone')).toBe(after)
    }),
  )
})
