import { addressPart, namePools } from './names.rules.ts'
import type { Random } from './random.rules.ts'

/** A believable person; `number` makes the address unique. */
export interface Person {
  email: string
  genderId: 1 | 2 | 3 | null
  academicTitle: string | null
  firstname: string
  lastname: string
  city: string
  birthday: string | null
  languageIso: string
}

// Reserved for examples (RFC 2606): no mail to these ever reaches anybody.
const domains = ['example.com', 'example.com', 'example.org', 'example.net', 'mail.example.org', 'post.example.net']

export function inventPerson(random: Random, number: number): Person {
  const pool = namePools[random.next() < 0.75 ? 'de' : 'en']
  const isFemale = random.next() < 0.55
  const firstname = random.pick(isFemale ? pool.female : pool.male)
  const lastname = random.pick(pool.lastnames)
  return {
    email: `${addressPart(firstname)}.${addressPart(lastname)}.${number.toString(36)}@${random.pick(domains)}`,
    genderId: genderId(random, isFemale),
    academicTitle: random.next() < 0.04 ? 'Dr.' : null,
    firstname,
    lastname,
    city: random.pick(pool.cities),
    birthday: random.next() < 0.6 ? birthday(random) : null,
    languageIso: pool.languageIso,
  }
}

/** 1 = male, 2 = female, 3 = diverse; some people do not say. */
function genderId(random: Random, isFemale: boolean): Person['genderId'] {
  const share = random.next()
  if (share < 0.1) return null
  return share < 0.11 ? 3 : isFemale ? 2 : 1
}

function birthday(random: Random): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${1940 + random.below(67)}-${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}`
}
