import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { apiDocument } from '../../processes/api-document.ts'
import { apiRoutes } from '../../processes/api-routes.ts'

// What version one has promised. Lines may be added here, never changed or removed: that would be version two.
const operations: Record<string, string> = {
  'GET /whoami': '200',
  'GET /channels': '200',
  'GET /customerFields': '200',
  'PUT /customerFields/{id}/value': '200 404',
  'DELETE /customerFields/{id}/value': '204 404',
  'GET /subscribers': '200',
  'POST /subscribers': '201 403 409',
  'PUT /subscribers/multiple': '200',
  'POST /subscribers/upsert': '200 201 403 409',
  'POST /subscribers/register': '200 201 409',
  'GET /subscribers/{id}': '200 404',
  'PUT /subscribers/{id}': '200 403 404 409',
  'DELETE /subscribers/{id}': '204 404',
  'GET /subscriberGroups': '200',
  'POST /subscriberGroups': '201 409',
  'GET /subscriberGroups/{id}': '200 404',
  'PUT /subscriberGroups/{id}': '200 404 409',
  'DELETE /subscriberGroups/{id}': '204 404',
  'GET /subscriberGroups/{id}/subscribers': '200 404',
  'POST /subscriberGroups/{id}/subscribers': '200 404 409',
  'DELETE /subscriberGroups/{id}/subscribers/{subscriberId}': '204 404 409',
}

/** Members of records: type, and ? where null is possible. */
const records: Record<string, Record<string, string>> = {
  Account: {
    objectType: 'string',
    id: 'integer',
    type: 'string',
    name: 'string',
    parentAccountId: 'integer?',
    hasChannels: 'boolean',
    defaultLanguageIso: 'string',
    createdAt: 'string',
    apiKey: 'object',
  },
  Channel: { objectType: 'string', id: 'integer', isDefault: 'boolean', type: 'number', translations: 'object' },
  CustomerField: {
    objectType: 'string',
    id: 'integer',
    fieldType: 'number',
    type: 'number',
    isAvailableForImport: 'boolean',
    isAvailableForExport: 'boolean',
    isEditable: 'boolean',
    translations: 'object',
    createdAt: 'string',
    updatedAt: 'string',
  },
  Subscriber: {
    objectType: 'string',
    id: 'integer',
    email: 'string',
    genderId: 'number?',
    academicTitle: 'string?',
    firstname: 'string?',
    lastname: 'string?',
    salutation: 'string?',
    city: 'string?',
    birthday: 'string?',
    languageIso: 'string?',
    reference: 'string?',
    status: 'number?',
    statusAddition: 'integer?',
    optinAt: 'string?',
    optinIp: 'string?',
    optoutAt: 'string?',
    optoutIp: 'string?',
    optoutNewsletterId: 'integer?',
    receivedOptinAt: 'string?',
    customerFields: 'object',
    createdAt: 'string',
    updatedAt: 'string',
  },
  Pagination: {
    total: 'integer',
    count: 'integer',
    perPage: 'integer',
    currentPage: 'integer',
    totalPages: 'integer',
  },
}

/** Write bodies: all that may be required, and what is accepted at least. */
const bodies: Record<string, { required: string[]; accepted: string }> = {
  SubscriberCreate: {
    required: ['email'],
    accepted:
      'genderId academicTitle firstname lastname salutation city birthday languageIso reference status statusAddition channels customerFields',
  },
  SubscriberUpdate: {
    required: [],
    accepted:
      'email genderId academicTitle firstname lastname salutation city birthday languageIso reference status statusAddition channels customerFields',
  },
  SubscriberRegister: {
    required: ['email'],
    accepted:
      'channelIds forceOptIn customerFields genderId academicTitle firstname lastname salutation city birthday languageIso reference',
  },
  CustomerFieldValue: { required: ['value'], accepted: 'value' },
}

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as plain JSON
const document: any = apiDocument(apiRoutes, 'https://api.postrider.example')

describe('version one only grows', () => {
  test.each(Object.entries(operations))('%s still answers %s', proving('D-VER-1.2'), (name, statuses) => {
    const [method = '', path = ''] = name.split(' ')
    expect(Object.keys(document.paths[path][method.toLowerCase()].responses)).toEqual(
      expect.arrayContaining(statuses.split(' ')),
    )
  })

  test.each(Object.entries(records))('%s keeps its members and their types', proving('D-VER-1.2'), (name, members) => {
    const schema = document.components.schemas[name]
    const kept = Object.keys(members).map((member) => [member, typeOf(schema.properties[member])])
    expect(Object.fromEntries(kept)).toEqual(members)
    expect(schema.required).toEqual(expect.arrayContaining(Object.keys(members)))
  })

  test.each(Object.entries(bodies))(
    '%s asks for nothing new and still takes the rest',
    proving('D-VER-1.2'),
    (name, { required, accepted }) => {
      const schema = document.components.schemas[name]
      expect(required).toEqual(expect.arrayContaining(schema.required ?? []))
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(accepted.split(' ')))
    },
  )
})

// biome-ignore lint/suspicious/noExplicitAny: schemas are walked as plain JSON
function typeOf(schema: any): string {
  if (schema === undefined) return 'missing'
  if (!schema.anyOf && !Array.isArray(schema.type)) return schema.type ?? typeof (schema.const ?? schema.enum?.[0])
  const types: string[] = schema.anyOf?.map(typeOf) ?? schema.type
  return types.filter((type) => type !== 'null').join('|') + (types.includes('null') ? '?' : '')
}
