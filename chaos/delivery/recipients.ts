import { hash } from 'node:crypto'
import { addressPart, namePools } from '../../server/src/features/demo/names.rules.ts'
import type { State } from '../../server/src/features/subscribers/status.rules.ts'
import { type EmailAddress, parseEmail } from '../../server/src/platform/text/email-address.rules.ts'

export interface Recipient {
  /** From 1 on; the id of the subscriber in an account that was empty before. */
  number: number
  email: EmailAddress
  firstname: string
  lastname: string
  /** Carried by a customer field: a mail with another one was meant for somebody else. */
  token: string
  state: State
}

/** Of a thousand, 10 have unsubscribed, 5 were archived otherwise and 2 carry data that break careless code. */
const unsubscribedPlaces = 10
const archivedPlaces = 15
const nastyPlaces = 17
const archivedStates: readonly State[] = ['hardBounce', 'manual', 'complained', 'blacklist']

/** The same seed and count give the same people, in every run and every process. */
export function* recipients({ seed, count }: { seed: number; count: number }): Generator<Recipient> {
  for (let number = 1; number <= count; number++) yield recipientWith(seed, number)
}

function recipientWith(seed: number, number: number): Recipient {
  const dice = hash('sha256', `${seed}:${number}`, 'buffer')
  // 829 and 1000 have no common divisor, so a thousand in a row take every place once, well spread.
  const place = ((number + seed) * 829) % 1000
  const isNasty = place >= archivedPlaces && place < nastyPlaces
  const person = isNasty ? nastyPerson(nastyOrder(place, number), number) : plainPerson(dice, number)
  return {
    number,
    ...person,
    email: parse(person.email),
    token: dice.toString('hex', 0, 8),
    state: stateAt(place, dice.readUInt8(10)),
  }
}

function stateAt(place: number, die: number): State {
  if (place < unsubscribedPlaces) return 'unsubscribed'
  return place < archivedPlaces ? (archivedStates[die % archivedStates.length] as State) : 'receiveReady'
}

interface Person {
  email: string
  firstname: string
  lastname: string
}

function plainPerson(dice: Buffer, number: number): Person {
  const { female, male, lastnames } = namePools[dice.readUInt8(12) < 192 ? 'de' : 'en']
  const firstnames = [...female, ...male]
  const firstname = firstnames[dice.readUInt16LE(14) % firstnames.length] as string
  const lastname = lastnames[dice.readUInt16LE(16) % lastnames.length] as string
  return { email: `${addressPart(firstname)}.${addressPart(lastname)}.${number}@example.com`, firstname, lastname }
}

/** Names the API would refuse are among them: mails must be safe whatever is in the database. */
const nastyNames: readonly [firstname: string, lastname: string][] = [
  [`"Anna" 'Anni' \\`, `O'Brien; --`],
  ['Eve\r\nBcc: stranger@example.net', 'Header'],
  ['Eve\r\n.\r\nMAIL FROM:<eve@example.net>\r\nRCPT TO:<stranger@example.net>\r\nDATA\r\n', 'Dot'],
  ['{{V:2:}}', '{{C:1:other}} {{V:7:x}}'],
  ['<script>alert(1)</script>', '</td><b onclick=x>&amp;'],
  ['👩🏽‍🚀𝒜𝓃𝓃𝒶', '𠮷野'],
  ['=?utf-8?q?Eve?=', '=3D=0D=0A'],
]

/** Counts the nasty ones, so that all kinds come in turn. */
function nastyOrder(place: number, number: number): number {
  return Math.floor(number / 1000) * (nastyPlaces - archivedPlaces) + place - archivedPlaces
}

function nastyPerson(order: number, number: number): Person {
  const [firstname, lastname] = nastyNames[order % nastyNames.length] as (typeof nastyNames)[number]
  const shortest = `n.${number}`
  const addresses = [
    `${shortest}${'x'.repeat(64 - shortest.length)}@example.com`,
    `${shortest}@bücher-grüße.example`,
    `!#$%&'*+/=?^_{|}~-.${number}@example.org`,
  ]
  return { email: addresses[order % addresses.length] as string, firstname, lastname }
}

function parse(text: string): EmailAddress {
  const email = parseEmail(text, false)
  if (typeof email === 'string') throw new Error(`${text} is not an address: ${email}`)
  return email
}
