import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { id, line, timestampSchema } from '../../platform/http/schema.ts'
import { legalBases, permissions } from '../accounts/index.ts'
import { apiAddress } from '../api-v1/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { keyRefusals } from './api-key.refusals.ts'
import { type ApiKey, listChannelsOfKeys, listKeys } from './api-key.store.ts'
import { changeApiKey, deleteApiKey, prefixOfKey } from './change-api-key.ts'
import { createApiKey } from './create-api-key.ts'
import { scopes } from './scope.rules.ts'

const name = line(191, 2)
  .transform((text) => text as string)
  .describe('What the key is for')
const choices = {
  scopes: z.array(z.enum(scopes)).min(1).describe('Which endpoints it opens'),
  permissions: z.array(z.enum(permissions)).describe('What it may do beside reading and writing'),
  defaultOptinMailingId: id.nullable().describe('The opt-in mailing of channels that have none of their own'),
  defaultChannelIds: z.array(id).describe('Channels a registration is for when it names none'),
  deferUnconfirmedData: z.boolean().describe('Whether data of a registration is kept only once it is confirmed'),
  defaultLegalBasis: z
    .enum(legalBases)
    .describe('Why people set to 2/2 may be written to, where the request does not say'),
}
const apiKey = z
  .strictObject({
    id: id.describe('The id of the key'),
    name: z.string().describe('What the key is for'),
    prefix: z.string().describe('The part before the dot; it names the key and is no secret'),
    ...choices,
    minuteLimit: z.int().nullable().describe('Requests in 60 seconds; null = the usual number'),
    concurrentLimit: z.int().nullable().describe('Requests at the same time; null = the usual number'),
    createdAt: timestampSchema.describe('When it was made, UTC'),
    lastUsedAt: timestampSchema.nullable().describe('When it was last used, to the minute, UTC; null = never'),
  })
  .meta({ id: 'AccountApiKey', description: 'An API key of the account, without its secret' })
const common = { tag: 'API keys', action: 'manageKeys' } as const
const path = '/accounts/{accountId}/apiKeys'
const referenceErrors = [mailingRefusals.optin_mailing_not_found, channelRefusals.channel_not_found]

export const listKeysRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The API keys of the account',
  responses: {
    200: z.strictObject({
      data: z.array(apiKey).describe('All of them, the oldest first'),
      meta: z
        .strictObject({ apiUrl: z.string().describe('Where the API answers') })
        .describe('What a client must know beside its key'),
    }),
  },
  handle: async ({ look: { reader, config, account } }) => {
    const [keys, channels] = await Promise.all([listKeys(reader), listChannelsOfKeys(reader)])
    const isOpenHere = (channelId: number) => account.channels.some((channel) => channel.id === channelId)
    const data = keys.map((key) => viewOf(key, (channels.get(key.id) ?? []).filter(isOpenHere)))
    return { status: 200, body: { data, meta: { apiUrl: apiAddress(config) } } }
  },
})

export const createKeyRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Make an API key; its secret is shown this once',
  body: { schema: z.strictObject({ name, ...choices }) },
  responses: {
    201: z.strictObject({
      data: z
        .strictObject({
          id: id.describe('The id of the key'),
          prefix: z.string().describe('The part before the dot'),
          key: z.string().describe('The whole key, for the only time'),
        })
        .describe('What was made'),
    }),
  },
  errors: referenceErrors,
  stateForAudit: keyState,
  handle: async ({ act, body }) => ({ status: 201, body: { data: await createApiKey(act, body) } }),
})

export const changeKeyRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change what a key is called and may do, from its next request on',
  body: { schema: z.strictObject({ name, ...choices }).partial() },
  responses: { 204: null },
  errors: [keyRefusals.key_unknown, ...referenceErrors],
  stateForAudit: keyState,
  handle: async ({ act, ids, body }) => {
    await changeApiKey(act, await prefixOfKey(act.tx, ids.id as number), body)
    return { status: 204 }
  },
})

export const deleteKeyRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a key; it stops working at once, and for good',
  responses: { 204: null },
  errors: [keyRefusals.key_unknown],
  stateForAudit: keyState,
  handle: async ({ act, ids }) => {
    await deleteApiKey(act, await prefixOfKey(act.tx, ids.id as number))
    return { status: 204 }
  },
})

/** What an admin chooses of a key; nothing of its secret. */
async function keyState({ tx }: { tx: Reader }, { id }: Readonly<Record<string, number>>) {
  const key = (await listKeys(tx)).find((known) => known.id === id)
  if (!key) return null
  const {
    name,
    scopes: kinds,
    permissions: rights,
    defaultOptinMailingId,
    deferUnconfirmedData,
    defaultLegalBasis,
  } = key
  return { name, scopes: kinds, permissions: rights, defaultOptinMailingId, deferUnconfirmedData, defaultLegalBasis }
}

function viewOf({ secretHash: _, customerId: __, accountId: ___, ...key }: ApiKey, defaultChannelIds: number[]) {
  return { ...key, defaultChannelIds }
}
