import { isTimeZone } from '../../platform/clock/time-zone.rules.ts'
import type { Config } from '../../platform/config/config.ts'
import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import { type EmailAddress, parseEmail } from '../../platform/text/email-address.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { LegalBasis, Look } from '../accounts/index.ts'
import { accountFaults } from '../accounts/index.ts'
import {
  type CustomerField,
  type FieldValue,
  fieldFaults,
  fieldTypes,
  normalizeFieldValue,
  typeExpectations,
} from '../customer-fields/index.ts'
import {
  type BaseData,
  emptyBaseData,
  isBirthday,
  membersOfPersons,
  type State,
  type SubscriberData,
  stateOf,
  subscriberFaults,
} from '../subscribers/index.ts'
import type { NewSubscriberChange, SubscriberChange } from './change-subscriber.ts'

type Raw = Record<string, unknown>

interface CheckContext {
  caller: { account: FullAccount }
  now: Date
  config: Pick<Config, 'ALLOW_EAI'>
}

/** What is wrong with a subscriber body beyond its shape: address, dates, status against the account, customer fields. */
export function checkWriteBody(raw: Raw, context: CheckContext): FieldError[] {
  return [...checkCommon(raw, context), ...checkStatus(raw, context.caller.account)]
}

export function checkCommon(raw: Raw, { caller, now, config }: CheckContext): FieldError[] {
  const errors = checkCustomerFields(raw.customerFields, caller.account.fields)
  if (typeof raw.email === 'string') {
    const parsed = parseEmail(raw.email, config.ALLOW_EAI)
    if (typeof parsed === 'string') errors.push(fieldError('#/email', raw.email.trim() === '' ? 'required' : parsed))
  }
  if (typeof raw.birthday === 'string' && raw.birthday !== '' && !isBirthday(raw.birthday, now))
    errors.push(fieldError('#/birthday', 'date_invalid'))
  if (typeof raw.timeZone === 'string' && raw.timeZone !== '' && !isTimeZone(raw.timeZone))
    errors.push(fieldError('#/timeZone', subscriberFaults.time_zone_unknown))
  return [...errors, ...checkOrganisation(raw)]
}

function checkOrganisation(raw: Raw): FieldError[] {
  if (raw.kind !== 'organisation') return []
  return membersOfPersons
    .filter((member) => (raw[member] ?? '') !== '')
    .map((member) => fieldError(`#/${member}`, 'field_not_allowed'))
}

function checkStatus(raw: Raw, { hasChannels, channels }: FullAccount): FieldError[] {
  if (hasChannels) {
    const errors = (['status', 'statusAddition'] as const)
      .filter((member) => raw[member] !== undefined && raw[member] !== null)
      .map((member) => fieldError(`#/${member}`, subscriberFaults.status_requires_channels))
    return Array.isArray(raw.channels) ? [...errors, ...checkChannels(raw.channels, channels)] : errors
  }
  const errors = raw.channels === undefined ? [] : [fieldError('#/channels', subscriberFaults.channels_not_enabled)]
  return [...errors, ...checkPair(raw, '#')]
}

function checkChannels(entries: unknown[], channels: FullAccount['channels']): FieldError[] {
  const seen = new Set<unknown>()
  return entries.flatMap((entry, i) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { id, ...pair } = entry as Raw
    const errors = checkPair(pair, `#/channels/${i}`)
    if (typeof id !== 'number') return errors
    if (!channels.some((channel) => channel.id === id))
      errors.push(fieldError(`#/channels/${i}/id`, accountFaults.channel_unknown))
    if (seen.has(id)) errors.push(fieldError(`#/channels/${i}/id`, subscriberFaults.channel_duplicate))
    seen.add(id)
    return errors
  })
}

function checkPair({ status, statusAddition }: Raw, at: string): FieldError[] {
  const isAbsent = status === undefined && (statusAddition === undefined || at !== '#')
  const isOtherType = [status, statusAddition].some(
    (value) => value !== undefined && value !== null && typeof value !== 'number',
  )
  if (isAbsent || isOtherType || stateOf(status, statusAddition)) return []
  return [
    fieldError(
      `${at}/${status === undefined ? 'statusAddition' : 'status'}`,
      subscriberFaults.status_combination_invalid,
    ),
  ]
}

function checkCustomerFields(raw: unknown, fields: readonly CustomerField[]): FieldError[] {
  if (raw === undefined || isEmptyArray(raw)) return []
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return [fieldError('#/customerFields', 'type_mismatch')]
  const byKey = new Map(fields.map((field) => [String(field.id), field]))
  return Object.entries(raw).flatMap(([key, value]) => {
    const pointer = `#/customerFields/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed())}`
    const field = byKey.get(key)
    if (!field) return [fieldError(pointer, fieldFaults.customer_field_unknown)]
    if (field.fieldType !== fieldTypes.subscriber) return [fieldError(pointer, fieldFaults.customer_field_wrong_scope)]
    const isValid = normalizeFieldValue(field.type, value) !== undefined
    return isValid ? [] : [fieldError(pointer, fieldFaults.customer_field_type, typeExpectations[field.type])]
  })
}

/** Fields that are kept by a program are not for users. */
export function checkEditable({ customerFields }: Raw, { caller }: Pick<CheckContext, 'caller'>): FieldError[] {
  if (typeof customerFields !== 'object' || customerFields === null) return []
  return caller.account.fields
    .filter(({ id, isEditable, retiredAt }) => (!isEditable || retiredAt !== null) && Object.hasOwn(customerFields, id))
    .map(({ id }) => fieldError(`#/customerFields/${id}`, fieldFaults.customer_field_read_only))
}

/** PHP clients serialise an empty map as []. */
function isEmptyArray(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length === 0
}

type DataBody = Partial<BaseData> & { email?: string; customerFields?: unknown }

interface StateBody {
  status?: number | null
  statusAddition?: number | null
  channels?: { id: number; status: number; statusAddition?: number | null }[]
}

type ChangeBody = DataBody & StateBody & { legalBasis?: LegalBasis }
/** What every change by a key has from it. */
export function howOfKey({ key }: { key: KeyDefaults }, source: string): How {
  return { optinMailingId: key.defaultOptinMailingId, usualLegalBasis: key.defaultLegalBasis, source }
}

interface KeyDefaults {
  defaultOptinMailingId: number | null
  defaultLegalBasis: LegalBasis
}

type How = Pick<SubscriberChange, 'optinMailingId' | 'usualLegalBasis' | 'source'>

/** A checked body as the change it asks for. */
export function readChange(look: Look<FullAccount>, body: ChangeBody & { email: string }, how: How): NewSubscriberChange
export function readChange(look: Look<FullAccount>, body: ChangeBody, how: How): SubscriberChange
export function readChange(look: Look<FullAccount>, body: ChangeBody, how: How): SubscriberChange {
  const { legalBasis } = body
  return {
    ...how,
    ...(legalBasis && { legalBasis }),
    data: readData(look, body),
    states: requestedStates(body, look.account),
  }
}

/** The data of a checked body, as it will be stored. */
export function readData({ account, config }: Look<FullAccount>, body: DataBody): SubscriberData {
  const base: Partial<Record<keyof BaseData, unknown>> = {}
  for (const name of Object.keys(emptyBaseData) as (keyof BaseData)[]) {
    if (body[name] !== undefined) base[name] = body[name] === '' ? null : body[name]
  }
  return {
    ...(body.email !== undefined && { email: readEmail(config, body.email) }),
    base: base as Partial<BaseData>,
    customerFields: readCustomerFields(body.customerFields, account.fields),
  }
}

export function readEmail({ ALLOW_EAI }: Pick<Config, 'ALLOW_EAI'>, text: string): EmailAddress {
  const email = parseEmail(text, ALLOW_EAI)
  if (typeof email === 'string') throw new Error('the address was not checked')
  return email
}

function readCustomerFields(raw: unknown, fields: readonly CustomerField[]): Record<string, FieldValue> {
  if (raw === undefined || isEmptyArray(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw as Raw).map(([key, value]) => {
      const field = fields.find(({ id }) => String(id) === key) as CustomerField
      return [key, normalizeFieldValue(field.type, value) as FieldValue]
    }),
  )
}

/** By channel; an account without channels has its hidden default channel. */
function requestedStates(body: StateBody, { hasChannels, defaultChannel }: FullAccount): Map<number, State> {
  if (hasChannels) {
    return new Map(
      (body.channels ?? []).map(({ id, status, statusAddition }) => [id, stateOf(status, statusAddition) as State]),
    )
  }
  const state = stateOf(body.status, body.statusAddition)
  return new Map(state ? [[defaultChannel.id, state]] : [])
}
