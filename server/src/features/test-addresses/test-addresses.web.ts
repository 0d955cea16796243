import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { languages } from '../../platform/text/language.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import { userRefusals } from '../users/index.ts'
import { addTestAddress, removeTestAddress } from './add-test-address.ts'
import { testAddressRefusals } from './test-address.refusals.ts'
import { listTestAddresses } from './test-address.store.ts'

const testAddress = z
  .strictObject({
    id: id.describe('The id of the address'),
    email: z.string().describe('Where test mails go'),
    languageIso: z.string().describe('The language of the mail that asked'),
    askedAt: timestampSchema.describe('When the last link was sent, UTC'),
    expiresAt: timestampSchema.describe('Until when it can be confirmed, UTC'),
    hasExpired: z.boolean().describe('Whether that is over, and nobody has confirmed it'),
    confirmedAt: timestampSchema.nullable().describe('When it was confirmed, UTC; null = not yet'),
  })
  .meta({ id: 'TestAddress', description: 'Where test mails may go beside users and subscribers' })
const common = { tag: 'Test addresses', action: 'manageUsers' } as const

export const listTestAddressesRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/testAddresses',
  summary: 'Where test mails may go beside users and subscribers',
  responses: { 200: z.strictObject({ data: z.array(testAddress).describe('All of them, by address') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await listTestAddresses(look.reader) } }),
})

export const addTestAddressRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/testAddresses',
  summary: 'Ask an address to confirm that test mails may go there, or ask once more',
  body: {
    schema: z.strictObject({
      email: z.string().max(254).describe('Whom to ask'),
      languageIso: z.enum(languages).describe('The language of the mail'),
    }),
  },
  responses: { 201: z.strictObject({ data: testAddress }) },
  errors: [
    userRefusals.email_unsuitable,
    testAddressRefusals.test_address_confirmed,
    testAddressRefusals.test_addresses_too_many,
  ],
  handle: async ({ act, body }) => ({ status: 201, body: { data: await addTestAddress(act, body) } }),
})

export const removeTestAddressRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: '/accounts/{accountId}/testAddresses/{id}',
  summary: 'Take out a test address; its link opens nothing any more',
  responses: { 204: null },
  errors: [testAddressRefusals.test_address_not_found],
  handle: async ({ act, ids }) => {
    await removeTestAddress(act, ids.id as number)
    return { status: 204 }
  },
})
