import { setTimeout as sleep } from 'node:timers/promises'
import { inAccount } from '../../server/src/features/account-setup/index.ts'
import { createApiKey } from '../../server/src/features/api-keys/index.ts'
import { type Audience, addressOf } from '../audience.ts'
import type { BenchDatabase } from '../database.ts'
import { createOrderMailing } from '../single-mails.ts'

export interface Answer {
  what: string
  ms: number
  endedAt: number
}

/** Each calls about eight times a second, which is within the limits of a key. */
const callers = 10
const paceMs = 120

/** Programs that read people, change them and have mails sent, at an even pace, and how long each answer took. */
export async function watchAnswers(database: BenchDatabase, shop: Audience, port: number) {
  const triggerTypeId = await createOrderMailing(database, shop)
  const base = `http://127.0.0.1:${port}/api/v1`
  const asks = [
    { what: 'page of people', method: 'GET', path: () => '/subscribers?limit=10' },
    { what: 'changed person', method: 'PUT', path: (n: number) => `/subscribers/${n}`, body: () => ({ city: 'Kiel' }) },
    { what: 'page of events', method: 'GET', path: () => '/events?limit=10' },
    {
      what: 'single mail',
      method: 'POST',
      path: () => '/mailings/singleTrigger',
      body: (n: number) => ({ triggerTypeId, receiver: { email: addressOf(shop, n), placeholders: { number: '1' } } }),
    },
  ]
  const answers: Answer[] = []
  let isOver = false
  let asked = 0
  const call = async (key: string) => {
    asked += 1
    const ask = asks[asked % asks.length] as (typeof asks)[number]
    const n = 1 + (asked % shop.size)
    const headers = { authorization: `Basic ${btoa(`api:${key}`)}`, 'content-type': 'application/json' }
    const body = ask.body && JSON.stringify(ask.body(n))
    const begun = performance.now()
    const answer = await fetch(base + ask.path(n), { method: ask.method, headers, ...(body && { body }) })
    const text = await answer.text()
    const endedAt = performance.now()
    if (!answer.ok) throw new Error(`${ask.what} was answered ${answer.status}: ${text}`)
    answers.push({ what: ask.what, ms: endedAt - begun, endedAt })
  }
  const work = async (key: string) => {
    while (!isOver) {
      const begun = performance.now()
      await call(key)
      await sleep(Math.max(0, begun + paceMs - performance.now()))
    }
  }
  const working = Promise.all((await makeKeys(database, shop)).map(work))
  return {
    since: (from: number) => answers.filter(({ endedAt }) => endedAt >= from),
    stop: async () => {
      isOver = true
      await working
    },
  }
}

async function makeKeys({ operator }: BenchDatabase, { accountId }: Audience): Promise<string[]> {
  const keys: string[] = []
  await inAccount(operator, accountId, async (act) => {
    for (let n = 1; n <= callers; n += 1)
      keys.push((await createApiKey(act, { name: `caller ${n}`, scopes: ['subscribers'] })).key)
  })
  return keys
}
