import { expect, test, vi } from 'vitest'
import { aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
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
  const pages = (await call('GET', `${at}/settings/pages`)).body.data
  proves('R-191.2', () => expect(pages).toMatchObject(looks))
})

test('an account that always asks does so for a further channel, until it is set otherwise', async () => {
  const ada = await anAdmin(api, web, { channels: ['Angebote'] })
  const [first, second] = ada.account.channelIds as [number, number]
  const ready = [{ id: first, status: 1, statusAddition: null }]
  const setTo = async (alwaysForceOptIn: boolean) => {
    const answer = await ada.call('PATCH', `${ada.at}/settings`, { body: { alwaysForceOptIn } })
    expect(answer.status, answer.text).toBe(204)
    const { data } = (await ada.call('GET', `${ada.at}/settings`)).body
    expect(data.alwaysForceOptIn).toBe(alwaysForceOptIn)
  }
  const register = async () => {
    const { email } = await aSubscriber(api, ada.account, { channels: ready })
    const { body } = await api.call('POST', '/subscribers/register?include=channels', {
      key: ada.account.key,
      body: { email, channelIds: [second] },
    })
    const { status, statusAddition } = body.data.channels.data.find(({ id }: { id: number }) => id === second)
    return { pair: [status, statusAddition], mailed: body.meta.meta.optinChannelIds }
  }
  expect(await register()).toEqual({ pair: [1, null], mailed: [] })
  await setTo(true)
  await expect.poll(register).toEqual({ pair: [2, 1], mailed: [second] })
  const forced = await register()
  proves('F-002', () => expect(forced).toEqual({ pair: [2, 1], mailed: [second] }))
  await setTo(false)
  await expect.poll(register).toEqual({ pair: [1, null], mailed: [] })
})

test('what cannot be is refused at its field, and nothing of it is set', async () => {
  const { call, at } = await anAdmin(api, web)
  const body = { name: 'x', timeZone: 'Europe/Atlantis' }
  const refused = await call('PATCH', `${at}/settings`, { body })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/name' }, { pointer: '#/timeZone' }] })
  expect((await call('GET', `${at}/settings`)).body.data.timeZone).not.toBe('Europe/Atlantis')
})
