import { type FieldError, fieldError } from '../../platform/errors/app-error.ts'
import type { BodyContext } from '../../platform/http/route.ts'
import { envelope } from '../../platform/http/schema.ts'
import { type Caller, writeRoute } from '../api-keys/index.ts'
import { writtenRecord } from './get-subscriber.ts'
import { registerSubscriber } from './register-subscriber.ts'
import { readOnlyMembers, registerBody, subscriberSchema } from './subscriber.schema.ts'
import { includeQuery, subscriberReply, subscriberScope } from './subscriber-reply.ts'
import { checkCommon } from './write-body.ts'

const decidedByRegister = ['status', 'statusAddition', 'channels'] as const

export const registerSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'POST',
  path: '/subscribers/register',
  summary: 'Register a person for channels; an opt-in mail asks them where needed',
  idempotent: true,
  query: includeQuery,
  body: { schema: registerBody, ignored: [...readOnlyMembers, ...decidedByRegister], check: checkRegistration },
  responses: { 200: envelope(subscriberSchema), 201: envelope(subscriberSchema) },
  errors: ['subscriber_blacklisted', 'optin_mailing_missing'],
  handle: async (call) => {
    const registered = await registerSubscriber(call, call.body)
    const record = await writtenRecord(call.tx, call.caller, registered, call.query.include)
    return subscriberReply(record, registered.isNew, registered.extras)
  },
})

function checkRegistration(raw: Record<string, unknown>, context: BodyContext<Caller>): FieldError[] {
  const errors = decidedByRegister
    .filter((member) => raw[member] !== undefined)
    .map((member) => fieldError(`#/${member}`, 'field_not_allowed'))
  return [...errors, ...checkCommon(raw, context), ...checkChannelIds(raw.channelIds, context.caller)]
}

function checkChannelIds(channelIds: unknown, { account, channels }: Caller): FieldError[] {
  if (channelIds === undefined) return []
  if (!account.hasChannels) return [fieldError('#/channelIds', 'channels_not_enabled')]
  if (!Array.isArray(channelIds)) return []
  return channelIds.flatMap((id, i) =>
    typeof id !== 'number' || channels.some((channel) => channel.id === id)
      ? []
      : [fieldError(`#/channelIds/${i}`, 'channel_unknown')],
  )
}
