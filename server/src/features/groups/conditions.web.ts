import { z } from 'zod'
import { count, id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { conditionsSchema } from '../conditions/condition.schema.ts'
import {
  conditionForms,
  conditionKinds,
  conditionRefusals,
  explainConditions,
  previewConditions,
} from '../conditions/index.ts'
import { placedFaultSchema } from './group-view.schema.ts'
import { readLinks, readVocabulary } from './read-vocabulary.ts'

const path = z
  .array(z.int())
  .describe('Where the line or box stands: the number in its box, from the outside in, from 0')
const verdict = z
  .literal(['true', 'false', 'unknown'])
  .describe('Whether it is true of the person, as far as that is known')
const person = z
  .strictObject({
    id: id.describe('The id of the subscriber'),
    email: z.string().describe('The address'),
    firstname: z.string().nullable().describe('The first name'),
    lastname: z.string().nullable().describe('The last name'),
  })
  .meta({ id: 'SamplePerson', description: 'Somebody who matches' })

const previewSchema = z
  .strictObject({
    people: count.describe('How many match, exactly'),
    unknown: count.describe('Of how many it cannot be told, because they are not recognised'),
    recognises: z
      .boolean()
      .describe('Whether the account recognises anybody; otherwise nothing is known of opens and clicks'),
    everybody: count.describe('How many people the account has'),
    left: z
      .array(
        z
          .strictObject({ path, people: count.describe('How many are left after it') })
          .meta({ id: 'ConditionLeft', description: 'What one line or box leaves of those before it' }),
      )
      .describe('Line by line'),
    sample: z.array(person).describe('Up to five who match, the newest first'),
    faults: z
      .array(placedFaultSchema)
      .describe('Lines that cannot be judged; everything is counted without them, and they cannot be saved'),
    change: z
      .strictObject({
        people: count.describe('How many are in the group now, by the conditions it has'),
        adds: count.describe('How many of those who match are not in it'),
        removes: count.describe('How many in it do not match'),
      })
      .meta({ id: 'ConditionChange', description: 'What would change for a group' })
      .nullable()
      .describe('How the group would change; null = there is none, or its own conditions cannot be judged'),
  })
  .meta({ id: 'ConditionPreview', description: 'Who matches conditions' })

const explanationSchema = z
  .strictObject({
    verdict,
    lines: z
      .array(
        z
          .strictObject({ path, verdict })
          .meta({ id: 'ConditionVerdict', description: 'One line or box, of one person' }),
      )
      .describe('Line by line'),
  })
  .meta({ id: 'ConditionExplanation', description: 'Why somebody matches, or not' })

const common = { tag: 'Conditions', action: 'seePeople' } as const

const choice = z
  .strictObject({ id: id.describe('Its id'), name: z.string().describe('How it is called') })
  .meta({ id: 'ConditionChoice', description: 'Something that a condition can name' })
const operatorSchema = z
  .strictObject({
    operator: z.string().describe('How it is compared'),
    takes: z.enum(conditionForms).describe('What its values look like'),
    least: z.int().describe('How many values it needs'),
    most: z.int().describe('How many values it takes'),
  })
  .meta({ id: 'ConditionOperator', description: 'What can be asked' })
const vocabularySchema = z
  .strictObject({
    sources: z
      .array(
        z
          .strictObject({
            source: z.string().describe('What is asked'),
            kind: z.enum(conditionKinds).describe('Which decides the operators'),
            names: z.record(z.string(), z.string()).describe('Of a field or channel: how it is called, by language'),
          })
          .meta({ id: 'ConditionSource', description: 'Something that can be asked of people' }),
      )
      .describe('Everything that can be asked in this account'),
    operators: z.record(z.enum(conditionKinds), z.array(operatorSchema)).describe('What can be asked of each kind'),
    groups: z.array(choice).describe('The groups there are'),
    newsletters: z.array(choice).describe('The newsletters that were sent last'),
    imports: z.array(choice).describe('The imports there were last'),
    states: z.array(z.string()).describe('How somebody can stand in a channel: status/addition, or none'),
    origins: z.array(z.string()).describe('How somebody can have come to be on the list'),
    bases: z.array(z.string()).describe('On which basis somebody may be written to'),
    limits: z
      .strictObject({
        conditions: z.int().describe('Lines of a group'),
        depth: z.int().describe('Boxes in boxes'),
        days: z.int().describe('How far back or ahead a number of days can reach'),
      })
      .describe('How much can be asked'),
  })
  .meta({ id: 'ConditionVocabulary', description: 'What conditions can be made of' })

export const conditionVocabularyRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/conditions/vocabulary',
  summary: 'What conditions can be made of',
  responses: { 200: z.strictObject({ data: vocabularySchema }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await readVocabulary(look) } }),
})

export const newsletterLinksRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/newsletters/{id}/links',
  summary: 'Where the links of a newsletter lead',
  responses: {
    200: z.strictObject({ data: z.array(z.string()).describe('Their addresses; empty = none counts clicks') }),
  },
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await readLinks(look, ids.id as number) } }),
})

export const previewConditionsRoute = webRoutes.readRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/conditions/preview',
  summary: 'Who matches these conditions now',
  body: {
    schema: z.strictObject({
      conditions: conditionsSchema,
      groupId: id.optional().describe('The group they are written for, which they must not lead back to'),
      below: id.optional().describe('Shows people with smaller ids: others than those shown before'),
    }),
  },
  heavySeconds: 8,
  responses: { 200: z.strictObject({ data: previewSchema }) },
  errors: [conditionRefusals.count_took_too_long],
  handle: async ({ look, body: { conditions, ...asked } }) => ({
    status: 200,
    body: { data: await previewConditions(look, conditions, asked) },
  }),
})

export const explainConditionsRoute = webRoutes.readRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/subscribers/{id}/conditions',
  summary: 'Why a person matches these conditions, or not',
  body: { schema: z.strictObject({ conditions: conditionsSchema }) },
  responses: { 200: z.strictObject({ data: explanationSchema }) },
  errors: [conditionRefusals.subscriber_not_found],
  handle: async ({ look, ids, body }) => ({
    status: 200,
    body: { data: await explainConditions(look, body.conditions, ids.id as number) },
  }),
})
