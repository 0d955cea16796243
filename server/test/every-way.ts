import { anEmail } from './factories.ts'
import { pair } from './ledgers.ts'
import { personIn } from './person.ts'
import type { TestApi } from './test-api.ts'
import type { TestAdmin } from './test-web.ts'

/** People come to a channel and leave it in each way there is; only who confirmed stays. Gives their ids. */
export async function everyWay(
  api: TestApi,
  { account }: TestAdmin,
  channelId: number,
): Promise<Record<'asked' | 'left' | 'erased', number>> {
  const { key } = account
  const person = personIn(api, account)
  const inChannel = (state: string) => ({ channels: [{ id: channelId, ...pair(state) }] })
  const add = async (state = '1') =>
    (await api.call('POST', '/subscribers', { key, body: { email: anEmail(), ...inChannel(state) } })).body.data.id
  const set = (id: number, state: string) => api.call('PUT', `/subscribers/${id}`, { key, body: inChannel(state) })
  const asked = await add('2/1')
  await person.confirm((await person.optinMails(asked))[0] as number)
  const [left, bounced, complained, archived, erased, waiting] = [
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
  ]
  await person.unsubscribe(left, channelId)
  await set(left, '1')
  await person.unsubscribe(left, channelId)
  await person.bounce(bounced)
  await person.complain(complained)
  await set(archived, '3/6')
  await api.call('DELETE', `/subscribers/${erased}`, { key })
  await set(waiting, '2/2')
  return { asked, left, erased }
}
