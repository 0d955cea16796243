import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { EmailAddress } from '../../platform/text/email-address.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import type { FieldValue } from '../customer-fields/index.ts'
import { enter, type Guard, type Standing, type State, states } from './status.rules.ts'

/** Made by the database, or written by acts of their own. */
type WrittenElsewhere = 'accountId' | 'birthdayMmdd' | 'emailChangedAt' | 'trackingConsentAt'
type Managed = 'id' | 'email' | 'emailKey' | 'customerFields' | 'addressGuard' | 'createdAt' | 'updatedAt'

/** What a write may say about a person: every column that is not kept for another reason. */
export type BaseData = Omit<Columns<'subscribers'>, WrittenElsewhere | Managed>

export const subscriberKinds = ['person', 'organisation'] as const
export type SubscriberKind = (typeof subscriberKinds)[number]

export const emptyBaseData: BaseData = {
  kind: 'person',
  genderId: null,
  academicTitle: null,
  firstname: null,
  lastname: null,
  salutation: null,
  city: null,
  birthday: null,
  languageIso: null,
  timeZone: null,
  reference: null,
}

const noPerson = {
  academicTitle: null,
  firstname: null,
  genderId: null,
  birthday: null,
} as const satisfies Partial<BaseData>

/** What an organisation does not have. */
export const membersOfPersons = Object.keys(noPerson) as (keyof typeof noPerson)[]

export interface Subscriber extends BaseData, EmailAddress {
  id: number
  customerFields: Record<string, FieldValue>
  addressGuard: Guard
  createdAt: Timestamp
  updatedAt: Timestamp
}

export function newSubscriber(id: number, email: EmailAddress, createdAt: Timestamp): Subscriber {
  return { ...emptyBaseData, ...email, id, customerFields: {}, addressGuard: 0, createdAt, updatedAt: createdAt }
}

/** One subscriber in one channel. */
export interface Subscription extends Standing {
  channelId: number
  state: State
  optinAt: Timestamp | null
  optinIp: string | null
  receivedOptinAt: Timestamp | null
  optoutAt: Timestamp | null
  optoutIp: string | null
  optoutNewsletterId: number | null
}

export type NewSubscription = Omit<Subscription, 'state'> & { state: null }

export function newSubscription(channelId: number, guard: Guard): NewSubscription {
  return {
    channelId,
    state: null,
    guard,
    demoted: false,
    optinAt: null,
    optinIp: null,
    receivedOptinAt: null,
    optoutAt: null,
    optoutIp: null,
    optoutNewsletterId: null,
  }
}

/** The subscription after an API write moved it: times follow the state; no address is known of the person. */
export function moveSubscription(before: Subscription | NewSubscription, state: State, now: Timestamp): Subscription {
  const moved: Subscription = { ...before, ...enter(before, state), state }
  if (state === 'receiveReady')
    return { ...moved, optinAt: now, optinIp: null, optoutAt: null, optoutIp: null, optoutNewsletterId: null }
  if (state === 'unsubscribed' || state === 'complained')
    return { ...moved, optoutAt: now, optoutIp: null, optoutNewsletterId: null }
  return moved
}

/** Applies new values; tells which members differ, as the API names them. Absent members stay, null clears. */
export function mergeData(
  before: Subscriber,
  change: SubscriberData,
): { merged: Subscriber; changedMembers: string[] } {
  const customerFields = { ...before.customerFields }
  for (const [fieldId, value] of Object.entries(change.customerFields)) {
    if (value === null) delete customerFields[fieldId]
    else customerFields[fieldId] = value
  }
  const given = { ...before, ...change.base, ...change.email, customerFields }
  const merged = given.kind === 'organisation' ? { ...given, ...noPerson } : given
  return { merged, changedMembers: differences(before, merged) }
}

export interface SubscriberData {
  email?: EmailAddress
  base: Partial<BaseData>
  customerFields: Record<string, FieldValue>
}

const comparedMembers = ['email', ...Object.keys(emptyBaseData)] as ('email' | keyof BaseData)[]

function differences(a: Subscriber, b: Subscriber): string[] {
  const fieldIds = new Set([...Object.keys(a.customerFields), ...Object.keys(b.customerFields)])
  const fields = [...fieldIds].filter(
    (id) => JSON.stringify(a.customerFields[id]) !== JSON.stringify(b.customerFields[id]),
  )
  return [...comparedMembers.filter((name) => a[name] !== b[name]), ...fields.map((id) => `customerFields.${id}`)]
}

/** What users edit: versions are made of it. */
export function editableOf(subscriber: Subscriber): BaseData & Pick<Subscriber, 'email' | 'customerFields'> {
  const base = Object.keys(emptyBaseData).map((name) => [name, subscriber[name as keyof BaseData]])
  return {
    email: subscriber.email,
    ...(Object.fromEntries(base) as BaseData),
    customerFields: subscriber.customerFields,
  }
}

export function pairOf(state: State | null) {
  return state ? states[state] : { status: null, statusAddition: null }
}
