import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { databaseTimeMs, unsubscribed } from '../delivery/check-delivery.ts'
import { call } from '../stage/http-call.ts'
import type { ProvisionedAccount } from '../stage/provision.ts'

export interface UnsubscribeLoad {
  /** Everyone whose leaving was acknowledged, with the database's time right after the answer. */
  unsubscriptions: { subscriberId: number; acknowledgedAtMs: number }[]
  acknowledged: string[]
  /** Answers nobody should ever see. */
  serverErrors: number
  stop(): Promise<void>
}

/** People leave through the API while the newsletter is on its way, about one in twenty; lost answers are asked again. */
export function startUnsubscribing(
  client: pg.Client,
  { port, account, recipients, seed }: { port: number; account: ProvisionedAccount; recipients: number; seed: number },
): UnsubscribeLoad {
  const random = createRandom(seed)
  const chosen = new Set<number>()
  while (chosen.size < recipients / 20) chosen.add(1 + Math.floor(random.next() * recipients))
  const waiting = [...chosen]
  const load: UnsubscribeLoad = { unsubscriptions: [], acknowledged: [], serverErrors: 0, stop: async () => {} }
  let stopped = false
  const leave = async (key: string) => {
    for (let id = waiting.pop(); id !== undefined && !stopped; id = waiting.pop()) {
      const body = { status: 3, statusAddition: 4 }
      const { status } = await call({ port, method: 'PUT', path: `/subscribers/${id}`, key, body })
      if (status === 200) {
        const acknowledgedAtMs = await databaseTimeMs(client).catch(() => Number.POSITIVE_INFINITY)
        load.unsubscriptions.push({ subscriberId: id, acknowledgedAtMs })
        load.acknowledged.push(unsubscribed(id))
      } else if (status === 0 || status === 503 || status === 429) waiting.push(id)
      else if (status >= 500) load.serverErrors += 1
      // Ten a second and key is what the limit allows in the long run.
      await sleep(status === 429 ? 1000 : 110)
    }
  }
  const workers = account.keys.map(({ key }) => leave(key))
  load.stop = async () => {
    stopped = true
    await Promise.all(workers)
  }
  return load
}
