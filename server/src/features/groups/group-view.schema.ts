import { z } from 'zod'
import { count, id, line, paginationSchema, timestampSchema } from '../../platform/http/schema.ts'
import { conditionsSchema } from '../conditions/condition.schema.ts'
import { conditionFaults } from '../conditions/index.ts'
import { groupSchema } from './group.schema.ts'

const { name, type, permissions, subscriberCount, createdAt } = groupSchema.shape

const groupViewSchema = z
  .strictObject({
    id: id.describe('The id of the group'),
    name,
    type,
    permissions,
    subscriberCount,
    countedAt: timestampSchema
      .nullable()
      .describe('Of a dynamic group: when its people were last counted, UTC; the others are always counted'),
    usedBy: z
      .array(
        z
          .strictObject({
            id: id.describe('The id of the mailing'),
            name: z.string().describe('How it is called'),
            isExcluded: z.boolean().describe('Whether it leaves the members out instead of reaching them'),
          })
          .meta({ id: 'GroupUse', description: 'A mailing that is planned, under way or active' }),
      )
      .describe('Mailings that would miss it'),
    createdAt,
    updatedAt: timestampSchema.describe('When it was last changed, UTC'),
  })
  .meta({ id: 'GroupView', description: 'A group as the application shows it' })

export const groupViewListSchema = z.strictObject({
  data: z.array(groupViewSchema).describe('The groups of this page'),
  meta: z.strictObject({ pagination: paginationSchema }).describe('About the list'),
})

export const placedFaultSchema = z
  .strictObject({
    path: z.array(z.int()).describe('Which line, from the outside in, from 0; empty = the whole'),
    fault: z.enum(Object.keys(conditionFaults) as [string, ...string[]]).describe('What is wrong with it'),
  })
  .meta({ id: 'PlacedConditionFault', description: 'A line that cannot be judged, or not any more' })

export const groupDetailSchema = groupViewSchema
  .extend({
    conditions: conditionsSchema.nullable().describe('Of a dynamic group: who matches belongs to it'),
    faults: z.array(placedFaultSchema).describe('Why nobody can tell who is in it; empty = everything is in order'),
  })
  .meta({ id: 'GroupDetail', description: 'One group with its conditions' })

const nameOfGroup = line(191, 2).describe('Unique in the account')
const conditions = conditionsSchema.optional().describe('Who matches belongs to it')

export const newGroupBody = z.strictObject({ name: nameOfGroup, conditions })
export const changeGroupBody = z.strictObject({ name: nameOfGroup.optional(), conditions })

export const peopleBody = z.strictObject({
  people: z
    .array(z.string().min(1).max(320))
    .min(1)
    .max(1000)
    .describe('Addresses or ids of people of the account, as somebody wrote them down'),
})

export const peopleAssignedSchema = z
  .strictObject({
    added: z.array(id).describe('Ids of the people who are in it now and were not before'),
    alreadyMembers: count.describe('How many were in it before'),
    unknown: z.array(z.string()).describe('What nobody of the account has, as it was sent'),
  })
  .meta({ id: 'PeopleAssigned', description: 'What became of the people who were to be put into a group' })

export const dismissalBody = z.strictObject({
  subscriberIds: z.array(id).min(1).max(1000).describe('Whom to take out of the group'),
})

export const dismissedSchema = z
  .strictObject({ removed: z.array(id).describe('Ids of the people who were in it') })
  .meta({ id: 'PeopleDismissed', description: 'Who was taken out of a group' })
