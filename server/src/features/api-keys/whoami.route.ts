import { z } from 'zod'
import { listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, id, kindOf, timestampSchema, wrap } from '../../platform/http/schema.ts'
import { channelRecord } from '../channels/channel.record.ts'
import { channelSchema } from '../channels/channel.schema.ts'
import { readRoute } from './caller.gate.ts'

const includes = ['channels', 'languages'] as const

const languageSchema = z
  .strictObject({
    objectType: kindOf('Language'),
    iso: z.string().describe('Its code, as de or de-AT'),
    name: z.string().describe('Its own name for itself'),
  })
  .meta({ id: 'Language', description: 'A language of the account' })
const apiKeySchema = z
  .strictObject({
    prefix: z.string().describe('The part of the key before the dot; it names the key and is no secret'),
    scopes: z.array(z.string()).describe('Which endpoints it opens'),
    permissions: z.array(z.string()).describe('Which changes of status it may make'),
    defaultChannelIds: z.array(id).describe('Channels a registration is for when it names none'),
    defaultOptinMailingId: id.nullable().describe('The opt-in mailing of channels that have none of their own'),
  })
  .describe('The key that asked')
const accountSchema = z
  .strictObject({
    objectType: kindOf('Account'),
    id: id.describe('The id of the account'),
    type: z.literal(['L', 'S']).describe('S = has subscribers; L = manages S-accounts'),
    name: z.string().describe('The name of the account'),
    parentAccountId: id.nullable().describe('The L-account above it'),
    isSandbox: z.boolean().describe('Whether it is a sandbox, whose mail never leaves; its keys begin with sb'),
    hasChannels: z.boolean().describe('Whether the channel module is booked: then each channel has its own status'),
    defaultLanguageIso: z.string().describe('The language used where none is named'),
    createdAt: timestampSchema.describe('When it was created, UTC'),
    apiKey: apiKeySchema,
    channels: z
      .strictObject({ data: z.array(channelSchema).describe('The channels of the account') })
      .optional()
      .describe('With include=channels'),
    languages: z
      .strictObject({ data: z.array(languageSchema).describe('The languages of the account') })
      .optional()
      .describe('With include=languages'),
  })
  .meta({ id: 'Account', description: 'The account the key belongs to' })

export const whoamiRoute = readRoute({
  method: 'GET',
  path: '/whoami',
  tag: 'Account',
  summary: 'The account and permissions of the key',
  description:
    'The first request to make: it shows that the key works, which account it belongs to, and what it may do.',
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
      isSandbox: account.sandboxOf !== null,
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
