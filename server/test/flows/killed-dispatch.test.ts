import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { EngineProcesses, kill } from '../engine-processes.ts'
import { anAccount, anEmail, aTriggerMailing, type TestAccount } from '../factories.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { proves } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

// Processes of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const connections = 4
let api: TestApi
let receiver: MailReceiver
let account: TestAccount
let processes: EngineProcesses

beforeAll(async () => {
  ;[api, receiver] = await Promise.all([startTestApi(), startMailReceiver()])
  account = await anAccount(api)
  processes = new EngineProcesses({ api, relayPort: receiver.port, connections })
})
afterEach(() => processes.killAll())
afterAll(() => Promise.all([api.stop(), receiver.stop()]))

async function aScheduledCopy(receivers: number): Promise<number> {
  const { triggerTypeId } = await aTriggerMailing(api, account, { placeholders: [], html: '<p>Rückruf</p>' })
  const post = (path: string, body: object) => api.call('POST', `/mailings/trigger${path}`, { key: account.key, body })
  const { id } = (await post('', { triggerTypeId })).body.data
  await post(`/${id}/receivers`, { receivers: Array.from({ length: receivers }, () => ({ email: anEmail() })) })
  await post(`/${id}/schedule`, {})
  return id
}

const read = async (id: number) => (await api.call('GET', `/mailings/trigger/${id}`, { key: account.key })).body.data

test('a sender that is killed in mid dispatch leaves nobody out, and nobody gets a second mail', async () => {
  const people = 60
  const [sender] = await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  const id = await aScheduledCopy(people)
  await receiver.received(people / 4)
  // The relay takes the next mails and does not come to say so: the worst moment to die.
  const silence = Promise.withResolvers<void>()
  receiver.hold = silence.promise
  await waitUntil('a mail on every connection', () => receiver.held === connections, 30)
  await kill(sender)
  const before = receiver.mails.length
  silence.resolve()
  receiver.hold = undefined
  expect(before).toBeLessThan(people - connections)
  expect((await read(id)).status).toBe('sending')

  await processes.start('sender')
  await receiver.received(people)
  await waitUntil('the end of the run', async () => (await read(id)).status === 'sent', 60)
  const { receivers } = await read(id)
  const addresses = receiver.mails.map(({ to }) => to)
  proves('E-223.1', () => {
    expect(new Set(addresses).size).toBe(people)
    // What the relay never answered is not told as sent, although it was.
    expect(receivers).toMatchObject({ pending: 0, sent: people - connections, failed: connections, skipped: 0 })
  })
  proves('E-223.2', () => expect(addresses).toHaveLength(people))
})
