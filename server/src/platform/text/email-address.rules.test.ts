import { describe, expect, test } from 'vitest'
import { proving, provingEach } from '../../../test/proves.ts'
import { parseEmail } from './email-address.rules.ts'

const longLocal = 'l'.repeat(64)
const domainOf = (length: number) => {
  const labels = `${'d'.repeat(63)}.${'d'.repeat(63)}.`
  return `${labels}${'e'.repeat(length - labels.length - 3)}.de`
}

describe('addresses that are read', () => {
  test.each([
    [
      'D-SUB-3.3 as typed before the @, lower case after it',
      'Max.Muster@Example.COM',
      'Max.Muster@example.com',
      'max.muster@example.com',
    ],
    ['blanks around it are dropped', '  max@example.com ', 'max@example.com', 'max@example.com'],
    ['a plus is part of the name', 'max+a@x.de', 'max+a@x.de', 'max+a@x.de'],
    ['dots are not folded', 'm.a.x@gmail.com', 'm.a.x@gmail.com', 'm.a.x@gmail.com'],
    [
      'every character of a dot-atom',
      "!#$%&'*+/=?^_`{|}~-@x.de",
      "!#$%&'*+/=?^_`{|}~-@x.de",
      "!#$%&'*+/=?^_`{|}~-@x.de",
    ],
    ['one character before the @', 'a@b.de', 'a@b.de', 'a@b.de'],
    ['international domain', 'info@müller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
    ['its A-label', 'info@xn--mller-kva.de', 'info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
    ['its decomposed spelling', 'info@mu\u0308ller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
    ['its capital letters', 'info@MÜLLER.de', 'info@müller.de', 'info@xn--mller-kva.de'],
    ['sharp s stays itself', 'a@straße.de', 'a@straße.de', 'a@xn--strae-oqa.de'],
    ['local part of 64 octets', `${longLocal}@x.de`, `${longLocal}@x.de`, `${longLocal}@x.de`],
  ])(
    '%s',
    provingEach((_name, input, email, emailKey) => expect(parseEmail(input, false)).toEqual({ email, emailKey })),
  )

  test('a total of 254 octets', () => {
    expect(parseEmail(`${longLocal}@${domainOf(189)}`, false)).toMatchObject({ email: expect.any(String) })
  })
})

describe('addresses that are refused', () => {
  test.each([
    // The seven of E-069 first.
    'a@b',
    'a@@b.de',
    'a b@c.de',
    '"a b"@c.de',
    'a@[1.2.3.4]',
    '.a@c.de',
    'a..b@c.de',
    'a.@c.de',
    '@c.de',
    'a@',
    'ac.de',
    '',
    'a(comment)@c.de',
    'Max <a@c.de>',
    'a@c.de,b@c.de',
    'a@-c.de',
    'a@c-.de',
    'a@c..de',
    'a@.de',
    'a@c.de.',
    'a@1.2.3.4',
    'a@c_d.de',
    'a@c.de:25',
    'a@c.de/x',
    'a@c%2ede',
    `a@${'d'.repeat(64)}.de`,
    'a@c.de\n',
    '\r\na@c.de',
    'a\n@c.de',
    'a\u0000@c.de',
    'a\u202e@c.de',
    `${longLocal}l@x.de`,
    `${longLocal}@${domainOf(190)}`,
  ])('%j', (input) => expect(parseEmail(input, true)).toBe('email_invalid'))

  test('a name of 65 octets in fewer characters', () => {
    expect(parseEmail(`${'ü'.repeat(32)}l@x.de`, true)).toBe('email_invalid')
    expect(parseEmail(`${'ü'.repeat(32)}@x.de`, true)).toMatchObject({ emailKey: `${'ü'.repeat(32)}@x.de` })
  })
})

test.each([
  ['off', false, 'email_eai_unsupported'],
  ['on', true, { email: 'Jörg@x.de', emailKey: 'jörg@x.de' }],
])('a name beyond ASCII with the switch %s', proving('E-072'), (_name, allowEai, outcome) => {
  expect(parseEmail('Jörg@x.de', allowEai)).toEqual(outcome)
})
