import fc from 'fast-check'
import { pairs, texts, type World } from './operations.ts'

/** Most filters are left out, so that enough questions find somebody. */
const some = <T>(...of: T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.subarray(of, { minLength: 1 }) })

/** Filters by index or value; null = not asked for. */
export const question = fc.record({
  status: some<number | null>(1, 2, 3, null),
  statusAddition: some<number | null>(...new Set(pairs.map(([, addition]) => addition)), 8),
  channels: some(0, 1, 2),
  groups: some(0, 1, 2),
  text: some<string | null>(...texts, 'nowhere', null),
  integer: some<number | null>(0, 1, -1, 2 ** 53 - 1, 5, null),
  boolean: some(true, false),
  amount: some('0.00', '1.5', '-1.50', '7'),
  sort: fc.constantFrom('', 'id', '-id', 'email', '-createdAt', 'firstname,-id', '-optoutAt'),
  limit: fc.constantFrom(7, 25, 500),
})
export type Question = typeof question extends fc.Arbitrary<infer T> ? T : never

export interface Fact {
  id: number
  /** `[channel, status, addition]` */
  states: [number, number, number | null][]
  groups: number[]
  fields: Record<string, unknown>
}

/** Everything there is, by plain SQL over the tables the facets are made from. */
export async function readTruth({ api, account }: World): Promise<Fact[]> {
  const rows = await api.database.query<{ fact: Fact }>(
    `select jsonb_build_object('id', s.id, 'fields', s.customer_fields,
       'states', (select coalesce(jsonb_agg(jsonb_build_array(x.channel_id, x.status, x.status_addition)), '[]')
                  from subscriptions x where x.account_id = s.account_id and x.subscriber_id = s.id),
       'groups', (select coalesce(jsonb_agg(m.group_id), '[]')
                  from group_members m where m.account_id = s.account_id and m.subscriber_id = s.id)) as fact
     from subscribers s where s.account_id = $1 order by s.id`,
    [account.accountId],
  )
  return rows.map(({ fact }) => fact)
}

export function expectedIds(world: World, truth: Fact[], asked: Question): number[] {
  return truth
    .filter(
      (fact) =>
        passesStates(world, fact, asked) && passesGroups(world, fact, asked) && passesFields(world, fact, asked),
    )
    .map(({ id }) => id)
}

function passesStates(
  { hasChannels, account }: World,
  fact: Fact,
  { status, statusAddition, channels }: Question,
): boolean {
  if (!status && !statusAddition && !channels) return true
  const visible = hasChannels ? account.channelIds : account.channelIds.slice(0, 1)
  const looked = channels ? (hasChannels ? channels.map((i) => account.channelIds[i]) : []) : visible
  const states = fact.states.filter(([channelId]) => looked.includes(channelId))
  const isWithout = states.length === 0 && status?.includes(null) && !statusAddition
  return (
    isWithout ||
    states.some(([, s, addition]) => (status?.includes(s) ?? true) && (statusAddition?.includes(addition) ?? true))
  )
}

function passesGroups(world: World, fact: Fact, { groups }: Question): boolean {
  return !groups || groups.some((i) => fact.groups.includes(world.groups[i] as number))
}

function passesFields({ fields }: World, fact: Fact, asked: Question): boolean {
  const value = (id: number) => fact.fields[id] ?? null
  return (
    (!asked.text || asked.text.includes(value(fields.text) as string | null)) &&
    (!asked.integer || asked.integer.includes(value(fields.integer) as number | null)) &&
    (!asked.boolean || asked.boolean.includes(value(fields.boolean) as boolean)) &&
    (!asked.amount || asked.amount.map((text) => Number(text).toFixed(2)).includes(value(fields.amount) as string))
  )
}

export function queryOf({ account, groups, fields }: World, asked: Question): string {
  const query = new URLSearchParams({ limit: String(asked.limit) })
  const add = (name: string, values: readonly unknown[] | null | undefined) =>
    values && query.set(`filter[${name}]`, values.join(','))
  const orNull = (values: readonly unknown[] | null) => values?.map((value) => value ?? 'null')
  if (asked.sort) query.set('sort', asked.sort)
  add('status', orNull(asked.status))
  add('statusAddition', orNull(asked.statusAddition))
  add(
    'channelId',
    asked.channels?.map((i) => account.channelIds[i] ?? 999_999),
  )
  add(
    'groupId',
    asked.groups?.map((i) => groups[i] ?? 999_999),
  )
  add(`customerFields.${fields.text}`, orNull(asked.text))
  add(`customerFields.${fields.integer}`, orNull(asked.integer))
  add(`customerFields.${fields.boolean}`, asked.boolean)
  add(`customerFields.${fields.amount}`, asked.amount)
  return query.toString()
}
