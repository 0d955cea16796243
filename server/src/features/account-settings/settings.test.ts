import { expect, test } from 'vitest'
import { aKey, aMailing, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { inAccount } from '../account-setup/index.ts'
import { createSenderDomain } from '../sender-domains/index.ts'

const { api, web } = await startApiAndWeb()

test('what an admin sets holds from the next request on', proving('W-013.1'), async () => {
  const { call, at, account } = await anAdmin(api, web)
  const body = { name: 'Lindhof Garden', timeZone: 'Asia/Kolkata', tracking: 'none' }
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

type Admin = Pick<Awaited<ReturnType<typeof anAdmin>>, 'call' | 'at'>

async function parting({ call, at }: Admin, id: number) {
  const { version } = (await call('GET', `${at}/mailings/${id}`)).body.data
  return call('DELETE', `${at}/mailings/${id}`, { headers: { 'if-match': `"${version}"` } })
}

test('new mailings are in the language and from the sender of the account', proving('W-013.2'), async () => {
  const { call, at, account } = await anAdmin(api, web)
  const body = {
    languages: ['de', 'fr'],
    defaultLanguageIso: 'fr',
    defaultSenderName: 'Lindhof',
    defaultSenderEmail: 'post@lindhof.example',
  }
  const unverified = await call('PATCH', `${at}/settings`, { body })
  expect(unverified.body).toMatchObject({ errors: [{ pointer: '#/defaultSenderEmail', code: 'sender_unverified' }] })
  await inAccount(api.operator, account.accountId, (act) => createSenderDomain(act, { domain: 'lindhof.example' }))
  await api.database.query('update sender_domains set verified_at = now() where account_id = $1', [account.accountId])
  const saved = await call('PATCH', `${at}/settings`, { body })
  expect(saved.status, saved.text).toBe(204)
  expect((await call('GET', `${at}/settings`)).body.data).toMatchObject(body)
  const made = await call('POST', `${at}/mailings`, { body: { name: 'Printemps', type: 'standard' } })
  const { data } = (await call('GET', `${at}/mailings/${made.body.data.id}`)).body
  expect(data).toMatchObject({ languageIso: 'fr', senderName: 'Lindhof', senderEmail: 'post@lindhof.example' })
})

test('a language that something is written in stays', proving('W-013.2'), async () => {
  const { call, at } = await anAdmin(api, web)
  const set = (body: object) => call('PATCH', `${at}/settings`, { body })
  expect((await set({ languages: ['de', 'fr'], defaultLanguageIso: 'fr' })).status).toBe(204)
  const made = await call('POST', `${at}/mailings`, { body: { name: 'Printemps', type: 'standard' } })
  const missing = await set({ languages: ['de'] })
  expect(missing.body).toMatchObject({ status: 422, errors: [{ pointer: '#/defaultLanguageIso' }] })
  const backToOne = { languages: ['de'], defaultLanguageIso: 'de' }
  expect((await set(backToOne)).body).toMatchObject({ status: 409, code: 'language_in_use', languages: ['fr'] })
  await parting({ call, at }, made.body.data.id)
  expect((await set(backToOne)).status).toBe(204)
})

test.each([
  ['a name alone', { defaultSenderName: 'Lindhof' }, '#/defaultSenderEmail'],
  ['an address alone', { defaultSenderEmail: 'post@lindhof.example' }, '#/defaultSenderName'],
  [
    'a name like an address',
    { defaultSenderName: 'a@b', defaultSenderEmail: 'a@lindhof.example' },
    '#/defaultSenderName',
  ],
  ['no address', { defaultSenderName: 'Lindhof', defaultSenderEmail: 'lindhof' }, '#/defaultSenderEmail'],
])('%s is no sender', async (_, body, pointer) => {
  const { call, at } = await anAdmin(api, web)
  expect((await call('PATCH', `${at}/settings`, { body })).body).toMatchObject({ status: 422, errors: [{ pointer }] })
})

test('where neither channel nor key has an opt-in mailing that of the account asks', proving('W-013.2'), async () => {
  const { call, at, account } = await anAdmin(api, web)
  const id = await aMailing(api, account.accountId, {
    type: 'optin',
    isActive: true,
    html: '<a href="{optinLink}">ja</a>',
  })
  const { key } = await aKey(api, account.accountId)
  const register = () => api.call('POST', '/subscribers/register', { key, body: { email: anEmail() } })
  expect((await register()).body.code).toBe('optin_mailing_missing')
  expect((await call('PATCH', `${at}/settings`, { body: { defaultOptinMailingId: id } })).status).toBe(204)
  await expect.poll(async () => (await register()).body.meta?.meta).toMatchObject({ optinSent: true })
  const gone = await call('PATCH', `${at}/settings`, { body: { defaultOptinMailingId: 999_999 } })
  expect(gone.body.code).toBe('optin_mailing_not_found')
  const used = await parting({ call, at }, id)
  expect(used.status).toBe(409)
})

test('what cannot be is refused at its field, and nothing of it is set', async () => {
  const { call, at } = await anAdmin(api, web)
  const body = { name: 'x', timeZone: 'Europe/Atlantis' }
  const refused = await call('PATCH', `${at}/settings`, { body })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/name' }, { pointer: '#/timeZone' }] })
  expect((await call('GET', `${at}/settings`)).body.data.timeZone).not.toBe('Europe/Atlantis')
})

test('an account is stricter than everybody, and never laxer', proving('W-013.4'), async () => {
  const { call, at } = await anAdmin(api, web)
  const set = (body: object) => call('PATCH', `${at}/settings`, { body })
  const widest = (await call('GET', `${at}/settings`)).body.data
  expect(widest).toMatchObject({
    brake: { complaints: 0.3, hardBounces: 5, policy: 1, content: 0.5 },
    retention: { unconfirmedDays: 30, answersDays: 30, valuesDays: 7, eventsMonths: 13 },
    salutations: { de: { salutation: ['Herr', 'Frau', ''] } },
  })
  const laxer = [
    ...Object.entries(widest.brake).map(([name, share]) => ({
      brake: { ...widest.brake, [name]: Number(share) + 0.01 },
    })),
    ...Object.entries(widest.retention).map(([name, days]) => ({
      retention: { ...widest.retention, [name]: Number(days) + 1 },
    })),
    { retention: { ...widest.retention, valuesDays: 0 } },
    { retention: { ...widest.retention, eventsMonths: 0 } },
    { salutations: { de: { salutation: ['x'.repeat(101), '', ''], formalSalutation: ['', '', ''] } } },
    { salutations: { de: { salutation: ['one', 'two'], formalSalutation: ['', '', ''] } } },
  ]
  for (const body of laxer) expect((await set(body)).body.code, JSON.stringify(body)).toBe('validation_failed')
  const stricter = {
    brake: { complaints: 0.1, hardBounces: 2, policy: 0.5, content: 0.5 },
    retention: { unconfirmedDays: 7, answersDays: 14, valuesDays: 1, eventsMonths: 1 },
    salutations: { de: { salutation: ['Moin', 'Moin', 'Moin'], formalSalutation: ['Werter', 'Werte', ''] } },
  }
  expect((await set(stricter)).status).toBe(204)
  expect((await call('GET', `${at}/settings`)).body.data).toMatchObject(stricter)
  const [entry] = (await call('GET', `${at}/audit`)).body.data
  expect(entry.changes.brake).toEqual([widest.brake, stricter.brake])
})

test('the next mail says its salutations', proving('W-013.3'), async () => {
  const { call, at, account } = await anAdmin(api, web)
  const mailingId = await aMailing(api, account.accountId, { html: '<p>{{V:6:Guten Tag}}, {{V:1:Kunde}}</p>' })
  const { id } = await aSubscriber(api, account, { genderId: 3 })
  const mail = async () => (await call('GET', `${at}/mailings/${mailingId}/preview/${id}`)).body.data.text
  const before = await mail()
  const own = { salutation: ['Herr', 'Frau', 'Mensch'], formalSalutation: ['', '', 'Liebe Seele'] }
  expect((await call('PATCH', `${at}/settings`, { body: { salutations: { de: own } } })).status).toBe(204)
  expect([before, await mail()]).toEqual([
    expect.stringContaining('Guten Tag, Kunde'),
    expect.stringContaining('Liebe Seele, Mensch'),
  ])
})
