import { z } from 'zod'
import { id, translationsSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { listForms } from '../forms/index.ts'
import { listMatterMailings, listThemes } from '../mailings/index.ts'
import { shippedNames, shippedThemes } from '../themes/index.ts'

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

const theme = z
  .strictObject({
    theme: z.string().describe('Its id, or its name where it comes with the service'),
    name: z.string().describe('What it is called'),
  })
  .meta({ id: 'ThemeChoice', description: 'A theme that a setting can point at' })
const form = z
  .strictObject({
    id: id.describe('The id of the form'),
    name: z.string().describe('What users call it'),
    channelIds: z.array(id).describe('Channels it offers'),
    isOpen: z.boolean().describe('Whether people can sign up by it'),
  })
  .meta({ id: 'FormChoice', description: 'A form that a setting can point at' })

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
          themes: z.array(theme).describe('What can be around newsletters; those that come with the service first'),
          forms: z.array(form).describe('The forms people can sign up by'),
        })
        .meta({ id: 'SettingsChoices', description: 'What settings can point at' }),
    }),
  },
  handle: async ({ look: { account, reader } }) => {
    const { hasChannels, defaultLanguageIso, languages } = account
    const [mailings, kept, formsKept] = await Promise.all([
      listMatterMailings(reader),
      listThemes(reader),
      listForms({ reader }),
    ])
    const themes = [
      ...shippedNames.map((name) => ({ theme: name as string, name: shippedThemes[name].name })),
      ...kept.filter(({ shipped }) => shipped === null).map(({ id: known, name }) => ({ theme: String(known), name })),
    ]
    const forms = formsKept.map(({ id: known, name, channelIds, isOpen }) => ({ id: known, name, channelIds, isOpen }))
    const ofType = (type: 'optin' | 'optout') =>
      mailings.filter((known) => known.type === type).map(({ type: _, ...shown }) => shown)
    const channels = account.channels.map(({ id, isDefault, translations }) => ({ id, isDefault, translations }))
    const [optinMailings, optoutMailings] = [ofType('optin'), ofType('optout')]
    const data = { hasChannels, defaultLanguageIso, languages, channels, optinMailings, optoutMailings, themes, forms }
    return { status: 200, body: { data } }
  },
})
