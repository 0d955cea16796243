import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { saveTheme } from '../../src/features/mailings/index.ts'
import { changePageSettings } from '../../src/features/pages/index.ts'
import { sendTest } from '../../src/features/runs/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aChannel, aKey, anAccount, anEmail, anOptinMailing, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  account = await anAccount(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

test('a registration sends one mail with one link', proving(['E-143.2', 'R-123.2']), async () => {
  const email = anEmail('neu')
  const { status } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  expect(status).toBe(201)
  await engine.work()
  const mails = engine.receiver.mails.filter(({ to }) => to === email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.header('auto-submitted')).toBe('auto-generated')
  proves(['D-PAG-7.5', 'W-077.1'], () => expect(mail?.header('list-unsubscribe')).toBeUndefined())
  const links = mail?.parsed.text?.match(/https?:\S+\/optin\/[\w-]{43}/g)
  expect(links).toHaveLength(1)
})

test('a person who is created to be asked gets the mailing of the key', async () => {
  const email = anEmail('angelegt')
  const body = { email, status: 2, statusAddition: 1 }
  expect((await api.call('POST', '/subscribers', { key: account.key, body })).status).toBe(201)
  await engine.work()
  const mails = engine.receiver.mails.filter(({ to }) => to === email)
  proves(['E-082.2', 'R-142.2', 'D-SUB-8.4'], () => expect(mails).toHaveLength(1))
  proves('R-036', () => expect(mails[0]?.parsed.text).toMatch(/\/optin\/[\w-]{43}/))
})

test('while the relay is away the registration stands, and the mail follows later', proving('E-167.2'), async () => {
  const email = anEmail('spaeter')
  engine.receiver.refuse.set(email, { at: 'dot', reply: '451 4.3.0 not now' })
  expect((await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })).status).toBe(201)
  await engine.work()
  expect(engine.receiver.mails.filter(({ to }) => to === email)).toEqual([])
  engine.receiver.refuse.delete(email)
  await api.database.query('update messages set due_at = now() where due_at is not null')
  await engine.work()
  expect(engine.receiver.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('while its sender domain is not verified, the mail waits and the log says so once a minute', async () => {
  const strict = await startTestEngine(api, { REQUIRE_SENDER_DOMAIN: true })
  for (const email of [anEmail(), anEmail()])
    await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  await strict.work()
  await strict.stop()
  const told = api.logLines.filter((line) => line.includes('mails wait for their sender domain'))
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { accountId: account.accountId, reason: 'the sender domain nord.example has not passed its DNS check' },
  ])
})

describe('what the shipped mail says', () => {
  let channelled: TestAccount
  let jazz: number
  let english: number
  beforeAll(async () => {
    channelled = await anAccount(api, { channels: [] })
    const { accountId, optinMailingId } = channelled
    jazz = await aChannel(api, accountId, {
      de: { name: 'Jazz & <Blues>', description: null },
      en: { name: 'Jazz nights', description: null },
    })
    english = await anOptinMailing(api, accountId, { languageIso: 'en', versionOf: optinMailingId })
    await inAccount(api.operator, accountId, async (act) => {
      await changePageSettings(act, 0, {
        postalAddress: 'Hafenstraße 1\n00000 Musterstadt',
        imprintUrl: 'https://nord.example/impressum',
      })
      await changePageSettings(act, jazz, { brandName: 'Nord Jazz', brandColour: '#ffcc00' })
    })
  })

  afterAll(() => api.clock.set(timestamp(new Date())))

  const ask = async (body: object, key = channelled.key) => {
    const email = anEmail()
    api.clock.set('2025-11-19 08:14:00')
    await api.call('POST', '/subscribers/register', { key, body: { email, ...body } })
    await engine.work()
    const parsed = engine.receiver.mails.find(({ to }) => to === email)?.parsed
    return { subject: parsed?.subject ?? '', text: parsed?.text ?? '', html: `${parsed?.html}` }
  }

  test('who asks, for what, since when, and where they are', async () => {
    const { subject, text, html } = await ask({ channelIds: [channelled.channelIds[0], jazz] })
    proves('W-147.1', () => {
      expect(text).toContain('und Jazz & <Blues>')
      expect(html).toContain('und Jazz &amp; &lt;Blues&gt;</strong>')
      for (const part of [text, html]) {
        expect(part).toContain('19. November 2025 um 09:14 MEZ')
        expect(part).toContain('26. November 2025')
        expect(part).toContain(
          'Reisebüro Nord · Hafenstraße 1, 00000 Musterstadt · news@nord.example · Impressum: https://nord.example/impressum',
        )
      }
    })
    expect(`${subject}${text}${html}`).not.toMatch(/\{[A-Za-z]+\}/)
  })

  test('a mail about one channel has the brand of the channel', async () => {
    const { html } = await ask({ channelIds: [jazz] })
    proves('W-147.2', () => {
      expect(html).toContain('weil diese Adresse bei Nord Jazz eingetragen wurde')
      expect(html).toContain('bgcolor="#ffcc00"')
      expect(html).toContain('color:#000000')
    })
  })

  test('each language has its version, with the topics in it', async () => {
    const { subject, text, html } = await ask({ channelIds: [jazz], languageIso: 'en' })
    proves('W-147.3', () => {
      expect(subject).toBe('Please confirm your subscription')
      expect(text).toContain('Subscription to: Jazz nights\nReceived on: 19 November 2025 at 09:14 CET')
      expect(html).toContain('<html lang="en">')
    })
  })

  test('in a theme it stands where the theme says, and is one page', async () => {
    const { accountId } = channelled
    const { id: themeId } = await inAccount(api.operator, accountId, (act) =>
      saveTheme(act, { name: 'Nord', html: '<html lang="de"><body><b>Nord</b>{content}<i>Ende</i></body></html>' }),
    )
    const defaultOptinMailingId = await anOptinMailing(api, accountId, { themeId })
    const { key } = await aKey(api, accountId, { defaultOptinMailingId })
    const { html } = await ask({ channelIds: [jazz] }, key)
    proves('W-147.2', () => expect(html).toMatch(/^<html lang="de"><body><b>Nord<\/b><h1 .*<\/p><i>Ende<\/i>/s))
    expect(html.match(/<html/g)).toHaveLength(1)
  })

  test('a test mail says it too, about the channel of the mailing', async () => {
    const to = anEmail()
    await inAccount(api.operator, channelled.accountId, (act) => sendTest(act, english, { email: to, emailKey: to }))
    await engine.work()
    const text = engine.receiver.mails.find((mail) => mail.to === to)?.parsed.text
    expect(text).toContain('Please confirm your subscription')
    expect(text).not.toMatch(/\{[A-Za-z]+\}/)
  })
})
