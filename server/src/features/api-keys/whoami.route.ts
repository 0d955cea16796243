import { z } from 'zod'
import { listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, id, timestampSchema, wrap } from '../../platform/http/schema.ts'
import { channelRecord, channelSchema } from '../channels/index.ts'
import { readRoute } from './caller.ts'

const includes = ['channels', 'languages'] as const

const languageSchema = z
  .strictObject({ objectType: z.literal('Language'), iso: z.string(), name: z.string() })
  .meta({ id: 'Language' })
const accountSchema = z
  .strictObject({
    objectType: z.literal('Account'),
    id,
    type: z.literal(['L', 'S']),
    name: z.string(),
    parentAccountId: id.nullable(),
    hasChannels: z.boolean(),
    defaultLanguageIso: z.string(),
    createdAt: timestampSchema,
    apiKey: z.strictObject({
      prefix: z.string(),
      scopes: z.array(z.string()),
      permissions: z.array(z.string()),
      defaultChannelIds: z.array(id),
      defaultOptinMailingId: id.nullable(),
    }),
    channels: z.strictObject({ data: z.array(channelSchema) }).optional(),
    languages: z.strictObject({ data: z.array(languageSchema) }).optional(),
  })
  .meta({ id: 'Account' })

export const whoamiRoute = readRoute({
  method: 'GET',
  path: '/whoami',
  tag: 'Account',
  summary: 'The account and permissions of the key',
  scopes: [],
  query: {
    parse: (query) => parseListQuery(query, { include: includes }),
    parameters: listParameters({ include: includes }),
  },
  responses: { 200: envelope(accountSchema) },
  handle: async ({ caller: { account, key, defaultChannelIds }, query: { include } }) => {
    const data = {
      objectType: 'Account',
      id: account.id,
      type: account.type,
      name: account.name,
      parentAccountId: account.parentAccountId,
      hasChannels: account.hasChannels,
      defaultLanguageIso: account.defaultLanguageIso,
      createdAt: account.createdAt,
      apiKey: {
        prefix: key.prefix,
        scopes: key.scopes,
        permissions: key.permissions,
        defaultChannelIds: account.hasChannels ? defaultChannelIds : [],
        defaultOptinMailingId: key.defaultOptinMailingId,
      },
      ...(include.includes('channels') && {
        channels: { data: account.hasChannels ? account.channels.map(channelRecord) : [] },
      }),
      ...(include.includes('languages') && { languages: { data: account.languages.map(languageRecord) } }),
    }
    return { status: 200, body: wrap(data, includes) }
  },
})

/** A language under its own name. */
function languageRecord(iso: string) {
  return { objectType: 'Language', iso, name: new Intl.DisplayNames([iso], { type: 'language' }).of(iso) ?? iso }
}
