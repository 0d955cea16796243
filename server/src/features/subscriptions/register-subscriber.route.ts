import { z } from 'zod'
import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { BodyContext } from '../../platform/http/route.ts'
import { envelope, id } from '../../platform/http/schema.ts'
import { accountFaults, accountRefusals } from '../accounts/index.ts'
import { type Caller, writeRoute } from '../api-keys/caller.gate.ts'
import { subscriberFaults, subscriberRefusals } from '../subscribers/index.ts'
import { includeQuery } from '../subscribers/subscriber.query.ts'
import { subscriberSchema } from '../subscribers/subscriber.schema.ts'
import { subscriberReply, subscriberScope, writtenRecord } from '../subscribers/subscriber-reply.record.ts'
import { type Registered, registerSubscriber } from './register-subscriber.ts'
import { checkCommon, readData, readEmail } from './subscriber.body.ts'
import { type RegisterBody, readOnlyMembers, registerBody } from './subscriber-body.schema.ts'

const decidedByRegister = ['status', 'statusAddition', 'channels'] as const

const outcome = {
  optinSent: z.boolean().describe('Whether an opt-in mail leaves because of this request'),
  optinChannelIds: z.array(id).describe('Channels that mail asks about'),
  activatedChannelIds: z.array(id).describe('Channels that need no mail, because another one vouches'),
  optinSuppressed: z.literal('throttled').optional().describe('An opt-in mail was due, but too many went there lately'),
  data: z
    .literal(['deferred', 'ignored'])
    .optional()
    .describe('Of a key that defers data: saved when they confirm, or not at all'),
}

export const registerSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'POST',
  path: '/subscribers/register',
  summary: 'Register a person',
  description:
    'For sign-up forms. Whoever is new gets an opt-in mail and receives newsletters once they have confirmed; `meta.meta` tells what happens.',
  idempotent: true,
  query: includeQuery,
  body: { schema: registerBody, ignored: [...readOnlyMembers, ...decidedByRegister], check: checkRegistration },
  responses: { 200: envelope(subscriberSchema, outcome), 201: envelope(subscriberSchema, outcome) },
  errors: [
    subscriberRefusals.subscriber_blacklisted,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, caller, body, query }) => {
    const registered = await registerSubscriber(act, {
      email: readEmail(act.config, body.email),
      data: readData(act, body),
      channelIds: requestedChannels(body, caller),
      forceOptIn: body.forceOptIn ?? false,
      deferData: caller.key.deferUnconfirmedData,
      optinMailingId: caller.key.defaultOptinMailingId,
      form: { ...(body.formUrl && { formUrl: body.formUrl }), ...(body.consentText && { text: body.consentText }) },
    })
    const record = await writtenRecord(act, registered, query.include)
    return subscriberReply(record, registered.isNew, extrasOf(caller, registered))
  },
})

/** Channels of the request, else of the key, else the account's default; checked against the account beforehand. */
function requestedChannels({ channelIds }: RegisterBody, { account, defaultChannelIds }: Caller): readonly number[] {
  if (!account.hasChannels) return [account.defaultChannel.id]
  const ofAccount = account.channels.filter(({ isDefault }) => isDefault).map(({ id }) => id)
  const ofKey = defaultChannelIds.filter((id) => account.channels.some((channel) => channel.id === id))
  const chosen = channelIds ?? (ofKey.length > 0 ? ofKey : ofAccount)
  if (chosen.length === 0) throw validationFailed([fieldError('#/channelIds', subscriberFaults.channels_required)])
  return chosen
}

/** What the answer tells beside the record. Channels are not spoken of where the account has none to choose from. */
function extrasOf({ account, key }: Caller, { optin, optinChannelIds, activatedChannelIds }: Registered) {
  const visible = (ids: readonly number[]) => (account.hasChannels ? ids : [])
  return {
    optinSent: optin === 'queued',
    optinChannelIds: visible(optinChannelIds),
    activatedChannelIds: visible(activatedChannelIds),
    ...(optin === 'throttled' && { optinSuppressed: 'throttled' }),
    ...(key.deferUnconfirmedData && { data: optin === 'queued' ? 'deferred' : 'ignored' }),
  }
}

function checkRegistration(raw: Record<string, unknown>, context: BodyContext<Caller>): FieldError[] {
  const errors = decidedByRegister
    .filter((member) => raw[member] !== undefined)
    .map((member) => fieldError(`#/${member}`, 'field_not_allowed'))
  return [...errors, ...checkCommon(raw, context), ...checkChannelIds(raw.channelIds, context.caller)]
}

function checkChannelIds(channelIds: unknown, { account }: Caller): FieldError[] {
  if (channelIds === undefined) return []
  if (!account.hasChannels) return [fieldError('#/channelIds', subscriberFaults.channels_not_enabled)]
  if (!Array.isArray(channelIds)) return []
  return channelIds.flatMap((id, i) =>
    typeof id !== 'number' || account.channels.some((channel) => channel.id === id)
      ? []
      : [fieldError(`#/channelIds/${i}`, accountFaults.channel_unknown)],
  )
}
