import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { type Addition, addSubscriber } from './add-subscriber.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { checkCommon, checkEditable, readData, readEmail } from './subscriber.body.ts'
import { addedMembers } from './subscriber-body.schema.ts'
import { checkAddition, readStatement, statementMembers } from './user-act.body.ts'
import { addedStates } from './user-act.rules.ts'

const body = {
  schema: z.strictObject({
    ...addedMembers,
    to: z.enum(addedStates).describe('What they are at once; optinPending = they are asked by mail'),
    channelIds: z.array(z.int()).min(1).max(1000).optional().describe('In which channels; else in the default channel'),
    ...statementMembers,
  }),
  check: (raw: Record<string, unknown>, context: Parameters<typeof checkCommon>[1]) => [
    ...checkCommon(raw, context),
    ...checkEditable(raw, context),
    ...checkAddition(raw, context),
  ],
}
type Body = z.infer<typeof body.schema>

const common = {
  tag: 'Subscribers',
  method: 'POST',
  body,
  responses: {
    201: z.strictObject({ data: z.strictObject({ id: id.describe('Of the new person') }).describe('Who was added') }),
  },
  errors: [
    subscriberRefusals.subscriber_exists,
    subscriberRefusals.address_closed,
    subscriberRefusals.legal_basis_invalid,
    subscriberRefusals.person_must_ask,
    subscriberRefusals.optin_throttled,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
  ],
} as const

export const addSubscriberRoute = webRoutes.writeRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers',
  summary: 'Add a person',
  action: 'changePeople',
  handle: ({ act, body: said }) => add(act, said, 'manual'),
})

export const readmitSubscriberRoute = webRoutes.writeRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/readmissions',
  summary: 'Add a person whose address was closed, by their own consent',
  action: 'reactivateRefused',
  handle: ({ act, body: said }) => add(act, said, 'all'),
})

async function add(act: SubscriberAct, said: Body, release: Addition['release']) {
  const data = { ...readData(act, said), email: readEmail(act.config, said.email) }
  const how = { to: said.to, channelIds: said.channelIds ?? null, statement: readStatement(said), release }
  const subscriberId = await addSubscriber(act, { data, ...how })
  const location = `/app/api/accounts/${act.account.id}/subscribers/${subscriberId}`
  return { status: 201, body: { data: { id: subscriberId } }, location }
}
