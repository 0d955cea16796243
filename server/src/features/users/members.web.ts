import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { timestampSchema } from '../../platform/http/schema.ts'
import { roles } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { changeRole, removeMember } from './change-member.ts'
import { listMembers } from './member.store.ts'
import { membersOf } from './members-of.ts'
import { resetFactor } from './reset-factor.ts'
import { factorKinds } from './second-factor.rules.ts'
import { userRefusals } from './user.refusals.ts'

const role = z.enum(roles).describe('What they are in this account')
const member = z
  .strictObject({
    userId: z.int().describe('The id of the user'),
    name: z.string().describe('How they are called'),
    email: z.string().describe('What they sign in with'),
    role,
    createdAt: timestampSchema.describe('Since when they are a member, UTC'),
    factors: z.array(z.enum(factorKinds)).describe('Kinds of second factors that they have'),
    secondFactorDueAt: timestampSchema
      .nullable()
      .describe('Until when they are let in without one, UTC; null = they have one, or need none'),
  })
  .meta({ id: 'Member', description: 'A user with a role in the account' })
const common = { tag: 'Members', action: 'manageUsers' } as const

export const listMembersRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/members',
  summary: 'Who works in the account',
  responses: { 200: z.strictObject({ data: z.array(member).describe('All of them, by name') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await membersOf(look.reader) } }),
})

export const changeMemberRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: '/accounts/{accountId}/members/{id}',
  summary: 'Give a member another role',
  body: { schema: z.strictObject({ role }) },
  responses: { 200: z.strictObject({ data: member }) },
  errors: [userRefusals.member_not_found, userRefusals.last_admin],
  stateForAudit: roleState,
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: { data: await changeRole(act, ids.id as number, body.role) },
  }),
})

export const removeMemberRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: '/accounts/{accountId}/members/{id}',
  summary: 'Remove a member from the account',
  responses: { 204: null },
  errors: [userRefusals.member_not_found, userRefusals.last_admin],
  stateForAudit: roleState,
  handle: async ({ act, ids }) => {
    await removeMember(act, ids.id as number)
    return { status: 204 }
  },
})

export const resetFactorRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: '/accounts/{accountId}/members/{id}/second-factor',
  summary: 'Reset the second factor of a member who lost it',
  description: 'Signs them out everywhere; their password alone is enough until they set up another one.',
  responses: { 204: null },
  errors: [userRefusals.member_not_found, userRefusals.works_elsewhere, userRefusals.no_second_factor],
  handle: async ({ act, ids }) => {
    await resetFactor(act, ids.id as number)
    return { status: 204 }
  },
})

async function roleState({ tx }: { tx: Reader }, { id }: Readonly<Record<string, number>>) {
  const known = (await listMembers(tx)).find(({ userId }) => userId === id)
  return known ? { role: known.role } : null
}
