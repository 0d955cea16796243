import { z } from 'zod'
import { id, translationsSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { listMatterMailings } from '../mailings/index.ts'

const mailing = z
  .strictObject({
    id: id.describe('The id of the mailing'),
    name: z.string().describe('What it is called'),
    isActive: z.boolean().describe('Only an active one is sent'),
  })
  .meta({ id: 'MailingChoice', description: 'A mailing that a setting can point at' })
const channel = z
  .strictObject({
    id: id.describe('The id of the channel'),
    isDefault: z.boolean().describe('The one that counts while the module is not booked'),
    translations: translationsSchema,
  })
  .meta({ id: 'ChannelChoice', description: 'A channel that a setting can point at' })

export const settingsChoicesRoute = webRoutes.readRoute({
  tag: 'Settings',
  action: 'changeSettings',
  method: 'GET',
  path: '/accounts/{accountId}/settings/choices',
  summary: 'What settings of the account, of channels and of keys can point at',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          hasChannels: z.boolean().describe('Whether the channel module is booked'),
          defaultLanguageIso: z.string().describe('The language used where none is named'),
          languages: z.array(z.string()).describe('The languages of the account'),
          channels: z.array(channel).describe('The channels, the default one first'),
          optinMailings: z.array(mailing).describe('The opt-in mailings'),
          optoutMailings: z.array(mailing).describe('The opt-out mailings'),
        })
        .meta({ id: 'SettingsChoices', description: 'What settings can point at' }),
    }),
  },
  handle: async ({ look: { account, reader } }) => {
    const { hasChannels, defaultLanguageIso, languages } = account
    const mailings = await listMatterMailings(reader)
    const ofType = (type: 'optin' | 'optout') =>
      mailings.filter((known) => known.type === type).map(({ type: _, ...shown }) => shown)
    const channels = account.channels.map(({ id, isDefault, translations }) => ({ id, isDefault, translations }))
    const [optinMailings, optoutMailings] = [ofType('optin'), ofType('optout')]
    const data = { hasChannels, defaultLanguageIso, languages, channels, optinMailings, optoutMailings }
    return { status: 200, body: { data } }
  },
})
