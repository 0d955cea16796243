import { expect, test } from 'vitest'
import { openStream } from '../../src/platform/http/testing/open-stream.ts'
import { aSubscriber } from '../factories.ts'
import { proving } from '../proves.ts'
import { anAdmin, startApiAndWeb } from '../test-web.ts'

const { api, web } = await startApiAndWeb()

test('who was away is told what happened meanwhile, each event once', proving('W-115.1'), async () => {
  const { account, at, cookie } = await anAdmin(api, web)
  const listen = (lastEventId?: string) =>
    openStream(`${web.url}/app/api${at}/live`, { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) })
  const join = async (people: number) => {
    for (let i = 0; i < people; i += 1) await aSubscriber(api, account)
  }
  const here = await listen()
  await here.until(1)
  await join(3)
  await here.until((seen) => seen.filter(({ event }) => event === 'event').length >= 3)
  here.close()
  await join(120)
  const back = await listen(here.events.at(-1)?.id)
  await join(2)
  const [{ seq }] = (await api.database.query<{ seq: number }>(
    'select max(seq)::int as seq from account_events where account_id = $1',
    [account.accountId],
  )) as [{ seq: number }]
  await back.until((seen) => seen.some(({ data }) => data.sequence === seq))
  back.close()
  const told = [...here.events, ...back.events].filter(({ event }) => event === 'event')
  expect(told.map(({ data }) => data.sequence)).toEqual(Array.from({ length: seq }, (_, i) => i + 1))
})
