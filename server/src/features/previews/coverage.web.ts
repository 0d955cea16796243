import { z } from 'zod'
import { count, id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { findCases, readCoverage } from './read-coverage.ts'

const common = { tag: 'Mailings', method: 'GET', heavySeconds: 8 } as const
const path = '/accounts/{accountId}/mailings/{id}'
const errors = [mailingRefusals.mailing_not_found]

const coverageSchema = z
  .strictObject({
    people: count.describe('Whom the mailing would reach now'),
    variables: z
      .array(
        z.strictObject({
          token: z.string().describe('As it is written: V and C with their number, such as V:2'),
          names: z.record(z.string(), z.string()).nullable().describe('Of a field: its name by language'),
          people: count.nullable().describe('How many of them have a value; null = not counted, as it is not used'),
        }),
      )
      .describe('Everything that can be chosen'),
  })
  .meta({ id: 'VariableCoverage' })

export const readCoverageRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  path: `${path}/variables`,
  summary: 'Which variables there are, and how many of the audience have a value for each',
  responses: { 200: z.strictObject({ data: coverageSchema }) },
  errors,
  handle: async ({ look, ids }) => ({
    status: 200,
    body: { data: await readCoverage(look, ids.id as number) },
  }),
})

const casesSchema = z
  .strictObject({
    people: z
      .array(
        z.strictObject({
          id: id.describe('The person'),
          email: z.string().nullable().describe('Their address; null = erased meanwhile'),
          firstname: z.string().nullable().describe('First name'),
          lastname: z.string().nullable().describe('Last name'),
        }),
      )
      .describe('The fewest who show every value, default and area'),
    unseen: count.describe('How many cases nobody in the audience shows'),
  })
  .meta({ id: 'ShownCases' })

export const findCasesRoute = webRoutes.readRoute({
  ...common,
  action: 'seePeople',
  path: `${path}/cases`,
  summary: 'The fewest people who together show everything in the mail that can look differently',
  responses: { 200: z.strictObject({ data: casesSchema }) },
  errors,
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await findCases(look, ids.id as number) } }),
})
