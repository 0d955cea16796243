import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aCustomerField,
  aMailing,
  anAccount,
  anArticleTemplate,
  aTriggerMailing,
  aTriggerType,
  type TestAccount,
} from '../../test/factories.ts'
import { proves } from '../../test/proves.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import type { Example } from '../platform/http/openapi.ts'
import { apiDocument } from './api-document.ts'
import { apiRoutes } from './api-routes.ts'

// `RECORD_EXAMPLES=true npm test -- server/src/processes/api-examples.test.ts` writes the file anew.
const file = join(import.meta.dirname, 'api-examples.json')
const moment = new Date('2027-03-01T09:00:00Z')

let api: TestApi
let account: TestAccount
const recorded: Record<string, Example> = {}

beforeAll(async () => {
  api = await startTestApi({ parts: { clock: { now: () => moment } } })
  api.clock.set('2027-03-01 09:00:00')
  account = await anAccount(api, { channels: ['Neue Bücher'], name: 'Hafenbuchhandlung' })
})
afterAll(() => api.stop())

interface Asked {
  parameters?: Record<string, string | number>
  body?: unknown
}

/** One request of the story; it and its answer are the example of the operation. */
async function ask(operation: string, { parameters = {}, body }: Asked = {}) {
  const [method, template] = operation.split(' ') as [string, string]
  const query = new URLSearchParams()
  let path = template
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, String(value))
    else query.set(name, String(value))
  }
  const answer = await api.call(method, query.size > 0 ? `${path}?${query}` : path, { key: account.key, body })
  if (answer.status >= 400) throw new Error(`${operation}: ${answer.text}`)
  recorded[operation] = {
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(body !== undefined && { request: body }),
    status: answer.status,
    ...(answer.body !== undefined && { response: answer.body }),
  }
  return answer.body?.data
}

async function aboutTheAccount(): Promise<number> {
  const fieldId = await aCustomerField(api, account.customerId, 1)
  const addressId = await aCustomerField(api, account.customerId, 1, { fieldType: 2 })
  await ask('GET /whoami', { parameters: { include: 'channels' } })
  await ask('GET /channels')
  await ask('GET /customerFields')
  await ask('PUT /customerFields/{id}/value', { parameters: { id: addressId }, body: { value: 'Am Kai 7, Kiel' } })
  await ask('DELETE /customerFields/{id}/value', { parameters: { id: addressId } })
  return fieldId
}

async function aboutSubscribers(fieldId: number): Promise<number> {
  const [, channelId] = account.channelIds as [number, number]
  const ada = { email: 'ada@example.org', firstname: 'Ada', languageIso: 'en', channelIds: [channelId] }
  await ask('POST /subscribers/register', { body: ada })
  const grace = { email: 'grace@example.org', firstname: 'Grace', lastname: 'Hopper', reference: 'shop-4711' }
  const channels = [{ id: channelId, status: 1, statusAddition: null }]
  const { id } = await ask('POST /subscribers', {
    body: { ...grace, channels, customerFields: { [fieldId]: 'Krimis' } },
  })
  await ask('POST /subscribers/upsert', { body: { email: 'grace@example.org', city: 'Kiel' } })
  await ask('GET /subscribers', { parameters: { 'filter[email][contains]': 'example.org', limit: 50 } })
  await ask('GET /subscribers/{id}', { parameters: { id, include: 'channels' } })
  await ask('PUT /subscribers/{id}', { parameters: { id }, body: { academicTitle: 'Dr.', city: null } })
  const subscribers = [
    { id, city: 'Lübeck' },
    { email: 'nobody@example.org', city: 'Kiel' },
  ]
  await ask('PUT /subscribers/multiple', { body: { subscribers } })
  const said = { text: 'You may see which of your mails I open.', formUrl: 'https://shop.example/account' }
  await ask('PUT /subscribers/{id}/trackingConsent', { parameters: { id }, body: said })
  await ask('GET /subscribers/{id}/trackingConsent', { parameters: { id } })
  await ask('DELETE /subscribers/{id}/trackingConsent', { parameters: { id } })
  await ask('GET /events', { parameters: { after: 0, limit: 2 } })
  return id
}

async function aboutGroups(subscriberId: number): Promise<void> {
  const { id } = await ask('POST /subscriberGroups', { body: { name: 'Friends of crime novels', type: 1 } })
  await ask('GET /subscriberGroups', { parameters: { sort: 'name' } })
  await ask('GET /subscriberGroups/{id}', { parameters: { id } })
  await ask('PUT /subscriberGroups/{id}', { parameters: { id }, body: { name: 'Crime novels' } })
  const members = { subscriberIds: [subscriberId, 999_999] }
  await ask('POST /subscriberGroups/{id}/subscribers', { parameters: { id }, body: members })
  await ask('GET /subscriberGroups/{id}/subscribers', { parameters: { id } })
  await ask('DELETE /subscriberGroups/{id}/subscribers/{subscriberId}', { parameters: { id, subscriberId } })
  await ask('DELETE /subscriberGroups/{id}', { parameters: { id } })
}

async function aboutContent(): Promise<void> {
  const templateId = await anArticleTemplate(api, account.accountId)
  const mailingId = await aMailing(api, account.accountId, { name: 'May letter', subject: 'New in May' })
  await ask('GET /articleTemplates')
  const texts = [{ areaId: 1, placeholderId: 1, text: '<b>New</b> crime novels', style: 'font-size:16px;' }]
  const buttons = [{ areaId: 1, placeholderId: 2, text: 'To the shop', link: 'https://shop.example/' }]
  const article = {
    languageIso: 'en',
    name: 'Offer of the week',
    templateId,
    availableFrom: '2027-05-01T08:00:00+02:00',
  }
  const { id } = await ask('POST /articles', { body: { ...article, placeholders: { texts, buttons } } })
  await ask('GET /articles', { parameters: { 'filter[languageIso]': 'en' } })
  await ask('GET /articles/{id}', { parameters: { id } })
  await ask('PUT /articles/{id}', { parameters: { id }, body: { name: 'Offer of the month' } })
  await ask('GET /mailings', { parameters: { 'filter[type]': 'standard' } })
  const { newsletters } = await ask('GET /mailings/{id}', { parameters: { id: mailingId, include: 'newsletters' } })
  const parameters = { id: newsletters.data[0].id }
  await ask('GET /newsletters', { parameters: { 'filter[mailingId]': mailingId } })
  await ask('GET /newsletters/{id}', { parameters })
  await ask('GET /newsletters/{id}/statistics', { parameters })
  await ask('GET /newsletters/{id}/links', { parameters })
}

async function aboutTriggers(subscriberId: number): Promise<void> {
  const key = 'password-reset'
  const triggerTypeId = await aTriggerType(api, account.customerId, { key })
  await aTriggerMailing(api, account, { triggerTypeId })
  const placeholders = { resetLink: 'https://shop.example/reset/8f3a' }
  const receiver = { email: 'grace@example.org', placeholders }
  const receivers = [receiver, { subscriberId: 999_999, placeholders }]
  await ask('GET /triggerTypes')
  const mail = await ask('POST /mailings/singleTrigger', { body: { triggerTypeId, receiver } })
  await ask('GET /mailings/singleTrigger/{id}', { parameters: { id: mail.id } })
  await ask('POST /mailings/singleTrigger/batch', { body: { triggerTypeId, receivers } })
  const { id } = await ask('POST /mailings/trigger', { body: { triggerTypeId, name: 'Everybody gets a new password' } })
  const attached = [
    { subscriberId, placeholders },
    { subscriberId, placeholders },
  ]
  await ask('POST /mailings/trigger/{id}/receivers', { parameters: { id }, body: { receivers: attached } })
  await ask('GET /mailings/trigger/{id}/receivers', { parameters: { id } })
  const scheduledAt = '2027-03-02T08:00:00+01:00'
  await ask('POST /mailings/trigger/{id}/schedule', { parameters: { id }, body: { scheduledAt } })
  await ask('GET /mailings/trigger/{id}', { parameters: { id } })
  await ask('DELETE /mailings/trigger/{id}/schedule', { parameters: { id } })
  await ask('DELETE /mailings/trigger/{id}', { parameters: { id } })
}

test('the examples of the description are a story that the API really tells', async () => {
  const subscriberId = await aboutSubscribers(await aboutTheAccount())
  await aboutGroups(subscriberId)
  await aboutContent()
  await aboutTriggers(subscriberId)
  await ask('DELETE /subscribers/{id}', { parameters: { id: subscriberId } })
  const story = withoutChance(recorded)
  if (process.env.RECORD_EXAMPLES === 'true') writeFileSync(file, `${JSON.stringify(story, null, 2)}\n`)
  proves('W-144.1', () => {
    expect(Object.keys(story).sort()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).sort())
    expect(story).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })
})

test('every request of an example fits the description', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the document is walked as plain JSON
  const document: any = apiDocument(apiRoutes, 'https://api.postrider.example')
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: document.components })
  const examples: Record<string, Example> = JSON.parse(readFileSync(file, 'utf8'))
  for (const [operation, { request }] of Object.entries(examples)) {
    const [method = '', path = ''] = operation.split(' ')
    const schema = document.paths[path][method.toLowerCase()].requestBody?.content['application/json'].schema
    if (!schema) continue
    const validate = ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')),
    )
    expect([operation, validate(request), validate.errors]).toEqual([operation, true, null])
  }
})

/** The key is made by chance, what the operator makes takes its time, and statistics and mails go by the database's clock. */
function withoutChance(story: Record<string, Example>): Record<string, Example> {
  const text = JSON.stringify(story)
    .replaceAll(account.prefix, 'k7Rw2mXq')
    .replaceAll(/("(?:calculated|created)At":")[^"]+/g, (_, name: string) => `${name}2027-03-01 09:00:00`)
    .replaceAll(/2027-03-01 09:0\d:\d\d/g, '2027-03-01 09:00:00')
  return JSON.parse(text)
}
