import fc from 'fast-check'
import { anEmail, type TestAccount } from '../factories.ts'
import { manySubscribers } from '../many-subscribers.ts'
import { personIn } from '../person.ts'
import type { TestApi } from '../test-api.ts'

export interface World {
  api: TestApi
  account: TestAccount
  hasChannels: boolean
  fields: Record<'text' | 'integer' | 'boolean' | 'list' | 'amount', number>
  groups: number[]
  /** Subscribers that should be there. */
  ids: number[]
}

export const texts = ['rot', 'Blau', 'x'.repeat(200), 'ü'.repeat(100), '#', 'null?', 'true']
export const pairs: [number, number | null][] = [
  [1, null],
  [2, 2],
  [2, 3],
  [3, 4],
  [3, 6],
]

const values = fc.record(
  {
    text: fc.option(fc.constantFrom(...texts)),
    integer: fc.option(fc.constantFrom(0, 1, -1, 2 ** 53 - 1)),
    boolean: fc.option(fc.boolean()),
    list: fc.option(fc.subarray(['a', 'b', 'c'])),
    amount: fc.option(fc.constantFrom('0', '1.5', '-1.50')),
  },
  { requiredKeys: [] },
)
const pair = fc.constantFrom(...pairs)
const who = fc.nat(1000)
const zone = fc.option(fc.constantFrom('Asia/Tokyo', 'Europe/Rome'))
const which = fc.nat(1)

export const operation = fc.oneof(
  fc.record({ does: fc.constant('create' as const), values, pair, which }),
  fc.record({ does: fc.constant('change' as const), who, values }),
  fc.record({ does: fc.constant('move' as const), who, pair, which }),
  fc.record({ does: fc.constant('travel' as const), who, zone }),
  fc.record({ does: fc.constant('agree' as const), who, method: fc.constantFrom('PUT', 'DELETE') }),
  fc.record({ does: fc.constant('erase' as const), who }),
  fc.record({ does: fc.constant('confirm' as const), who }),
  fc.record({ does: fc.constant('end' as const), who, event: fc.constantFrom('unsubscribe', 'bounce', 'complain') }),
  fc.record({ does: fc.constant('join' as const), people: fc.array(who, { minLength: 1, maxLength: 5 }), which }),
  fc.record({ does: fc.constant('leave' as const), who, which }),
  // Gaps put neighbours into other blocks of 1,024 ids, and into other spans of blocks.
  fc.record({
    does: fc.constant('bulk insert' as const),
    people: fc.array(fc.record({ values, pair }), { minLength: 1, maxLength: 25 }),
    gap: fc.constantFrom(1, 300, 1023, 1024, 40_000),
  }),
  fc.record({ does: fc.constant('bulk change' as const), values, modulus: fc.constantFrom(1, 2, 3) }),
  fc.record({ does: fc.constant('bulk travel' as const), zone, modulus: fc.constantFrom(1, 2, 3) }),
  fc.record({ does: fc.constant('bulk agree' as const), agrees: fc.boolean(), modulus: fc.constantFrom(1, 2, 3) }),
  fc.record({ does: fc.constant('bulk move' as const), pair, modulus: fc.constantFrom(1, 2, 3) }),
  fc.record({ does: fc.constant('bulk erase' as const), modulus: fc.constantFrom(2, 3, 5) }),
)
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
type Of<K extends Operation['does']> = Extract<Operation, { does: K }>
type Values = Of<'create'>['values']

/** Does it, through the API where the API can, otherwise in bulk by SQL. */
export async function perform(world: World, step: Operation): Promise<void> {
  const act = acts[step.does] as (world: World, step: Operation) => Promise<unknown>
  await act(world, step)
}

const acts: { [K in Operation['does']]: (world: World, step: Of<K>) => Promise<unknown> } = {
  create: async (world, { values, pair, which }) => {
    const body = { email: anEmail(), customerFields: named(world, values), ...stateOf(world, pair, which) }
    const { data } = await call(world, 'POST', '/subscribers', body)
    world.ids.push(data.id)
  },
  change: (world, { who, values }) =>
    withPerson(world, who, (id) => call(world, 'PUT', `/subscribers/${id}`, { customerFields: named(world, values) })),
  move: (world, { who, pair, which }) =>
    withPerson(world, who, (id) => call(world, 'PUT', `/subscribers/${id}`, stateOf(world, pair, which))),
  travel: (world, { who, zone: timeZone }) =>
    withPerson(world, who, (id) => call(world, 'PUT', `/subscribers/${id}`, { timeZone })),
  agree: (world, { who, method }) =>
    withPerson(world, who, (id) =>
      call(world, method, `/subscribers/${id}/trackingConsent`, method === 'PUT' ? { text: 'Yes, recognise me.' } : {}),
    ),
  'bulk travel': ({ api, account }, { zone: timeZone, modulus }) =>
    api.database.query('update subscribers set time_zone = $2 where account_id = $1 and id % $3 = 0', [
      account.accountId,
      timeZone,
      modulus,
    ]),
  erase: (world, { who }) =>
    withPerson(world, who, async (id) => {
      await call(world, 'DELETE', `/subscribers/${id}`)
      world.ids.splice(world.ids.indexOf(id), 1)
    }),
  confirm: (world, { who }) =>
    withPerson(world, who, async (id) => {
      const [row] = await sql(world, 'select email from subscribers where account_id = $1 and id = $2', [id])
      await call(world, 'POST', '/subscribers/register', { email: row?.email, forceOptIn: true })
      const person = personIn(world.api, world.account)
      for (const mail of await person.optinMails(id)) await person.confirm(mail)
    }),
  end: (world, { who, event }) => withPerson(world, who, (id) => personIn(world.api, world.account)[event](id)),
  join: (world, { people, which }) => {
    const subscriberIds = people.map((who) => world.ids[who % world.ids.length] ?? 999_999_999)
    return call(world, 'POST', `/subscriberGroups/${world.groups[which]}/subscribers`, { subscriberIds })
  },
  leave: (world, { who, which }) =>
    withPerson(world, who, (id) => call(world, 'DELETE', `/subscriberGroups/${world.groups[which]}/subscribers/${id}`)),
  'bulk insert': async (world, { people, gap }) => {
    const last = Math.max(0, ...world.ids) + 1
    const added = people.map(({ values, pair }, i) => ({
      id: last + (i + 1) * gap,
      customerFields: stored(named(world, values)),
      states: { [world.account.channelIds.at(i % 2 ? -1 : 0) as number]: pair },
    }))
    await manySubscribers(world.api, world.account, added)
    world.ids.push(...added.map(({ id }) => id))
  },
  'bulk change': (world, { values, modulus }) =>
    sql(world, 'update subscribers set customer_fields = $2 where account_id = $1 and id % $3 = 0', [
      JSON.stringify(stored(named(world, values))),
      modulus,
    ]),
  'bulk agree': (world, { agrees, modulus }) =>
    sql(
      world,
      'update subscribers set tracking_consent_at = case when $2 then now() end where account_id = $1 and id % $3 = 0',
      [agrees, modulus],
    ),
  'bulk move': (world, { pair, modulus }) =>
    sql(
      world,
      'update subscriptions set status = $2, status_addition = $3 where account_id = $1 and subscriber_id % $4 = 0',
      [...pair, modulus],
    ),
  'bulk erase': async (world, { modulus }) => {
    await sql(world, 'delete from subscribers where account_id = $1 and id % $2 = 0', [modulus])
    world.ids = world.ids.filter((id) => id % modulus !== 0)
  },
}

async function call({ api, account }: World, method: string, path: string, body?: unknown) {
  const answer = await api.call(method, path, { key: account.key, body })
  const isRefusal = [403, 404, 409].includes(answer.status)
  if (answer.status >= 300 && !isRefusal) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer.body
}

function sql({ api, account }: World, text: string, values: unknown[]) {
  return api.database.query(text, [account.accountId, ...values])
}

async function withPerson({ ids }: World, who: number, work: (id: number) => Promise<unknown>): Promise<unknown> {
  const id = ids[who % ids.length]
  return id === undefined ? undefined : work(id)
}

function named({ fields }: World, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fields[name as keyof World['fields']], value]),
  )
}

/** As the API stores it: no nulls, amounts with two decimals. */
function stored(customerFields: Record<string, unknown>): Record<string, unknown> {
  const amounts: Record<string, string> = { '0': '0.00', '1.5': '1.50' }
  return Object.fromEntries(
    Object.entries(customerFields)
      .filter(([, value]) => value !== null)
      .map(([id, value]) => [id, typeof value === 'string' ? (amounts[value] ?? value) : value]),
  )
}

function stateOf({ hasChannels, account }: World, [status, statusAddition]: [number, number | null], which: number) {
  return hasChannels
    ? { channels: [{ id: account.channelIds[which], status, statusAddition }] }
    : { status, statusAddition }
}
