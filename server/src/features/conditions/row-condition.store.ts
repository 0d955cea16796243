import sql, { raw, type Sql } from 'sql-template-tag'
import { addDays, anniversariesFrom, monthDayOf } from './calendar.rules.ts'

/** Where and when conditions are judged. */
export interface Moment {
  zone: string
  /** The day there. */
  today: string
}

export type RowKind = 'text' | 'number' | 'date' | 'birthday' | 'time' | 'list' | 'boolean'

type Compiled = (value: Sql, values: readonly string[], moment: Moment) => Sql

// What is compared with is a query of its own: it runs once, where an expression over a parameter might run for every row.
const lowered = (values: readonly string[]) =>
  sql`(select lower(v) from unnest(${values.map((value) => value.normalize('NFC'))}::text[]) v)`
const lower = (value: string) => sql`(select lower(${value.normalize('NFC')}::text))`
const number = (value: string) => sql`${value}::numeric`
const day = (value: string) => sql`${value}::date`
const first = (values: readonly string[]) => values[0] as string
const second = (values: readonly string[]) => values[1] as string

/** Text, which comes in small letters: capital letters make no difference, accents do, and nothing is a wildcard. */
const text: Record<string, Compiled> = {
  is: (value, values) => sql`${value} = ${lower(first(values))}`,
  contains: (value, values) => sql`strpos(${value}, ${lower(first(values))}) > 0`,
  startsWith: (value, values) => sql`starts_with(${value}, ${lower(first(values))})`,
  endsWith: (value, values) => sql`right(${value}, length(${lower(first(values))})) = ${lower(first(values))}`,
  isOneOf: (value, values) => sql`${value} in ${lowered(values)}`,
}

const numbers: Record<string, Compiled> = {
  equals: (value, values) => sql`${value} = ${number(first(values))}`,
  less: (value, values) => sql`${value} < ${number(first(values))}`,
  atMost: (value, values) => sql`${value} <= ${number(first(values))}`,
  more: (value, values) => sql`${value} > ${number(first(values))}`,
  atLeast: (value, values) => sql`${value} >= ${number(first(values))}`,
  between: (value, values) => sql`${value} between ${number(first(values))} and ${number(second(values))}`,
  isOneOf: (value, values) => sql`${value} in (select unnest(${values}::numeric[]))`,
}

const dates: Record<string, Compiled> = {
  on: (value, values) => sql`${value} = ${day(first(values))}`,
  before: (value, values) => sql`${value} < ${day(first(values))}`,
  after: (value, values) => sql`${value} > ${day(first(values))}`,
  between: (value, values) => sql`${value} between ${day(first(values))} and ${day(second(values))}`,
  inLastDays: (value, values, { today }) =>
    sql`${value} between ${day(addDays(today, 1 - Number(first(values))))} and ${day(today)}`,
  inNextDays: (value, values, { today }) =>
    sql`${value} between ${day(today)} and ${day(addDays(today, Number(first(values)) - 1))}`,
  anniversaryInNextDays: (value, values, { today }) =>
    sql`${monthDay(value)} in (select unnest(${anniversariesFrom(today, Number(first(values)))}::int[]))`,
  ageBetween: (value, values, { today }) =>
    sql`${Number(today.slice(0, 4))}::int - date_part('year', ${value})::int
        - case when ${monthDayOf(today)}::int < ${monthDay(value)} then 1 else 0 end
        between ${Number(first(values))}::int and ${Number(second(values))}::int`,
}

function monthDay(value: Sql): Sql {
  return sql`(date_part('month', ${value}) * 100 + date_part('day', ${value}))::int`
}

/** The moment a day begins where the account is. */
export function startOf(of: string, { zone }: Moment): Sql {
  return sql`(select ${of}::date::timestamp at time zone ${zone})`
}

const times: Record<string, Compiled> = {
  before: (value, values, moment) => sql`${value} < ${startOf(first(values), moment)}`,
  after: (value, values, moment) => sql`${value} >= ${startOf(addDays(first(values), 1), moment)}`,
  between: (value, values, moment) =>
    sql`${value} >= ${startOf(first(values), moment)} and ${value} < ${startOf(addDays(second(values), 1), moment)}`,
  inLastDays: (value, values, moment) =>
    sql`${value} >= ${startOf(addDays(moment.today, 1 - Number(first(values))), moment)}
        and ${value} < ${startOf(addDays(moment.today, 1), moment)}`,
}

const lists: Record<string, Compiled> = {
  containsAny: (value, values) =>
    sql`exists (select from jsonb_array_elements_text(${value}) e where lower(e) in ${lowered(values)})`,
  containsAll: (value, values) =>
    sql`${value} is not null and not exists (
      select from unnest(${values.map((each) => each.normalize('NFC'))}::text[]) v
      where not exists (select from jsonb_array_elements_text(${value}) e where lower(e) = lower(v)))`,
}

const empty: Compiled = (value) => sql`${value} is null`

/** What a line says about one value, as SQL that is true, false or null; null is false. */
const rowOperators: Record<RowKind, Readonly<Record<string, Compiled>>> = {
  text: { ...text, isEmpty: empty },
  number: { ...numbers, isEmpty: empty },
  date: { ...dates, isEmpty: empty },
  birthday: { ...dates, isEmpty: empty },
  time: { ...times, isEmpty: empty },
  list: { ...lists, isEmpty: empty },
  boolean: {
    isTrue: (value) => sql`${value} = 'true'`,
    isFalse: (value) => sql`${value} = 'false'`,
    isEmpty: empty,
  },
}

export function compiledFor(kind: RowKind, operator: string): Compiled {
  const compiled = rowOperators[kind][operator]
  if (!compiled) throw new Error(`no SQL for ${kind} ${operator}`)
  return compiled
}

const columns: Readonly<Record<string, string>> = {
  email: 'email',
  firstname: 'firstname',
  lastname: 'lastname',
  city: 'city',
  salutation: 'salutation',
  academicTitle: 'academic_title',
  reference: 'reference',
  languageIso: 'language_iso',
  kind: 'kind',
  timeZone: 'time_zone',
  id: 'id',
  genderId: 'gender_id',
  birthday: 'birthday',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

const casts: Partial<Record<RowKind, Sql>> = { number: sql`::numeric`, date: sql`::date` }

/** The value of a subscriber `s` that a line asks for; text in small letters, unless only its absence matters. */
export function valueAsked(source: string, kind: RowKind, operator: string): Sql {
  const isCompared = kind === 'text' && operator !== 'isEmpty'
  const column = columns[source]
  if (column) return isCompared ? smallLetters(raw(`s.${column}`)) : raw(`s.${column}`)
  const id = source.slice('field:'.length)
  if (kind === 'list') return sql`nullif(nullif(s.customer_fields -> ${id}, 'null'::jsonb), '[]'::jsonb)`
  if (isCompared) return sql`lower(s.customer_fields ->> ${id})`
  return casts[kind] ? sql`(s.customer_fields ->> ${id})${casts[kind]}` : sql`(s.customer_fields ->> ${id})`
}

/** What is all ASCII needs no locale, and without one this takes a third of the time; most names and addresses are. */
function smallLetters(column: Sql): Sql {
  return sql`case when octet_length(${column}) = length(${column}) then lower(${column} collate "C") else lower(${column}) end`
}
