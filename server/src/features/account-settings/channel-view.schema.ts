import { z } from 'zod'
import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import { count, id, line, timestampSchema, translationsSchema } from '../../platform/http/schema.ts'
import type { Channel } from '../channels/index.ts'

export const channelViewSchema = z
  .strictObject({
    id: id.describe('The id of the channel'),
    isDefault: z.boolean().describe('Whether people get into it when nobody names a channel'),
    inheritedFrom: z
      .strictObject({
        id: id.describe('The id of the L-account'),
        name: z.string().describe('What it is called'),
      })
      .nullable()
      .describe('The L-account that handed it down and keeps its name; null = own'),
    translations: translationsSchema,
    optinMailingId: id.nullable().describe('The opt-in mailing of its own; null = that of the key'),
    optoutMailingId: id.nullable().describe('The opt-out mailing of its own; null = that of the account'),
    fallbackOptinMailingId: id
      .nullable()
      .describe('What the L-account handed down with it to ask people by where it has none of its own; null = nothing'),
    fallbackOptoutMailingId: id.nullable().describe('The same about leaving'),
    createdAt: timestampSchema.describe('When it was made, UTC'),
    closedAt: timestampSchema.nullable().describe('Since when it is closed, UTC; null = open'),
    withdrawnAt: timestampSchema
      .nullable()
      .describe('Since when the L-account has taken it back, UTC; it stays closed then; null = it has not'),
    people: count.describe('How many people have a status in it'),
    readyPeople: count.describe('How many of them get mail'),
    mailings: count.describe('How many mailings belong to it'),
    lastSentAt: timestampSchema.nullable().describe('When the latest of them was sent, UTC; null = never'),
    version: z.string().describe('What was seen of it; goes into If-Match'),
  })
  .meta({ id: 'ChannelView', description: 'A channel as the application shows it' })

const translation = z.strictObject({
  name: line(191, 2)
    .transform((text) => text as string)
    .describe('The name in this language'),
  description: line(500).nullable().describe('What people get there, in this language'),
})

const members = {
  translations: z.record(z.string().max(10), translation).describe('Name and description by language code'),
  optinMailingId: id.nullable().describe('The opt-in mailing of its own; null = that of the key'),
  optoutMailingId: id.nullable().describe('The opt-out mailing of its own; null = that of the account'),
}

export const newChannelBody = z.strictObject({ translations: members.translations })
export const channelChangeBody = z.strictObject(members).partial()

interface Languages {
  languages: readonly string[]
  defaultLanguageIso: string
}

/** Only languages of the account, and the default one always: it is what others fall back to. */
export function translationFaults(raw: Record<string, unknown>, account: Languages): FieldError[] {
  const given = raw.translations
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return []
  const isos = Object.keys(given as Channel['translations'])
  const unknown = isos.filter((iso) => !account.languages.includes(iso))
  const missing = isos.includes(account.defaultLanguageIso) ? [] : [account.defaultLanguageIso]
  return [
    ...unknown.map((iso) => fieldError(`#/translations/${iso}`, 'out_of_range', 'The account has no such language.')),
    ...missing.map((iso) => fieldError(`#/translations/${iso}/name`, 'required')),
  ]
}
