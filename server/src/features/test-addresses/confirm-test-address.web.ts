import { z } from 'zod'
import { userRefusals } from '../users/index.ts'
import { linkToken } from '../users/link.schema.ts'
import { signInRoute } from '../users/visitor.gate.ts'
import { confirmTestAddress, readTestAddress } from './confirm-test-address.ts'

/** Anybody may send one. */
const bodyLimit = 8 * 1024
const body = { schema: z.strictObject({ token: linkToken }) }
const errors = [userRefusals.link_void, userRefusals.csrf_failed]

export const readTestAddressRoute = signInRoute({
  method: 'POST',
  path: '/test-addresses/reading',
  summary: 'What the link in a mail to a test address is about',
  body,
  bodyLimit,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          email: z.string().describe('Whom it was sent to'),
          accountName: z.string().describe('What the account is called'),
          isConfirmed: z.boolean().describe('Whether they have agreed already'),
        })
        .meta({ id: 'TestAddressView', description: 'What whoever holds the link to a test address may know' }),
    }),
  },
  errors,
  handle: async ({ app, body: { token } }) => ({ status: 200, body: { data: await readTestAddress(app, token) } }),
})

export const confirmTestAddressRoute = signInRoute({
  method: 'POST',
  path: '/test-addresses/confirmation',
  summary: 'Agree to test mails at an address',
  body,
  bodyLimit,
  responses: { 204: null },
  errors,
  handle: async ({ app, body: { token } }) => {
    await confirmTestAddress(app, token)
    return { status: 204 }
  },
})
