import { expect, test } from 'vitest'
import { everyWay } from '../../../test/every-way.ts'
import { proving } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()

const statisticsOf = async ({ call, at }: TestAdmin, query = '') =>
  (await call('GET', `${at}/statistics${query}`)).body.data
const today = () => api.clock.now().toISOString().slice(0, 10)

test('growth by cause and by channel, and it adds up', proving('W-102.2'), async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const [first, second] = admin.account.channelIds as [number, number]
  await everyWay(api, admin, second)
  const { growth, channelId } = await statisticsOf(admin, `?channelId=${second}`)
  expect(channelId).toBe(second)
  const sums = {
    ...{ confirmed: 1, stated: 6, reactivated: 1 },
    ...{ unsubscribed: 2, bounced: 1, complained: 1, archived: 1, erased: 1, other: 1 },
  }
  expect(growth).toMatchObject({ before: 0, now: 1, sums })
  expect(growth.days).toHaveLength(30)
  expect(growth.days.at(-1)).toEqual({ day: today(), ...sums })
  const other = await statisticsOf(admin, `?channelId=${first}&days=90`)
  expect(other.growth.days).toHaveLength(90)
  expect(other.growth.sums.confirmed).toBe(0)
})

test('without newsletters there is nothing to compare; a channel of nobody, and an odd span, are refused', async () => {
  const admin = await anAdmin(api, web)
  expect(await statisticsOf(admin)).toMatchObject({ mailings: [], usual: null })
  expect((await admin.call('GET', `${admin.at}/statistics?channelId=999999`)).status).toBe(404)
  expect((await admin.call('GET', `${admin.at}/statistics?days=31`)).status).toBe(422)
})

test('W-101 the same numbers to take along, by span and channel, with headings in either language', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const [, second] = admin.account.channelIds as [number, number]
  await everyWay(api, admin, second)
  const fileOf = async (query: string) => {
    const answer = await admin.call('GET', `${admin.at}/statistics/file?${query}`)
    expect(answer.status).toBe(200)
    return answer.text.trim().split(/\r?\n/)
  }
  const { growth, channels } = await statisticsOf(admin, `?channelId=${second}`)
  const days = await fileOf(`of=growth&channelId=${second}`)
  expect(days[0]).toMatch(/Day,Confirmed,Stated,Reactivated,Unsubscribed,Bounced,Complained,Archived,Erased,Other$/)
  expect(days.slice(1)).toEqual(growth.days.map((day: object) => Object.values(day).join()))
  const rows = await fileOf('of=channels&language=de')
  expect(rows[0]).toContain('Kanal,Empfangsbereit,Veränderung')
  expect(rows.slice(1).map((row) => row.split(',').slice(1, 3).map(Number))).toEqual(
    channels.map(({ ready, change }: { ready: number; change: number }) => [ready, change]),
  )
  expect(await fileOf('of=mailings')).toHaveLength(1)
  expect(await fileOf('of=hours')).toHaveLength(1)
  expect(await fileOf('of=machines')).toEqual([expect.stringMatching(/Told apart as machines,Opens,Clicks$/)])
  expect((await admin.call('GET', `${admin.at}/statistics/file?of=people`)).status).toBe(422)
})
