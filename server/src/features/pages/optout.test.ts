import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, anEmail, anOptoutMailing, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { messagesOf, pair, pairIn } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { chooseOptoutMailing, inAccount } from '../account-setup/index.ts'
import { chooseChannelMailing } from '../channels/index.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
let mailing: number
let channelled: TestAccount
let ofAccount: number
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  account = await anAccount(api)
  mailing = await anOptoutMailing(api, account.accountId)
  await choose(account, mailing)
  channelled = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  ofAccount = await anOptoutMailing(api, channelled.accountId)
  await choose(channelled, ofAccount)
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})
beforeEach(() => api.clock.advance(1000))

const choose = (of: TestAccount, mailingId: number | null) =>
  inAccount(api.operator, of.accountId, (act) => chooseOptoutMailing(act, mailingId))
const stateOf = async (id: number, of = account) =>
  pairIn((await api.call('GET', `/subscribers/${id}`, { key: of.key })).body.data)
const press = (of: TestAccount, id: number, { channelId = 0, all = false } = {}) =>
  pages.visit(`/unsubscribe?p=${pages.ticket(of, id, { channelId })}`, {
    method: 'POST',
    headers: byBrowser,
    form: { force: 'true', ...(all && { all: 'true' }) },
  })
const mailsTo = async (of: TestAccount, id: number) =>
  (await messagesOf(api, of, id)).filter((mail) => mail.class === 'optout').map(({ mailingId }) => mailingId)
/** In every channel of the account with them. */
const inChannels = async (...states: string[]) => {
  const channels = channelled.channelIds.map((id, i) => ({ id, ...pair(states[i] ?? '1') }))
  return (await aSubscriber(api, channelled, { channels })).id
}
const undoPath = (text: string) => `/${/action="(undo\?p=[\w-]+)"/.exec(text)?.[1]}`
const takeBack = (path: string) => pages.visit(path, { method: 'POST', headers: byBrowser, form: { undo: 'true' } })

describe('who presses on a page', () => {
  test('gets one mail, by the button of our page and by that of the customer', proving('W-052'), async () => {
    const ours = await aSubscriber(api, account)
    await press(account, ours.id)
    expect(await mailsTo(account, ours.id)).toEqual([mailing])
    const theirs = await aSubscriber(api, account)
    await pages.visit(`/unsubscribe?p=${pages.ticket(account, theirs.id)}&force=true`, { headers: byBrowser })
    expect(await mailsTo(account, theirs.id)).toEqual([mailing])
  })

  test('twice, or after one click, gets one mail, or none', proving('F-018'), async () => {
    const { id } = await aSubscriber(api, account)
    await press(account, id)
    await press(account, id)
    expect(await mailsTo(account, id)).toEqual([mailing])
    const { id: clicked } = await aSubscriber(api, account)
    const p = pages.ticket(account, clicked)
    await pages.visit(`/unsubscribe?p=${p}`, { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } })
    await press(account, clicked)
    expect([await stateOf(clicked), await mailsTo(account, clicked)]).toEqual(['3/4', []])
  })

  test.each(['2/1', '2/2', '2/3', '3/5', '3/6'])('from %s gets none', proving('W-052'), async (state) => {
    const { id } = await aSubscriber(api, account, pair(state))
    await press(account, id)
    expect([await stateOf(id), await mailsTo(account, id)]).toEqual(['3/4', []])
  })
})

describe('nobody else', () => {
  const ways: [string, (id: number, of: ReturnType<typeof personIn>) => Promise<unknown>][] = [
    ['one click', (id, of) => of.unsubscribe(id, 0, 'oneClick')],
    ['a mail', (id, of) => of.unsubscribe(id, 0, 'mailto')],
    ['a report of the mailbox provider', (id, of) => of.unsubscribe(id, 0, 'feedbackReport')],
    ['a bounce', (id, of) => of.bounce(id)],
    ['a complaint', (id, of) => of.complain(id)],
    ['the API', (id) => api.call('PUT', `/subscribers/${id}`, { key: account.key, body: pair('3/4') })],
  ]
  test.each(ways)('%s ends it without a mail', proving('W-052'), async (_name, way) => {
    const { id } = await aSubscriber(api, account)
    await way(id, personIn(api, account))
    expect(await stateOf(id)).toMatch(/^3/)
    expect(await mailsTo(account, id)).toEqual([])
  })
})

describe('which mail it is', () => {
  let own: number
  let ownChannel: number
  beforeAll(async () => {
    ownChannel = channelled.channelIds[1] as number
    own = await anOptoutMailing(api, channelled.accountId)
    await inAccount(api.operator, channelled.accountId, (act) =>
      chooseChannelMailing(act, { type: 'optout', channelId: ownChannel, mailingId: own }),
    )
  })
  const left = async (id: number, how: Parameters<typeof press>[2]) => {
    await press(channelled, id, how)
    return mailsTo(channelled, id)
  }

  test('that of the channel where one was left, else that of the account', async () => {
    await proves('R-090.2', async () =>
      expect(await left(await inChannels(), { channelId: ownChannel })).toEqual([own]),
    )
    expect(await left(await inChannels(), { channelId: channelled.channelIds[2] })).toEqual([ofAccount])
    await proves('W-053', async () => expect(await left(await inChannels(), { all: true })).toEqual([ofAccount]))
    expect(await left(await inChannels('2/2', '1', '3/6'), { all: true })).toEqual([own])
  })

  test('none where there is none that is active', proving('W-053'), async () => {
    const of = await anAccount(api)
    const { id } = await aSubscriber(api, of)
    await press(of, id)
    expect(await mailsTo(of, id)).toEqual([])
    await choose(of, await anOptoutMailing(api, of.accountId, { isActive: false }))
    const { id: other } = await aSubscriber(api, of)
    await press(of, other)
    expect([await stateOf(other, of), await mailsTo(of, other)]).toEqual(['3/4', []])
  })

  test('in the language of the person', async () => {
    const english = await anOptoutMailing(api, account.accountId, { languageIso: 'en', versionOf: mailing })
    const { id } = await aSubscriber(api, account, { languageIso: 'en-GB' })
    await press(account, id)
    expect(await mailsTo(account, id)).toEqual([english])
  })
})

describe('one address in 24 hours', () => {
  test('gets one mail, whatever it does and however it is written', proving(['W-053', 'F-020']), async () => {
    const { id } = await aSubscriber(api, account, { email: 'Ida+eins@wechsel.example' })
    const { text } = await press(account, id)
    expect((await takeBack(undoPath(text))).status).toBe(200)
    expect(await stateOf(id)).toBe('1')
    await press(account, id)
    expect([await stateOf(id), await mailsTo(account, id)]).toEqual(['3/4', [mailing]])
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    const again = await aSubscriber(api, account, { email: 'ida+zwei@wechsel.example' })
    await press(account, again.id)
    expect(await mailsTo(account, again.id)).toEqual([])
  })

  test('and the next one a day later, or from another account', async () => {
    const email = anEmail()
    const { id } = await aSubscriber(api, account, { email })
    await press(account, id)
    const channels = channelled.channelIds.map((channelId) => ({ id: channelId, ...pair('1') }))
    const elsewhere = await aSubscriber(api, channelled, { email, channels })
    await press(channelled, elsewhere.id, { all: true })
    expect(await mailsTo(channelled, elsewhere.id)).toEqual([ofAccount])
    api.clock.advance(24 * 60 * 60 * 1000)
    await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: pair('1') })
    await press(account, id)
    expect(await mailsTo(account, id)).toEqual([mailing, mailing])
  })
})
