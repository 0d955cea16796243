import type { ListsAccount } from './lists-account.ts'
import type { Ask } from './lists-caller.ts'
import { spreadOf } from './statistics.ts'

interface Order {
  sort: string
  carrier: string
}

const orders: Order[] = [
  { sort: '-id', carrier: 'bitmaps' },
  { sort: '-createdAt', carrier: 'subscriber_created' },
  { sort: '-updatedAt', carrier: 'subscriber_updated' },
  { sort: 'email', carrier: 'subscriber_email' },
  { sort: 'lastname', carrier: 'subscriber_lastname' },
  { sort: '-lastname', carrier: 'subscriber_lastname' },
  { sort: 'firstname', carrier: 'subscriber_firstname' },
]

interface Narrowing {
  title: string
  query: string
  carrier: string
}

function narrowingsOf({ fieldId }: ListsAccount): Narrowing[] {
  return [
    { title: 'everybody', query: '', carrier: 'bitmaps' },
    { title: 'status, frequent', query: '&filter[status]=1', carrier: 'bitmaps' },
    { title: 'status, 4 %', query: '&filter[status]=3&filter[statusAddition]=5', carrier: 'bitmaps' },
    { title: 'field, rare value', query: `&filter[customerFields.${fieldId}]=Botschafter`, carrier: 'bitmaps' },
    { title: 'a part of an address', query: '&filter[email][contains]=person.4242', carrier: 'subscriber_search' },
  ]
}

const bounds = { p95Ms: 200 }

/** Every order, alone and with one filter that an index or the bitmaps carry: the first page with its exact total. */
export async function benchOrders(
  ask: Ask,
  account: ListsAccount,
  { size, rounds, sample }: { size: number; rounds: number; sample: boolean },
): Promise<number> {
  const trials = orders.flatMap((order) =>
    narrowingsOf(account).map((narrowing) => ({
      ...{ order, narrowing, total: 0, ms: [] as number[] },
      path: `/api/v1/subscribers?limit=50&sort=${order.sort}${narrowing.query}`,
    })),
  )
  for (const trial of trials) for (let i = 0; i < 2; i++) trial.total = (await ask(trial.path)).total
  for (let round = 0; round < rounds; round++) {
    for (const trial of round % 2 === 0 ? trials : trials.toReversed()) trial.ms.push((await ask(trial.path)).ms)
  }
  console.log(`\nGET /subscribers, ${size} subscribers, first 50 with their exact total, ms through HTTP`)
  let missed = false
  for (const { order, narrowing, total, ms } of trials) {
    const p95 = ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * 0.95) - 1] as number
    if (p95 > bounds.p95Ms) missed = true
    const figures = `median ${spreadOf(ms).median.toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)}`
    const carriers = `order: ${order.carrier}, filter: ${narrowing.carrier}`
    const verdict = p95 > bounds.p95Ms ? 'MISSED ' : 'reached'
    console.log(
      `  ${order.sort.padEnd(11)} ${narrowing.title.padEnd(22)} ${String(total).padStart(8)}  ${figures}  ${verdict}  (${carriers})`,
    )
  }
  console.log(`  goal: p95 ≤ ${bounds.p95Ms} ms, the total included`)
  return missed && !sample ? 1 : 0
}
