import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { getSubscriber, subscriberRefusals } from '../subscribers/index.ts'
import { subscriberIncludes } from '../subscribers/subscriber.record.ts'
import { subscriberDetail } from '../subscribers/subscriber-detail.record.ts'
import { subscriberDetailSchema } from '../subscribers/subscriber-view.schema.ts'
import { updateSubscriber } from './change-subscriber.ts'
import { checkCommon, checkEditable, readData } from './subscriber.body.ts'
import { editBody } from './subscriber-body.schema.ts'

export const editSubscriberRoute = webRoutes.writeRoute({
  method: 'PATCH',
  path: '/accounts/{accountId}/subscribers/{id}',
  tag: 'Subscribers',
  summary: 'Change what is known of a person',
  description:
    'Members that are not sent stay as they are, null clears one. Another address ends what was confirmed by the old one.',
  action: 'changePeople',
  versioned: true,
  body: {
    schema: editBody,
    check: (raw, context) => [...checkCommon(raw, context), ...checkEditable(raw, context)],
  },
  responses: { 200: subscriberDetailSchema },
  errors: [
    subscriberRefusals.subscriber_not_found,
    subscriberRefusals.subscriber_exists,
    subscriberRefusals.permission_required,
    subscriberRefusals.transition_not_allowed,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, ids, body, version }) => {
    const id = ids.id as number
    const how = { states: new Map(), optinMailingId: null, source: 'userEdit', version }
    await updateSubscriber(act, { id }, { ...how, data: readData(act, body) })
    const known = await getSubscriber(act, id, subscriberIncludes)
    return { status: 200, body: subscriberDetail(act.account, known) }
  },
})
