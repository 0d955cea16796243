import { type EmailAddress, parseEmail } from '../../platform/text/email-address.rules.ts'
import { agreeToTracking } from '../consent/index.ts'
import { type DataType, type FieldValue, normalizeFieldValue } from '../customer-fields/index.ts'
import { createSubscriber, registerSubscriber, type SubscriberAct, updateSubscriber } from '../subscriptions/index.ts'
import type { Story } from './story.rules.ts'

const form = {
  formUrl: 'https://www.example.com/newsletter',
  text: 'Yes, I would like to get the newsletter by email. I can leave it at any time.',
}
const agreement = {
  formUrl: 'https://www.example.com/newsletter',
  text: 'You may see which mails I open and what I click.',
}

/** Somebody joins, at the time of the act; tells who it is. */
export async function join(act: SubscriberAct, story: Story, optinMailingId: number | null): Promise<number> {
  const data = dataOf(act, story)
  if (story.registers) {
    const registered = await registerSubscriber(act, {
      ...{ email: data.email, data, optinMailingId },
      ...{ channelIds: [act.account.defaultChannel.id], forceOptIn: false, deferData: false, form },
    })
    return registered.subscriber.id
  }
  const created = await createSubscriber(act, { data, states: story.states, optinMailingId, source: 'create' })
  const { id } = created.subscriber
  if (story.agrees)
    await agreeToTracking(act, { subscriberId: id, source: 'trackingApi', newsletterId: null, said: agreement })
  return id
}

/** The shop archives somebody, without a word of theirs. */
export async function archive(
  act: SubscriberAct,
  id: number,
  { leaves, optinMailingId }: { leaves: NonNullable<Story['leaves']>; optinMailingId: number | null },
): Promise<void> {
  const nothing = { base: {}, customerFields: {} }
  await updateSubscriber(act, { id }, { data: nothing, optinMailingId, source: 'update', states: leaves })
}

function dataOf({ account, config }: SubscriberAct, { person: { email, ...base }, fieldValues }: Story) {
  const types = new Map(account.fields.map(({ id, type }) => [String(id), type]))
  const values = Object.entries(fieldValues).map(([id, value]) => [
    id,
    normalizeFieldValue(types.get(id) as DataType, value) as FieldValue,
  ])
  return {
    email: parseEmail(email, config.ALLOW_EAI) as EmailAddress,
    base,
    customerFields: Object.fromEntries(values) as Record<string, FieldValue>,
  }
}
