import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { EngineProcesses } from '../engine-processes.ts'
import { anAccount, anEmail, aTriggerMailing, type TestAccount } from '../factories.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

const people = 120
/** As much as a receiver may bring: a hundred values of ten thousand characters. */
const names = Array.from({ length: 100 }, (_, i) => `wert${i}`)
const valueLength = 10_000
/** Less than the values of all receivers together. */
const heapMegabytes = 96
let api: TestApi
let receiver: MailReceiver
let account: TestAccount
let processes: EngineProcesses

beforeAll(async () => {
  ;[api, receiver] = await Promise.all([startTestApi(), startMailReceiver()])
  account = await anAccount(api)
  const nodeOptions = [`--max-old-space-size=${heapMegabytes}`]
  processes = new EngineProcesses({ api, relayPort: receiver.port, connections: 8, nodeOptions })
})
afterAll(async () => {
  await processes.killAll()
  await Promise.all([api.stop(), receiver.stop()])
})

const post = (path: string, body: object) => api.call('POST', `/mailings/trigger${path}`, { key: account.key, body })

async function aScheduledCopy(): Promise<number> {
  const { triggerTypeId } = await aTriggerMailing(api, account, {
    placeholders: names,
    html: '<p>{wert0} {wert99}</p>',
  })
  const { id } = (await post('', { triggerTypeId })).body.data
  for (let attached = 0; attached < people; attached += 8) {
    const receivers = Array.from({ length: 8 }, (_, i) => ({
      email: anEmail(),
      placeholders: Object.fromEntries(
        names.map((name) => [name, `${attached + i} `.repeat(valueLength).slice(0, valueLength)]),
      ),
    }))
    expect((await post(`/${id}/receivers`, { receivers })).status).toBe(200)
  }
  await post(`/${id}/schedule`, {})
  return id
}

test('a sender with less memory than the values of a campaign need sends all of it', async () => {
  const id = await aScheduledCopy()
  const [sender] = await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  const read = async () => (await api.call('GET', `/mailings/trigger/${id}`, { key: account.key })).body.data
  const isOver = async () => sender.exitCode !== null || sender.signalCode !== null || (await read()).status === 'sent'
  await waitUntil('the end of the run, or of the sender', isOver, 280)
  expect({ exitCode: sender.exitCode, signal: sender.signalCode }).toEqual({ exitCode: null, signal: null })
  expect((await read()).receivers).toMatchObject({ sent: people, pending: 0, failed: 0 })
  const texts = receiver.mails.map(({ parsed }) => Number(/^(\d+) /.exec(parsed.text ?? '')?.[1]))
  expect(texts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: people }, (_, i) => i))
})
