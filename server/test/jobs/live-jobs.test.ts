import { expect, test, vi } from 'vitest'
import { liveDoor } from '../../src/doors.rules.ts'
import { eraseSubscribersJob } from '../../src/features/subscriptions/erase-subscribers.job.ts'
import { createDoorbell } from '../../src/platform/broker/doorbell.ts'
import { openStream } from '../../src/platform/http/testing/open-stream.ts'
import { anAccount, type TestAccount } from '../factories.ts'
import { serviceUrls } from '../service-urls.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { askForJob } from './ask-for-job.ts'

const userId = 7
const quiet = { info: () => {}, warn: () => {} }

async function listen({ url }: TestApp) {
  const live = await openStream(`${url}/live`, { cookie: `user=${userId}` })
  await live.until(1)
  return live
}

const ask = (api: TestApi, account: TestAccount) =>
  askForJob(api, account, eraseSubscribersJob, { userId, input: { createdBefore: '2000-01-01 00:00:00' } })

test('the knock at an account over NATS brings the news of its jobs, where nobody looks by himself', async () => {
  const api = await startTestApi({ knocks: true })
  // Other tests knock for the low numbers of their own databases.
  await api.database.query(
    `select setval(pg_get_serial_sequence('accounts', 'id'), 1000000000 + (random() * 1e9)::bigint)`,
  )
  const [account, other] = [await anAccount(api), await anAccount(api)]
  const elsewhere = createDoorbell(serviceUrls().nats, quiet)
  const knocks = { account: 0, other: 0 }
  elsewhere.answer(liveDoor(account.accountId), () => void knocks.account++)
  elsewhere.answer(liveDoor(other.accountId), () => void knocks.other++)
  // The server's own looks never come; only a knock makes it look.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const app = await startTestApp(api, account)
  vi.useRealTimers()
  const live = await listen(app)
  const told = () => live.events.filter(({ event, data }) => event === 'job' && data.state === 'waiting')
  // A knock before NATS is reached is lost, as it may be.
  await vi.waitUntil(
    async () => {
      await ask(api, account)
      return told().length > 0 && knocks.account > 0
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(knocks.other).toBe(0)
  expect(told()[0]?.data).toMatchObject({ kind: 'eraseSubscribers', createdBy: `user:${userId}` })
  live.close()
  await app.stop()
  await elsewhere.close()
  await api.stop()
})

test('without NATS the stream looks by itself', async () => {
  const api = await startTestApi({ knocks: true, config: { NATS_URL: 'nats://127.0.0.1:1' } })
  const account = await anAccount(api)
  const app = await startTestApp(api, account)
  const live = await listen(app)
  const id = await ask(api, account)
  await live.until(() => live.events.some(({ event, data }) => event === 'job' && data.id === id))
  live.close()
  await app.stop()
  await api.stop()
})
