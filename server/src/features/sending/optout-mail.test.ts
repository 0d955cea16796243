import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount, anOptoutMailing, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { messagesOf, pair, pairIn } from '../../../test/ledgers.ts'
import type { ReceivedMail } from '../../../test/mail-receiver.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { chooseOptoutMailing, inAccount, switchTracking } from '../account-setup/index.ts'
import { messageStates } from '../messages/index.ts'
import { sendTest } from '../runs/index.ts'

const postalAddress = 'Hafenstraße 1\n00000 Musterstadt'
let api: TestApi
let engine: TestEngine
let pages: TestPages
let account: TestAccount
let mailing: number
let person: ReturnType<typeof personIn>
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api, { PUBLIC_URL: 'https://pages.postrider.example' })
  pages = await startTestPages(api)
  account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  mailing = await anOptoutMailing(api, account.accountId)
  person = personIn(api, account)
  await inAccount(api.operator, account.accountId, async (act) => {
    await chooseOptoutMailing(act, mailing)
    await switchTracking(act, 'individual')
  })
  await pages.settings(account, { postalAddress })
})
afterAll(async () => {
  await engine.stop()
  await pages.stop()
  await api.stop()
})

const inAll = async () => {
  const channels = account.channelIds.map((id) => ({ id, ...pair('1') }))
  const { id, email } = await aSubscriber(api, account, { channels })
  const body = { text: 'Ja, ihr dürft es wissen.' }
  await api.call('PUT', `/subscribers/${id}/trackingConsent`, { key: account.key, body })
  return { id, email: email as string }
}
const mailTo = (email: string) => engine.receiver.mails.find(({ to }) => to.includes(email)) as ReceivedMail
const statesOf = async (id: number) =>
  (await api.call('GET', `/subscribers/${id}?include=channels`, { key: account.key })).body.data.channels.data.map(
    pairIn,
  )
const endOf = async (id: number) => (await messagesOf(api, account, id)).map(({ state }) => state)

test('the mail says what was left, counts nothing, and takes it back', async () => {
  const { id, email } = await inAll()
  await person.unsubscribe(id, account.channelIds[1])
  await engine.work()
  const { parsed, raw, header } = mailTo(email)
  expect(parsed.subject).toBe('Sie sind abgemeldet')
  const link = /https:\/\/pages\.postrider\.example(\/undo\?p=[\w-]+)/.exec(parsed.text ?? '')
  await proves('W-054', async () => {
    const names = parsed.headers.map(({ key }) => key)
    proves('W-077.2', () =>
      expect(names.filter((name) => name.startsWith('list-') || name === 'precedence')).toEqual([]),
    )
    proves('W-108.7', () => expect(raw.toString()).not.toMatch(/unsubscribe|\/o\/|\/c\//i))
    expect(parsed.html?.split(link?.[1] ?? '?')).toHaveLength(4)
  })
  expect(header('Auto-Submitted')).toBe('auto-generated')
  for (const part of [parsed.text, parsed.html]) {
    expect(part).toContain('Angebote')
    expect(part).not.toContain('Reisen')
    expect(part).toContain('Hafenstraße 1, 00000 Musterstadt')
  }
  const path = link?.[1] as string
  expect((await pages.visit(path, { headers: byBrowser })).text).toContain('„Angebote“')
  expect(await statesOf(id)).toEqual(['1', '3/4', '1'])
  await pages.visit(path, { method: 'POST', headers: byBrowser, form: { undo: 'true' } })
  await proves('W-054', async () => expect(await statesOf(id)).toEqual(['1', '1', '1']))
})

test('a complaint before it leaves keeps it here', proving('F-019'), async () => {
  const { id, email } = await inAll()
  await person.unsubscribe(id, 'all')
  await person.complain(id)
  await engine.work()
  expect(await statesOf(id)).toEqual(['3/7', '3/7', '3/7'])
  expect([mailTo(email), await endOf(id)]).toEqual([undefined, [messageStates.excluded]])
})

const put = (id: number, body: object) => api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
const inChannel = (at: number, state: string) => ({ channels: [{ id: account.channelIds[at], ...pair(state) }] })
test.each<[string, (id: number) => Promise<unknown>]>([
  ['a bounce', (id) => person.bounce(id)],
  ['the blacklist in another channel', (id) => put(id, inChannel(2, '3/8'))],
  ['a return by another way', (id) => put(id, inChannel(1, '1'))],
])('so does %s', proving('W-053'), async (_name, event) => {
  const { id, email } = await inAll()
  await person.unsubscribe(id, account.channelIds[1])
  await event(id)
  await engine.work()
  expect([mailTo(email), await endOf(id)]).toEqual([undefined, [messageStates.excluded]])
})

test('a test of it goes anywhere, and its link leads nowhere', async () => {
  const to = { email: 'chef@nord.example', emailKey: 'chef@nord.example' }
  await inAccount(api.operator, account.accountId, (act) => sendTest(act, mailing, to))
  await engine.work()
  const path = /(\/undo\?p=[\w-]+)/.exec(mailTo(to.email).parsed.text ?? '')?.[1] as string
  expect((await pages.visit(path, { headers: byBrowser })).status).toBe(404)
})

test(
  'a test mail says that it is one, and nothing in it changes anything',
  proving(['W-084.1', 'W-084.4']),
  async () => {
    const { id, email } = await inAll()
    const letter = await aMailing(api, account.accountId, { subject: 'November', html: '<p>Hello</p>' })
    await inAccount(api.operator, account.accountId, (act) => sendTest(act, letter, { email, emailKey: email }))
    await engine.work()
    const { parsed } = mailTo(email)
    expect(parsed.subject).toBe('[Test] November')
    const path = /(\/unsubscribe\?p=[\w-]+)/.exec(parsed.text ?? '')?.[1] as string
    for (const way of ['', '&force=true', '&force=true&all=true'])
      expect(await pages.visit(path + way, { headers: byBrowser })).toMatchObject({
        status: 200,
        text: expect.stringContaining('Testmail'),
      })
    const oneClick = { 'List-Unsubscribe': 'One-Click' }
    expect((await pages.visit(path, { method: 'POST', form: oneClick })).status).toBe(200)
    const { body } = await api.call('GET', `/subscribers/${id}?include=channels`, account)
    const states = body.data.channels.data.map(({ status }: { status: number }) => status)
    expect(new Set(states)).toEqual(new Set([1]))
  },
)
