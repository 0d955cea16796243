import { expect, test, vi } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { serviceUrls } from '../../../test/service-urls.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { createDoorbell } from '../../platform/broker/doorbell.ts'
import { openStream } from '../../platform/http/testing/open-stream.ts'
import { Presence } from './presence.ts'

test('whoever has a newsletter open is told to those who have it open, and no longer once they left', async () => {
  const { api, web } = await startApiAndWeb()
  const admin = await anAdmin(api, web)
  const user = await aUser(api, admin.account.accountId, { role: 'analyst' })
  const colleague = await web.sessionOf(user)
  const id = await aMailing(api, admin.account.accountId)
  const at = `${web.url}/app/api${admin.at}/mailings/${id}/content/live`
  const mine = await openStream(at, { cookie: admin.cookie })
  const others = () => mine.events.at(-1)?.data.filter(({ userId }: { userId: number }) => userId === user.id)
  await mine.until(1)
  expect(others()).toEqual([])
  const theirs = await openStream(at, { cookie: colleague.cookie })
  await mine.until(() => others()?.length === 1)
  expect(others()).toEqual([{ userId: user.id, name: expect.stringMatching(/./) }])
  expect(mine.events.at(-1)?.data).toHaveLength(2)
  theirs.close()
  await mine.until(() => others()?.length === 0)
  mine.close()
})

test('processes hear of each other by NATS alone, each room for itself', async () => {
  const quiet = { info: () => {}, warn: () => {} }
  const bells = [createDoorbell(serviceUrls().nats, quiet), createDoorbell(serviceUrls().nats, quiet)] as const
  const [here, there] = [new Presence(bells[0]), new Presence(bells[1])]
  const place = { accountId: 2_000_000_000 - process.pid, mailingId: 7 }
  const look = vi.fn()
  const leave = here.enter(place, 11, look)
  const leaveThere = there.enter(place, 12, () => undefined)
  const leaveOther = there.enter({ ...place, mailingId: 8 }, 13, () => undefined)
  await vi.waitFor(
    () =>
      expect([here, there].map((each) => each.whoIsAt(place))).toEqual([
        [11, 12],
        [11, 12],
      ]),
    20_000,
  )
  look.mockClear()
  leaveThere()
  await vi.waitFor(() => expect(here.whoIsAt(place)).toEqual([11]), 20_000)
  expect(look).toHaveBeenCalled()
  leave()
  leaveOther()
  expect(here.whoIsAt(place)).toEqual([])
  for (const bell of bells) await bell.close()
})

test('a second page of somebody does not leave with the first', async () => {
  const silent = { knock: () => undefined, answer: () => () => undefined, close: async () => undefined }
  const here = new Presence(silent)
  const place = { accountId: 1, mailingId: 7 }
  const [first, second] = [here.enter(place, 11, () => undefined), here.enter(place, 11, () => undefined)]
  first()
  expect(here.whoIsAt(place)).toEqual([11])
  second()
  expect(here.whoIsAt(place)).toEqual([])
})
