import { expect, test, vi } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const { api, web } = await startApiAndWeb()

test('what an admin sets holds from the next request on', proving('W-013.1'), async () => {
  const { call, at, account } = await anAdmin(api, web)
  const body = { name: 'Lindhof Garden', timeZone: 'America/New_York', tracking: 'none' }
  expect((await call('PATCH', `${at}/settings`, { body })).status).toBe(204)
  expect((await call('GET', `${at}/settings`)).body.data).toMatchObject(body)
  const { accounts } = (await call('GET', '/session')).body.data
  expect(accounts).toMatchObject([{ name: body.name, timeZone: body.timeZone }])
  const { data } = (await api.call('GET', '/whoami', { key: account.key })).body
  expect(data.name).toBe(body.name)
  const looks = { brandName: 'Lindhof', brandColour: '#3f5f3a', unsubscribeUrl: 'https://lindhof.example/bye' }
  expect((await call('PATCH', `${at}/settings/pages`, { body: looks })).status).toBe(204)
  expect((await call('GET', `${at}/settings/pages`)).body.data).toMatchObject(looks)
})

test('what cannot be is refused at its field, and nothing of it is set', async () => {
  const { call, at } = await anAdmin(api, web)
  const body = { name: 'x', timeZone: 'Europe/Atlantis' }
  const refused = await call('PATCH', `${at}/settings`, { body })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/name' }, { pointer: '#/timeZone' }] })
  expect((await call('GET', `${at}/settings`)).body.data.timeZone).not.toBe('Europe/Atlantis')
})
