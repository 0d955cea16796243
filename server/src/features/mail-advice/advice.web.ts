import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { previewRefusals } from '../previews/index.ts'
import { deadReasons } from './addresses.rules.ts'
import { adviceNames } from './advice.rules.ts'
import { readAdvice } from './read-advice.ts'

const findingSchema = z
  .strictObject({
    what: z.string().describe('An address, a variable such as V:2, a text, or a rule of SpamAssassin'),
    reason: z.enum(deadReasons).nullable().describe('Of an address: why it leads nowhere'),
    figure: z.number().nullable().describe('Of a variable: people who see its default; of a text: its contrast'),
    names: z.record(z.string(), z.string()).nullable().describe('Of a field: its name by language'),
  })
  .meta({ id: 'MailingFinding', description: 'One thing that readers would stumble over' })

const adviceSchema = z
  .strictObject({
    name: z.enum(adviceNames).describe('What was looked at'),
    verdict: z.enum(['fine', 'warning', 'unknown']).describe('unknown = nobody could be asked; nothing of it blocks'),
    count: z.number().describe('How many of what is wrong; of the defaults, people; of spam, the score'),
    findings: z.array(findingSchema).describe('The first ten of them'),
    languageIso: z.string().nullable().describe('In which language; null = the mailing has one, or it goes for all'),
  })
  .meta({ id: 'MailingAdvice', description: 'Something worth knowing before a mailing leaves' })

export const readAdviceRoute = webRoutes.readRoute({
  tag: 'Mailings',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/mailings/{id}/advice',
  summary: 'What readers would stumble over: links and pictures that lead nowhere, defaults, weak contrast, spam',
  heavySeconds: 8,
  responses: { 200: z.strictObject({ data: z.array(adviceSchema).describe('By what was looked at') }) },
  errors: [mailingRefusals.mailing_not_found, previewRefusals.preview_impossible],
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await readAdvice(look, ids.id as number) } }),
})
