import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BounceClass, bounceClasses, type Provider, providerOf } from './bounce-class.rules.ts'
import { classifyReply, findWording, readReply, textRules } from './classify-reply.rules.ts'

interface Labelled {
  label: BounceClass
  provider: Provider | undefined
  answer: string
}

function corpus(name: string): Labelled[] {
  const text = readFileSync(join(import.meta.dirname, 'testing/corpus', name), 'utf8')
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return lines.map((line) => {
    const [label, provider, answer] = line.split('\t') as [BounceClass, Provider | '-', string]
    expect(bounceClasses).toContain(label)
    return { label, provider: provider === '-' ? undefined : provider, answer }
  })
}
const wrong = (replies: Labelled[]) =>
  replies.flatMap(({ label, provider, answer }) => {
    const found = classifyReply(readReply(answer, provider))
    return found.class === label ? [] : [`${label} read as ${found.class} (${found.rule}): ${answer.slice(0, 90)}`]
  })

describe('the corpus', () => {
  const unseen = corpus('unseen-replies.tsv')
  const known = corpus('known-replies.tsv')

  test('99 % of the replies are read as a person would read them', () => {
    const [ofUnseen, ofKnown] = [wrong(unseen), wrong(known)]
    const right = (faults: string[], all: Labelled[]) => `${all.length - faults.length} of ${all.length}`
    console.log(`replies read right: unseen ${right(ofUnseen, unseen)}, known ${right(ofKnown, known)}`)
    expect(unseen.length).toBeGreaterThanOrEqual(100)
    expect(unseen.length + known.length).toBeGreaterThanOrEqual(300)
    const faults = [...ofUnseen, ...ofKnown]
    expect(faults.length / (unseen.length + known.length), faults.join('\n')).toBeLessThanOrEqual(0.01)
    expect(ofUnseen.length / unseen.length, ofUnseen.join('\n')).toBeLessThanOrEqual(0.01)
  })

  test('F13: no refusal by policy, reputation, authentication or rate is ever a hard bounce', () => {
    const aboutUs: BounceClass[] = ['block', 'senderFault', 'throttle']
    const traps = [...unseen, ...known].filter(({ label }) => aboutUs.includes(label))
    expect(traps.length).toBeGreaterThanOrEqual(60)
    const caught = traps.filter(({ provider, answer }) =>
      classifyReply(readReply(answer, provider)).class.startsWith('hard'),
    )
    expect(caught).toEqual([])
  })
})

describe('the rules', () => {
  test.each(textRules.map((rule) => [rule.name, rule] as const))(
    '%s recognises its example, and no rule before it does',
    (_name, rule) => {
      expect(findWording(rule.example, rule.provider)?.name).toBe(rule.name)
    },
  )

  test('have names of their own', () => {
    expect(new Set(textRules.map(({ name }) => name)).size).toBe(textRules.length)
  })
})

test('an address in the text cannot lend its words', () => {
  const answer = '550 5.0.0 refused: <user.unknown@no-such-user.example> no.such.mailbox@x.example'
  expect(classifyReply(readReply(answer)).class).toBe('soft')
})

test('a full mailbox exists, whatever the code says', () => {
  expect(classifyReply(readReply('550 5.1.1 mailbox full')).class).toBe('full')
})

test('a temporary reply is never hard, whatever it says', () => {
  for (const { example } of textRules) {
    const text = example.replace(/^(\d{3} )?(\d\.\d\.\d )?/, '')
    expect(classifyReply(readReply(`450 4.1.1 ${text}`)).class).not.toMatch(/^hard/)
  }
})

test.each([
  ['550 5.1.1 text', { code: 550, enhanced: '5.1.1' }],
  ['550-5.7.26 a 550 5.7.26 b', { code: 550, enhanced: '5.7.26' }],
  ['host mx.example[192.0.2.1] said: 552 5.2.2 full (in reply to RCPT TO command)', { code: 552, enhanced: '5.2.2' }],
  ['Sorry, no mailbox here by that name. (#5.1.1)', { code: null, enhanced: '5.1.1' }],
  ['5.1.1.7 is an address', { code: null, enhanced: null }],
  ['550 5.1.1.7 refused', { code: 550, enhanced: null }],
  ['', { code: null, enhanced: null }],
])('reads the codes of %s', (answer, codes) => {
  expect(readReply(answer)).toMatchObject(codes)
})

test.each([
  ['gmail-smtp-in.l.google.com', 'gmail'],
  ['nord-de.mail.protection.outlook.com.', 'microsoft'],
  ['mta5.am0.yahoodns.net', 'yahoo'],
  ['mx00.emig.gmx.net', 'gmx'],
  ['mx00.t-online.de', 'tonline'],
  ['google.com.evil.example', undefined],
])('knows the provider of %s', (host, provider) => {
  expect(providerOf(host)).toBe(provider)
})
