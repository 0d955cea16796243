import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEmail } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { anAdmin, startTestWeb, type TestAdmin, type TestWeb } from '../../../test/test-web.ts'

let api: TestApi
let web: TestWeb
beforeAll(async () => {
  api = await startTestApi()
  web = await startTestWeb(api)
})
afterAll(async () => {
  await web.stop()
  await api.stop()
})

const dayMs = 86_400_000
const overviewOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/overview`)).body.data
const join = async ({ account }: TestAdmin): Promise<number> => {
  const body = { email: anEmail(), status: 1, statusAddition: null }
  const { status, body: made } = await api.call('POST', '/subscribers', { key: account.key, body })
  expect(status).toBe(201)
  return made.data.id
}
const change = async ({ account }: TestAdmin, id: number, statusAddition: number) => {
  const body = { status: 3, statusAddition }
  expect((await api.call('PUT', `/subscribers/${id}`, { key: account.key, body })).status).toBe(200)
}

test('growth is counted by day from the ledger, and adds up with who is ready now', async () => {
  const admin = await anAdmin(api, web)
  const day = api.clock.now().toISOString().slice(0, 10)
  const ids = [await join(admin), await join(admin), await join(admin), await join(admin), await join(admin)]
  api.clock.advance(dayMs)
  await change(admin, ids[0] as number, 6)
  await api.call('DELETE', `/subscribers/${ids[1]}`, { key: admin.account.key })
  const { growth, subscribers } = await overviewOf(admin)
  expect(growth.days).toHaveLength(30)
  expect(growth.days.slice(-2)).toEqual([
    { day, joined: 5, left: 0, gone: 0 },
    { day: api.clock.now().toISOString().slice(0, 10), joined: 0, left: 2, gone: 0 },
  ])
  expect(growth).toMatchObject({ before: 0, joined: 5, left: 2, gone: 0 })
  expect(growth.before + growth.joined - growth.left - growth.gone).toBe(subscribers.ready)
})

test('no account sees the growth of another', async () => {
  const [one, other] = [await anAdmin(api, web), await anAdmin(api, web)]
  await join(one)
  expect((await overviewOf(other)).growth.joined).toBe(0)
})

test('the first steps tick themselves', async () => {
  const admin = await anAdmin(api, web)
  expect((await overviewOf(admin)).steps).toEqual({ address: false, people: false, domain: false, key: true })
  await join(admin)
  await admin.call('PATCH', `${admin.at}/settings/pages`, { body: { postalAddress: 'Gartenweg 1, Kiel' } })
  expect((await overviewOf(admin)).steps).toEqual({ address: true, people: true, domain: false, key: true })
})

test('where nothing was sent nothing is judged', async () => {
  const admin = await anAdmin(api, web)
  expect(await overviewOf(admin)).toMatchObject({ approval: 'approved', deliverability: null, newsletters: [] })
})
