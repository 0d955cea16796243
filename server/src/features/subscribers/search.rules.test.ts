import { expect, test } from 'vitest'
import { idOf, isIndexed, patternOf, wordsOf } from './search.rules.ts'

test.each([
  ['', []],
  ['  anna   berg ', ['anna', 'berg']],
  ['anna anna', ['anna']],
  ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
])('%j is the words %j', (text, words) => expect(wordsOf(text)).toEqual(words))

test.each([
  ['anna', '%anna%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
])('%j is looked for by %j', (word, pattern) => expect(patternOf(word)).toBe(pattern))

test.each([
  ['ann', true],
  ['šár', true],
  ['a1.b2@c3', false],
  ['jo', false],
  ['jo@gmx', true],
])('%j is in the index: %j', (word, indexed) => expect(isIndexed(word)).toBe(indexed))

test.each([
  ['42', 42],
  ['042', null],
  ['4a', null],
  ['1234567890123456', null],
])('%j is the id %j', (word, id) => expect(idOf(word)).toBe(id))
