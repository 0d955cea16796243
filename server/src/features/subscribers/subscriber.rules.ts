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

export const emptyBaseData: BaseData = {
  genderId: null,
  academicTitle: null,
  firstname: null,
  lastname: null,
  salutation: null,
  city: null,
  birthday: null,
  languageIso: null,
  reference: null,
}

export interface Subscriber extends BaseData, EmailAddress {
  id: number
  customerFields: Record<string, FieldValue>
  addressGuard: Guard
  createdAt: Timestamp
  updatedAt: Timestamp
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
  const merged = { ...before, ...change.base, ...change.email, customerFields }
  return { merged, changedMembers: differences(before, merged) }
}

export interface SubscriberData {
  email?: EmailAddress
  base: Partial<BaseData>
  customerFields: Record<string, FieldValue>
}

function differences(a: Subscriber, b: Subscriber): string[] {
  const plain = ['email', ...Object.keys(emptyBaseData)] as ('email' | keyof BaseData)[]
  const fieldIds = new Set([...Object.keys(a.customerFields), ...Object.keys(b.customerFields)])
  const fields = [...fieldIds].filter(
    (id) => JSON.stringify(a.customerFields[id]) !== JSON.stringify(b.customerFields[id]),
  )
  return [...plain.filter((name) => a[name] !== b[name]), ...fields.map((id) => `customerFields.${id}`)]
}

export function pairOf(state: State | null) {
  return state ? states[state] : { status: null, statusAddition: null }
}
