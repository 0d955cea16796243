import { eventSchema } from '../features/events/event.schema.ts'
import type { EventType } from '../features/events/index.ts'
import type { Webhook } from '../platform/http/openapi.ts'

/** What each kind of event tells. */
const meanings: Record<EventType, string> = {
  'subscriber.optin': 'Somebody confirmed: the first channel, or the status, became 1',
  'subscriber.optin_additional_channels': 'Further channels of somebody became 1',
  'subscriber.optout': 'Somebody is in no channel any more',
  'subscriber.optout_individual_channels': 'Somebody left some channels and stays in others',
  'subscriber.bounced': 'An address does not exist: the status became 3/5',
  'subscriber.complained': 'Somebody reported a mail as unwanted: the status became 3/7',
  'subscriber.archived': 'Somebody was archived: the status became 3/6 or 3/8',
  'subscriber.reactivated': 'A write took somebody back from archived to 1',
  'subscriber.created': 'A subscriber is new',
  'subscriber.updated': 'Data of a subscriber changed, or a status without a kind of its own',
  'subscriber.deleted': 'A person was erased; carries the id and no data',
  'subscriber.tracking_agreed': 'Somebody may be recognised when opening mails',
  'subscriber.tracking_withdrawn': 'Somebody may not be recognised any more',
  'mailing.trigger.sent': 'A campaign ended',
  'mailing.trigger.failed': 'A campaign was stopped before its end',
  'message.sent': 'The relay took a mail; told only to webhooks that name it, as all of message.…',
  'message.delivered': 'The mail server of the receiver took a mail',
  'message.bounced': 'A mail came back, at once or after it was delivered',
  'message.complained': 'The reader reported a mail as unwanted',
  'message.opened': 'A reader who agreed to be recognised opened a mail; machines do not count',
  'message.clicked': 'A reader who agreed to be recognised clicked in a mail; machines do not count',
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const parameters = [
  header('webhook-id', 'The same for every attempt of the same event; remember it to take each event once.'),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970.'),
  header('webhook-signature', 'Signatures as in Standard Webhooks, separated by blanks; one of them must fit.'),
]

export const apiWebhooks: readonly Webhook[] = Object.entries(meanings).map(([name, summary]) => ({
  name,
  summary,
  description: 'Answer with 2xx within 15 seconds. An event can arrive twice and out of order.',
  parameters,
  body: eventSchema,
}))
