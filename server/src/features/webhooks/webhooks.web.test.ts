import { afterAll, expect, test } from 'vitest'
import { aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin as anAdminOf, startApiAndWeb } from '../../../test/test-web.ts'
import { createGuardedClient } from '../../platform/net/guarded-client.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import { createEngine } from '../../processes/create-engine.ts'
import { forgetOutdated } from '../rights/index.ts'
import { listDeliveries } from './delivery.store.ts'
import { isGenuine, startEventReceiver } from './testing/event-receiver.ts'
import { WebhookDispatcher } from './webhook-dispatcher.ts'

const { api, web } = await startApiAndWeb({ config: { WEBHOOK_ALLOW_PRIVATE: 'true' } })
const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
const client = createGuardedClient({ resolver: createResolver(api.app.config), allowPrivate: true })
const receiver = await startEventReceiver()
afterAll(async () => {
  await receiver.stop()
  client.close()
  await engine.close()
})

async function anAdmin() {
  const admin = await anAdminOf(api, web)
  return { ...admin, hooks: `${admin.at}/webhooks` }
}
type Admin = Awaited<ReturnType<typeof anAdmin>>
const readerOf = ({ account: { accountId, customerId } }: Admin) => api.app.db.reader({ accountId, customerId })

async function aHook({ call, hooks }: Admin) {
  const made = await call('POST', hooks, { body: { name: 'CRM', url: receiver.url, types: [] } })
  expect(made.status).toBe(201)
  return made.body.data as { id: number; secret: string }
}
const onlyHook = async ({ call, hooks }: Admin) => (await call('GET', hooks)).body.data[0]
async function deliver(): Promise<void> {
  const dispatcher = new WebhookDispatcher({ ...engine, metrics: api.app.metrics, client })
  await dispatcher.look()
  await dispatcher.settle()
}

test('a webhook is made, changed, paused, resumed and deleted', proving('W-105.1'), async () => {
  const admin = await anAdmin()
  const { call, hooks, account } = admin
  const { id } = await aHook(admin)
  expect((await call('PATCH', `${hooks}/${id}`, { body: { name: 'Shop', types: ['subscriber.optin'] } })).status).toBe(
    204,
  )
  expect(await onlyHook(admin)).toMatchObject({ name: 'Shop', types: ['subscriber.optin'], state: 'active' })
  expect((await call('POST', `${hooks}/${id}/pause`)).status).toBe(204)
  await aSubscriber(api, account)
  expect(await onlyHook(admin)).toMatchObject({ state: 'disabled', stateReason: 'paused', behind: 1 })
  expect((await call('POST', `${hooks}/${id}/resume`)).status).toBe(204)
  expect(await onlyHook(admin)).toMatchObject({ state: 'active', stateReason: null })
  expect((await call('DELETE', `${hooks}/${id}`)).status).toBe(204)
  expect((await call('GET', hooks)).body.data).toEqual([])
  for (const act of ['pause', 'resume', 'test', 'secret'])
    expect((await call('POST', `${hooks}/${id}/${act}`)).body.code).toBe('webhook_not_found')
})

test('a deleted webhook is called no more', proving('W-105.1'), async () => {
  const admin = await anAdmin()
  const { id } = await aHook(admin)
  await aSubscriber(api, admin.account)
  await admin.call('DELETE', `${admin.hooks}/${id}`)
  const before = receiver.received.length
  await deliver()
  expect(receiver.received.length).toBe(before)
})

test('the log of a deleted webhook goes after 30 days, and that of the others stays', proving('W-105.2'), async () => {
  const admin = await anAdmin()
  const [kept, deleted] = [await aHook(admin), await aHook(admin)]
  await aSubscriber(api, admin.account)
  await deliver()
  const logged = async ({ id }: { id: number }) => (await listDeliveries(readerOf(admin), id, 10)).length
  expect(await Promise.all([kept, deleted].map(logged))).toEqual([1, 1])
  await admin.call('DELETE', `${admin.hooks}/${deleted.id}`)
  await forgetOutdated(engine)
  expect(await logged(deleted)).toBe(1)
  api.clock.advance(31 * 24 * 60 * 60 * 1000)
  await forgetOutdated(engine)
  expect(await Promise.all([kept, deleted].map(logged))).toEqual([1, 0])
})

test('an address that cannot be used is refused at its field', async () => {
  const { call, hooks } = await anAdmin()
  const body = { name: 'CRM', url: 'https://user:pass@crm.example/', types: [] }
  const refused = await call('POST', hooks, { body })
  expect(refused.body.errors).toMatchObject([{ pointer: '#/url', code: 'link_invalid' }])
})

test('a test is posted at once, and its answer told', proving('W-105.1'), async () => {
  const admin = await anAdmin()
  const { id, secret } = await aHook(admin)
  const before = receiver.received.length
  const answer = await admin.call('POST', `${admin.hooks}/${id}/test`)
  expect(answer.body.data).toMatchObject({ status: 204, failure: null })
  const [sent] = receiver.received.slice(before)
  expect(sent && isGenuine(secret, sent)).toBe(true)
})

test('attempts are listed, and events delivered again under the same id while the position stays', async () => {
  const admin = await anAdmin()
  const { call, hooks, account } = admin
  const { id } = await aHook(admin)
  await aSubscriber(api, account)
  await deliver()
  const log = await call('GET', `${hooks}/${id}/attempts`)
  expect(log.body.data).toMatchObject([{ sequence: 1, attempt: 1, status: 204 }])
  const told = ['at', 'attempt', 'failure', 'messageId', 'sequence', 'status', 'tookMs']
  proves('W-105.2', () => expect(Object.keys(log.body.data[0]).sort()).toEqual(told))
  const { position } = await onlyHook(admin)
  const count = await call('GET', `${hooks}/${id}/redelivery?firstSequence=1&lastSequence=100`)
  expect(count.body.data).toEqual({ events: 1 })
  const before = receiver.received.length
  const again = await call('POST', `${hooks}/${id}/redelivery`, { body: { firstSequence: 1, lastSequence: 1 } })
  expect([again.status, again.body.data]).toEqual([202, { events: 1 }])
  await deliver()
  const repeated = receiver.received.slice(before)
  await proves('W-105.3', async () => {
    expect(repeated.map(({ id: messageId }) => messageId)).toEqual([log.body.data[0].messageId])
    expect((await onlyHook(admin)).position).toBe(position)
  })
  const tooMany = await call('POST', `${hooks}/${id}/redelivery`, { body: { firstSequence: 1, lastSequence: 10_001 } })
  expect([tooMany.status, tooMany.body.code, tooMany.body.mostEvents]).toEqual([422, 'redelivery_too_large', 10_000])
})

test('for 24 hours after a new secret both sign', proving('W-105.1'), async () => {
  const admin = await anAdmin()
  const { id, secret } = await aHook(admin)
  const rotated = await admin.call('POST', `${admin.hooks}/${id}/secret`)
  const fresh = rotated.body.data.secret
  const signedBy = async () => {
    const before = receiver.received.length
    await admin.call('POST', `${admin.hooks}/${id}/test`)
    const [sent] = receiver.received.slice(before)
    return [secret, fresh].map((each) => Boolean(sent && isGenuine(each, sent)))
  }
  expect(await signedBy()).toEqual([true, true])
  api.clock.advance(24 * 60 * 60 * 1000 + 1000)
  await proves('W-152', async () => expect(await signedBy()).toEqual([false, true]))
})
