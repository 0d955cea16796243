import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { browser, personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { optinToken, optinTokenHash } from '../messages/index.ts'

let api: TestApi
let account: TestAccount
let person: ReturnType<typeof personIn>
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  person = personIn(api, account)
})
afterAll(() => api.stop())

const dayMs = 24 * 60 * 60 * 1000
const register = async (email: string, channelIds: number[]) =>
  (await api.call('POST', '/subscribers/register', { key: account.key, body: { email, channelIds } })).body.data.id
const statesOf = async (id: number) => {
  const { body } = await api.call('GET', `/subscribers/${id}?include=channels`, { key: account.key })
  return Object.fromEntries(
    body.data.channels.data.map((channel: { id: number; status: number }) => [channel.id, channel.status]),
  )
}

test(
  'a new opt-in leaves earlier links alone: each confirms its own channels in its own seven days',
  proving('D-REG-7'),
  async () => {
    const [, first, second] = account.channelIds as [number, number, number]
    const email = anEmail()
    const id = await register(email, [first])
    api.clock.advance(5 * dayMs)
    await register(email, [second])
    const [early, late] = (await person.optinMails(id)) as [number, number]
    api.clock.advance(dayMs)
    expect(await person.confirm(early)).toMatchObject({ outcome: 'confirmed', channelIds: [first] })
    expect(await statesOf(id)).toMatchObject({ [first]: 1, [second]: 2 })
    api.clock.advance(5 * dayMs)
    expect(await person.confirm(late)).toMatchObject({ outcome: 'confirmed' })
    expect(await statesOf(id)).toMatchObject({ [first]: 1, [second]: 1 })
  },
)

test(
  'an earlier link ends with its own seven days, not with those of a later one',
  proving(['D-REG-7', 'E-160.2']),
  async () => {
    const email = anEmail()
    const id = await register(email, account.channelIds.slice(1, 2))
    api.clock.advance(5 * dayMs)
    await register(email, account.channelIds.slice(1, 2))
    const [early, late] = (await person.optinMails(id)) as [number, number]
    api.clock.advance(3 * dayMs)
    expect((await person.confirm(early)).outcome).toBe('expired')
    expect((await person.confirm(late)).outcome).toBe('confirmed')
  },
)

test('of a link only the hash is kept, with the channels it asks for and who confirmed by it', async () => {
  const id = await register(anEmail(), account.channelIds.slice(1))
  const [mail] = (await person.optinMails(id)) as [number]
  await person.confirm(mail)
  const [row] = await api.database.query<Record<string, unknown> & { token_nonce: Buffer }>(
    'select * from optin_requests where account_id = $1 and message_id = $2',
    [account.accountId, mail],
  )
  const token = optinToken(api.app.secrets, row?.token_nonce as Buffer)
  proves('D-PAG-5.1', () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(row?.token_hash).toEqual(optinTokenHash(token))
    expect(JSON.stringify(Object.values(row ?? {}))).not.toContain(token)
  })
  proves('D-PAG-5.2', () => {
    expect(row).toMatchObject({ confirm_ip: browser.ip, user_agent: browser.userAgent })
    expect(((row?.channel_ids ?? []) as string[]).map(Number)).toEqual(account.channelIds.slice(1))
    expect([row?.created_at, row?.confirmed_at].every((time) => time instanceof Date)).toBe(true)
  })
})
