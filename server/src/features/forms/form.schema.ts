import { z } from 'zod'
import { id, line, lines, timestampSchema } from '../../platform/http/schema.ts'

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && url.origin === text && (url.protocol === 'https:' || url.hostname === 'localhost')
}
const isHttps = (text: string) => URL.parse(text)?.protocol === 'https:'
const text = (most: number, least = 0) => lines(most, least).transform((given) => given ?? '')

const members = {
  name: line(191, 2)
    .transform((given) => given ?? '')
    .describe('What users call it'),
  channelIds: z.array(id).max(50).describe('Channels people can choose; none where the account does without'),
  fields: z
    .array(
      z.strictObject({
        name: z.string().max(40).describe('firstname, lastname, city, or field: and the id of a customer field'),
        isRequired: z.boolean().describe('Whether it must be answered'),
      }),
    )
    .max(20)
    .describe('What is asked beside the address, in this order'),
  frameOrigins: z
    .array(z.string().max(255).refine(isOrigin, { error: 'link_invalid' }))
    .max(20)
    .describe('Websites that may show it in a frame, such as https://example.com'),
  groupId: id.nullable().describe('The static group that whoever confirms is put into; null = none'),
  isOpen: z.boolean().describe('Whether people can sign up by it'),
  texts: z
    .record(
      z.string().max(10),
      z.strictObject({
        title: text(191, 2).describe('Its heading'),
        intro: text(1000).describe('What stands below it'),
        consent: text(2000, 10).describe('What people agree to, word for word; kept with every consent'),
        button: text(60, 2).describe('What the button says'),
      }),
    )
    .describe('By language'),
  privacyUrl: z.string().max(2000).refine(isHttps, { error: 'link_invalid' }).describe('The privacy notice'),
}

export const formBody = z.strictObject({ ...members, groupId: members.groupId.default(null) })
export const formChangeBody = z.strictObject(members).partial()

const said = z.strictObject({
  title: z.string().describe('Its heading'),
  intro: z.string().describe('What stands below it'),
  consent: z.string().describe('What people agree to'),
  button: z.string().describe('What the button says'),
})

export const formSchema = z
  .strictObject({
    id: id.describe('The id of the form'),
    name: z.string().describe('What users call it'),
    url: z.string().describe('Where it is'),
    channelIds: members.channelIds,
    fields: members.fields,
    frameOrigins: z.array(z.string()).describe('Websites that may show it in a frame'),
    groupId: members.groupId,
    isOpen: members.isOpen,
    texts: z.record(z.string(), said).describe('By language'),
    privacyUrl: z.string().describe('The privacy notice'),
    wording: z.int().describe('How often its words have been written; consents keep those they were given for'),
    updatedAt: timestampSchema.describe('When it was changed last, UTC'),
    version: z.string().describe('What was seen of it; goes into If-Match'),
  })
  .meta({ id: 'Form', description: 'A page on which people sign up by themselves' })

const names = z.record(z.string(), z.string()).describe('Its name by language')

export const formChoicesSchema = z
  .strictObject({
    languages: z.array(z.string()).describe('Languages of the account'),
    defaultLanguageIso: z.string().describe('The one that is always there'),
    channels: z
      .array(z.strictObject({ id: id.describe('The channel'), names }))
      .describe('Channels that can be offered; none where the account does without'),
    fields: z
      .array(
        z.strictObject({
          name: z.string().describe('As a form names it'),
          names: names.describe('Its name by language; empty for base data, which everybody knows'),
        }),
      )
      .describe('What can be asked'),
    groups: z
      .array(z.strictObject({ id: id.describe('The group'), name: z.string().describe('What it is called') }))
      .describe('Static groups that whoever confirms can be put into'),
  })
  .meta({ id: 'FormChoices', description: 'What a form can be made of' })
