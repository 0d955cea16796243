import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { wordsSchema } from '../subscribers/words.schema.ts'
import { findThings } from './find-things.ts'

const words = z.string().max(200).describe('Each of them is in the name or the subject, or is the id')
const name = z.string().describe('What it is called')
const found = z
  .strictObject({
    mailings: z
      .array(z.strictObject({ id, name, subject: z.string().describe('Its subject line') }))
      .describe('Five at most, the one changed last first'),
    groups: z.array(z.strictObject({ id, name })).describe('Five at most, by name; none for who may not see people'),
    articles: z
      .array(
        z.strictObject({
          id,
          name,
          mailingId: id.describe('The mailing that shows it, the one changed last'),
          mailingName: z.string().describe('What that mailing is called'),
        }),
      )
      .describe('Five at most, the one changed last first'),
  })
  .meta({ id: 'FoundThings', description: 'What of an account is called so' })

/** In the body, because addresses are logged and kept: what somebody looks for may be a person’s name. */
export const findThingsRoute = webRoutes.readRoute({
  tag: 'Palette',
  action: 'readMailings',
  method: 'POST',
  path: '/accounts/{accountId}/find',
  summary: 'Mailings, groups and articles whose names have these words',
  body: { schema: z.strictObject({ words: wordsSchema }), documented: z.strictObject({ words }) },
  responses: { 200: z.strictObject({ data: found }) },
  handle: async ({ look, caller, body }) => {
    const data = await findThings(look, body.words, { seesPeople: caller.may('seePeople') })
    return { status: 200, body: { data } }
  },
})
