import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { languages } from '../../platform/text/language.rules.ts'
import { roles } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { listInvitations } from './invitation.store.ts'
import { inviteMember, withdrawInvitation } from './invite-member.ts'
import { userRefusals } from './user.refusals.ts'

const invitation = z
  .strictObject({
    id: z.int().describe('The id of the invitation'),
    email: z.string().describe('Where the link was sent; only that address can use it'),
    role: z.enum(roles).describe('What they will be in this account'),
    languageIso: z.string().describe('The language of the mail'),
    createdAt: timestampSchema.describe('When the last link was sent, UTC'),
    expiresAt: timestampSchema.describe('Until when it is good, UTC'),
    hasExpired: z.boolean().describe('Whether that is over'),
    invitedBy: z.string().nullable().describe('Who invited them; null when they no longer work here'),
  })
  .meta({ id: 'Invitation', description: 'Somebody who is to become a member of the account' })
const common = { tag: 'Members', action: 'manageUsers' } as const

export const listInvitationsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/invitations',
  summary: 'Who is invited',
  responses: { 200: z.strictObject({ data: z.array(invitation).describe('All open ones, the latest first') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await listInvitations(look.reader) } }),
})

export const inviteMemberRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/invitations',
  summary: 'Invite somebody, or send them another link',
  body: {
    schema: z.strictObject({
      email: z.string().max(254).describe('Whom to invite'),
      role: z.enum(roles).describe('What they will be in this account'),
      languageIso: z.enum(languages).describe('The language of the mail'),
    }),
  },
  responses: { 201: z.strictObject({ data: invitation }) },
  errors: [userRefusals.already_member, userRefusals.email_unsuitable, userRefusals.invitations_too_many],
  handle: async ({ act, caller, body }) => ({
    status: 201,
    body: { data: await inviteMember(act, caller.userId, body) },
  }),
})

export const withdrawInvitationRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: '/accounts/{accountId}/invitations/{id}',
  summary: 'Withdraw an invitation',
  responses: { 204: null },
  errors: [userRefusals.invitation_not_found],
  handle: async ({ act, ids }) => {
    await withdrawInvitation(act, ids.id as number)
    return { status: 204 }
  },
})
