import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readExpectedSet, writeExpectedSet } from './expected-set.ts'
import { recipients } from './recipients.ts'

const people = [...recipients({ seed: 1, count: 10_000 })]
const nasty = people.filter(({ email }) => !/^[a-z]+\.[a-z]+\.\d+@example\.com$/.test(email.email))

test('one seed is one set of people', () => {
  expect([...recipients({ seed: 1, count: 500 })]).toEqual(people.slice(0, 500))
  expect([...recipients({ seed: 2, count: 500 })]).not.toEqual(people.slice(0, 500))
})

test('1 % have unsubscribed, 0.5 % are archived otherwise, 0.2 % are nasty', () => {
  const inState = (...states: string[]) => people.filter(({ state }) => states.includes(state)).length
  expect(inState('unsubscribed')).toBe(100)
  expect(inState('hardBounce', 'manual', 'complained', 'blacklist')).toBe(50)
  expect(inState('receiveReady')).toBe(9850)
  expect(nasty).toHaveLength(20)
})

test('nasty data hold line ends, placeholders, markup, long characters, long and foreign addresses', () => {
  const names = nasty.map(({ firstname, lastname }) => firstname + lastname).join('|')
  for (const trap of ['\r\n.\r\n', '{{V:2:}}', '<script>', '👩🏽‍🚀', '"Anna"']) expect(names).toContain(trap)
  expect(nasty.some(({ email }) => email.emailKey.indexOf('@') === 64)).toBe(true)
  expect(nasty.some(({ email }) => email.emailKey.includes('@xn--'))).toBe(true)
})

test('nobody shares an address or a token', () => {
  expect(new Set(people.map(({ email }) => email.emailKey)).size).toBe(people.length)
  expect(new Set(people.map(({ token }) => token)).size).toBe(people.length)
  expect(people.every(({ token }) => /^[a-z0-9]{16}$/.test(token))).toBe(true)
})

test('the expected set is written once and read as it was written', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'expected-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'expected.jsonl')
  await writeExpectedSet(file, people)
  const expected = await readExpectedSet(file)
  expect(expected).toHaveLength(people.length)
  expect(expected.filter(({ receives }) => receives)).toHaveLength(9850)
  expect(expected[4]).toEqual({
    subscriberId: 5,
    recipient: people[4]?.email.emailKey,
    token: people[4]?.token,
    receives: people[4]?.state === 'receiveReady',
  })
  await expect(writeExpectedSet(file, people)).rejects.toThrow('EEXIST')
})
