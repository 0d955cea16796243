import type { Condition, Line } from '../server/src/features/conditions/condition.rules.ts'
import type { ListsAccount } from './lists-account.ts'

const line = (source: string, operator: string, ...values: string[]): Line => ({ source, operator, values })
const parts = [
  'lin',
  'bak',
  'mor',
  'sche',
  'vo',
  'hel',
  'eck',
  'nau',
  'wi',
  'fra',
  'stei',
  'dri',
  'ru',
  'ta',
  'an',
  'ke',
]
const texts = [
  'firstname',
  'lastname',
  'city',
  'reference',
  'salutation',
  'academicTitle',
  'languageIso',
  'kind',
  'timeZone',
]
const cycled = <T>(of: readonly T[], n: number) => of[n % of.length] as T
const part = (n: number) => `${cycled(parts, n)}${'aeiou'[Math.floor(n / parts.length) % 5]}`

/** A line of each kind. Another number makes another line that nobody has asked before, where its kind has enough to ask for. */
export function linesByKind({ channelId, fieldId }: ListsAccount, n: number): Record<string, Line> {
  return {
    text: line('city', 'contains', part(n)),
    'start of text': line('email', 'startsWith', `person.${n + 1}`),
    'text list': line('lastname', 'isOneOf', 'Morbake', 'Linta', `Scheruvo${n}`),
    field: line(`field:${fieldId}`, 'is', n === 0 ? 'Neukunde' : `Neukunde ${n}`),
    number: line('id', 'between', String(1000 + n), '900000'),
    birthday: line('birthday', 'anniversaryInNextDays', String(30 + n)),
    age: line('birthday', 'ageBetween', String(18 + n), '90'),
    time: line('createdAt', 'inLastDays', String(5 + n)),
    changed: line('updatedAt', 'notInLastDays', String(3 + n)),
    emptiness: line(cycled(texts, n), 'isNotEmpty'),
    channel: line(`channel:${channelId}`, 'isOneOf', '1', '2/1'),
    'days in channel': line(`channel:${channelId}`, 'isOneOfForDays', String(30 + n), '1'),
    confirmed: line('optinAt', 'inLastDays', String(200 + n)),
    'opted out': line('optoutAt', 'inLastDays', String(200 + n)),
    consent: line('trackingConsent', 'isTrue'),
    received: line('received', 'notInLastDays', String(90 + n)),
    opened: line('opened', 'notInLastDays', String(90 + n)),
    clicked: line('clicked', 'inLastDays', String(90 + n), '1'),
    origin: line('origin', 'isOneOf', 'key', `import:${n + 1}`),
    basis: line('basis', 'isOneOf', cycled(['consent', 'existingCustomer', 'transactional'], n)),
  }
}

export function twentyLines(account: ListsAccount): Line[] {
  return Object.values(linesByKind(account, 0))
}

/** The same with another question in one place, as after somebody has changed a line. */
export function afterChanging(account: ListsAccount, n: number): Line[] {
  const changed = Object.values(linesByKind(account, n))
  return twentyLines(account).map((before, i) => (i === n % changed.length ? (changed[i] as Line) : before))
}

export function anyOf(...of: Condition[]): Condition {
  return { join: 'any', of }
}
