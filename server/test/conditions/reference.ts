import type { Condition, Line } from '../../src/features/conditions/condition.rules.ts'
import { dayFromNow, type World } from './world.ts'

/** Everything about one person, as plain rows say it. Times are days: in this world nothing happens near midnight. */
export interface Person {
  id: number
  base: Record<string, string | number | null>
  fields: Record<string, unknown>
  consents: boolean
  groups: number[]
  states: { channel: number; state: string; optin: string | null; optout: string | null }[]
  entries: {
    channel: number
    began: boolean
    moved: boolean
    way: string
    file: string | null
    basis: string | null
    day: string
  }[]
  mails: { newsletter: number; day: string; received: boolean; opened: boolean; clicked: boolean; links: string[] }[]
}

export async function readPeople({ api, account }: World): Promise<Person[]> {
  const rows = await api.database.query<{ person: Person }>(
    `select jsonb_build_object('id', s.id,
       'base', jsonb_build_object('id', s.id, 'email', s.email, 'firstname', s.firstname, 'city', s.city, 'kind', s.kind,
          'timeZone', s.time_zone, 'languageIso', s.language_iso, 'genderId', s.gender_id, 'birthday', s.birthday,
          'createdAt', s.created_at::date, 'updatedAt', s.updated_at::date),
       'fields', s.customer_fields, 'consents', s.tracking_consent_at is not null,
       'groups', (select coalesce(jsonb_agg(m.group_id), '[]') from group_members m
                  where m.account_id = s.account_id and m.subscriber_id = s.id),
       'states', (select coalesce(jsonb_agg(jsonb_build_object('channel', x.channel_id,
                    'state', concat_ws('/', x.status, x.status_addition), 'optin', x.optin_at::date, 'optout', x.optout_at::date)), '[]')
                  from subscriptions x where x.account_id = s.account_id and x.subscriber_id = s.id),
       'entries', (select coalesce(jsonb_agg(jsonb_build_object('channel', e.channel_id, 'began', e.from_state is null,
                     'moved', e.from_state is distinct from e.to_state, 'day', e.occurred_at::date,
                     'way', case when e.source = 'import' then 'import' else split_part(e.actor, ':', 1) end,
                     'file', e.evidence ->> 'import', 'basis', e.evidence ->> 'legalBasis')), '[]')
                   from consent_entries e where e.account_id = s.account_id and e.subscriber_id = s.id),
       'mails', (select coalesce(jsonb_agg(jsonb_build_object('newsletter', r.newsletter_id, 'day', r.started_at::date,
                   'received', m.state in (3, 12),
                   'opened', exists (select from newsletter_people p where p.run_id = r.id and p.message_id = m.id and p.kind = 0),
                   'clicked', exists (select from newsletter_people p where p.run_id = r.id and p.message_id = m.id and p.kind = 1),
                   'links', (select coalesce(jsonb_agg(l.url), '[]') from newsletter_people p
                             join content_links l on l.content_id = p.content_id and l.n = p.link
                             where p.run_id = r.id and p.message_id = m.id and p.kind = 2))), '[]')
                 from messages m join runs r on r.id = m.run_id
                 where m.account_id = s.account_id and m.subscriber_id = s.id and r.occurrence <> 'test')) as person
     from subscribers s where s.account_id = $1 order by s.id`,
    [account.accountId],
  )
  return rows.map(({ person }) => person)
}

export interface Judge {
  /** Whether the account recognises people. */
  recognises: boolean
  dynamicGroups: ReadonlyMap<number, Condition>
}

/** True, false, or null for unknown: one person, one condition after the other. */
export function judge(person: Person, condition: Condition, around: Judge): boolean | null {
  if (!('join' in condition)) return judgeLine(person, condition, around)
  const parts = condition.of.map((each) => judge(person, each, around))
  if (condition.join === 'all') return every(parts)
  return condition.join === 'any' ? opposite(every(parts.map(opposite))) : every(parts.map(opposite))
}

const opposite = (verdict: boolean | null) => (verdict === null ? null : !verdict)
const every = (parts: (boolean | null)[]) => (parts.includes(false) ? false : parts.includes(null) ? null : true)

const complements: Record<string, string> = {
  ...{ isNot: 'is', notContains: 'contains', isNoneOf: 'isOneOf', differs: 'equals', isNotEmpty: 'isEmpty' },
  ...{ containsNone: 'containsAny', notMemberOf: 'memberOf' },
}

function judgeLine(person: Person, line: Line, around: Judge): boolean | null {
  const { source, operator, values } = line
  if (['received', 'opened', 'clicked'].includes(source)) return engaged(person, line, around)
  const positive = complements[operator] ?? (operator === 'notInLastDays' ? 'inLastDays' : null)
  if (positive) return opposite(judgeLine(person, { ...line, operator: positive }, around))
  if (source === 'trackingConsent') return person.consents === (operator === 'isTrue')
  if (source === 'group') return opposite(every(values.map((id) => opposite(isMember(person, Number(id), around)))))
  if (source.startsWith('channel:')) return isInState(person, Number(source.slice(8)), operator, values)
  if (source === 'basis') return person.entries.some(({ basis }) => basis !== null && values.includes(basis))
  if (source === 'origin')
    return person.entries.some(
      ({ began, way, file }) =>
        began && (values.includes(way) || (way === 'import' && values.includes(`import:${file}`))),
    )
  return compare(valueAsked(person, source), operator, values)
}

function isMember(person: Person, id: number, around: Judge): boolean | null {
  const conditions = around.dynamicGroups.get(id)
  return conditions ? judge(person, conditions, around) : person.groups.includes(id)
}

function isInState({ states, entries }: Person, channel: number, operator: string, values: string[]): boolean {
  const state = states.find((each) => each.channel === channel)?.state ?? 'none'
  if (operator === 'isOneOf') return values.includes(state)
  const [days, ...wanted] = values
  const since = dayFromNow(2 - Number(days))
  return (
    wanted.includes(state) && !entries.some((entry) => entry.channel === channel && entry.moved && entry.day >= since)
  )
}

function engaged(
  { mails, consents }: Person,
  { source, operator, values }: Line,
  { recognises }: Judge,
): boolean | null {
  const what = source as 'received' | 'opened' | 'clicked'
  const isOne = operator.endsWith('Newsletter')
  const asked = mails.filter(({ newsletter, day }) =>
    isOne ? newsletter === Number(values[0]) : day >= dayFromNow(1 - Number(values[0])),
  )
  const least = isOne || operator.startsWith('not') ? 1 : Number(values[1])
  const link = operator.endsWith('inkOfNewsletter') ? (values[1] as string) : null
  const did = (which: 'received' | 'opened' | 'clicked') =>
    new Set(
      asked
        .filter((mail) => (which === 'clicked' && link ? mail.links.includes(link) : mail[which]))
        .map(({ newsletter }) => newsletter),
    ).size >= least
  if (what === 'received') return operator.startsWith('not') ? !did('received') : did('received')
  if (!recognises || !consents) return null
  return operator.startsWith('not') ? did('received') && !did(what) : did(what)
}

function valueAsked({ base, fields, states }: Person, source: string): unknown {
  if (source.startsWith('field:')) return fields[source.slice(6)] ?? null
  if (source !== 'optinAt' && source !== 'optoutAt') return base[source] ?? null
  const times = states.flatMap(({ optin, optout }) => (source === 'optinAt' ? optin : optout) ?? [])
  return times.sort().at(-1) ?? null
}

const lower = (text: unknown) => String(text).normalize('NFC').toLowerCase()

/** Numbers by their digits: a thousandth of a cent must not hide in a float. */
function decimal(text: unknown): bigint {
  const [whole = '', part = ''] = String(text).replace('-', '').split('.')
  const digits = BigInt(whole + part.padEnd(4, '0'))
  return String(text).startsWith('-') ? -digits : digits
}

function compare(value: unknown, operator: string, values: string[]): boolean {
  if (operator === 'isEmpty') return value === null || (Array.isArray(value) && value.length === 0)
  if (value === null) return false
  const [first = '', second = ''] = values
  if (Array.isArray(value)) {
    const held = value.map(lower)
    return operator === 'containsAny'
      ? values.some((each) => held.includes(lower(each)))
      : values.every((each) => held.includes(lower(each)))
  }
  if (typeof value === 'boolean') return value === (operator === 'isTrue')
  const isNumber = typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value))
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(value))
  if (isDay && operator in onDays) return onDays[operator]?.(String(value), first, second) as boolean
  if (isNumber && operator in onNumbers) return onNumbers[operator]?.(decimal(value), values.map(decimal)) as boolean
  return onTexts[operator]?.(lower(value), values.map(lower)) as boolean
}

const onTexts: Record<string, (value: string, values: string[]) => boolean> = {
  is: (value, [first]) => value === first,
  contains: (value, [first = '']) => value.includes(first),
  startsWith: (value, [first = '']) => value.startsWith(first),
  endsWith: (value, [first = '']) => value.endsWith(first),
  isOneOf: (value, values) => values.includes(value),
}

const onNumbers: Record<string, (value: bigint, values: bigint[]) => boolean> = {
  equals: (value, [first]) => value === first,
  less: (value, [first = 0n]) => value < first,
  atMost: (value, [first = 0n]) => value <= first,
  more: (value, [first = 0n]) => value > first,
  atLeast: (value, [first = 0n]) => value >= first,
  between: (value, [first = 0n, second = 0n]) => value >= first && value <= second,
  isOneOf: (value, values) => values.includes(value),
}

const onDays: Record<string, (value: string, first: string, second: string) => boolean> = {
  on: (value, first) => value === first,
  before: (value, first) => value < first,
  after: (value, first) => value > first,
  between: (value, first, second) => value >= first && value <= second,
  inLastDays: (value, first) => value >= dayFromNow(1 - Number(first)) && value <= dayFromNow(0),
  inNextDays: (value, first) => value >= dayFromNow(0) && value < dayFromNow(Number(first)),
  anniversaryInNextDays: (value, first) =>
    Array.from({ length: Number(first) }, (_, i) => dayFromNow(i)).some(
      (day) => day.slice(5) === celebratedIn(value, Number(day.slice(0, 4))),
    ),
  ageBetween: (value, first, second) => ageOf(value) >= Number(first) && ageOf(value) <= Number(second),
}

function celebratedIn(birthday: string, year: number): string {
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return birthday.slice(5) === '02-29' && !isLeapYear ? '03-01' : birthday.slice(5)
}

function ageOf(birthday: string): number {
  const today = dayFromNow(0)
  let age = 0
  while (`${Number(birthday.slice(0, 4)) + age + 1}${birthday.slice(4)}` <= today) age += 1
  return age
}
