import { queryOptions } from '@tanstack/react-query'
import { ask as askFor, change, read } from '../../api/client.ts'
import type { ConsentDocument, Happening, Receipt, SentMailing, StandingInChannel } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { joinedFiles, type PersonFiles } from './person-export.rules.ts'
import type { SubscriberDetail } from './subscribers.queries.ts'

/** Whom a question or an act is about. */
export interface Whom {
  accountId: number
  id: number
}

const pathOf = ({ accountId, id }: Whom) => `/accounts/${accountId}/subscribers/${id}`
/** Below the key of the person, so that whatever happens to them makes all of it stale. */
const keyOf = ({ accountId, id }: Whom, what: string) => ['account', accountId, 'subscribers', 'one', id, what] as const

const ask =
  <T>(path: string) =>
  ({ signal }: { signal: AbortSignal }) =>
    read<{ data: T }>(path, signal).then(({ data }) => data)

export const standingQuery = (whom: Whom) =>
  queryOptions({ queryKey: keyOf(whom, 'standing'), queryFn: ask<StandingInChannel[]>(`${pathOf(whom)}/standing`) })

export const storyQuery = (whom: Whom) =>
  queryOptions({ queryKey: keyOf(whom, 'story'), queryFn: ask<Happening[]>(`${pathOf(whom)}/story`) })

export const consentQuery = (whom: Whom) =>
  queryOptions({ queryKey: keyOf(whom, 'consent'), queryFn: ask<ConsentDocument>(`${pathOf(whom)}/consent`) })

export const sentMailingsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'sent-mailings'],
    queryFn: ask<SentMailing[]>(`/accounts/${accountId}/sent-mailings`),
  })

export const receiptQuery = (whom: Whom, runId: number) =>
  queryOptions({
    queryKey: [...keyOf(whom, 'receipt'), runId],
    queryFn: ask<Receipt>(`${pathOf(whom)}/receipts/${runId}`),
  })

export function editSubscriber(whom: Whom, body: object, version: string): Promise<SubscriberDetail> {
  return change('PATCH', pathOf(whom), body, version)
}

export interface ActBody {
  act: string
  channelIds?: number[]
  basis?: string
  reason?: string
  way?: string
  personAsked?: boolean
  consent?: { date: string; way: string; wording: string }
}

export interface ActDone {
  outcome: 'done' | 'unchanged'
  undo: string | null
}

/** What somebody else than a user has closed has a door of its own. */
export function actOn(whom: Whom, body: ActBody, release: 'manual' | 'all'): Promise<ActDone> {
  const door = release === 'all' ? 'reactivations' : 'acts'
  return change<{ data: ActDone }>('POST', `${pathOf(whom)}/${door}`, body).then(({ data }) => data)
}

export interface ActUndone {
  restoredChannelIds: number[]
  keptChannelIds: number[]
}

export function undoAct(whom: Whom, undo: string): Promise<ActUndone> {
  return change<{ data: ActUndone }>('POST', `${pathOf(whom)}/undo`, { undo }).then(({ data }) => data)
}

export function eraseSubscriber(whom: Whom, version: string): Promise<void> {
  return change('DELETE', pathOf(whom), undefined, version)
}

export function exportPerson(whom: Whom): Promise<PersonFiles> {
  return read<{ data: PersonFiles }>(`${pathOf(whom)}/export`).then(({ data }) => data)
}

/** Each account is asked by itself, and tells of it in its own log. */
export async function exportFromAll(
  accountIds: readonly number[],
  email: string,
): Promise<PersonFiles & { accounts: number }> {
  const found: PersonFiles[] = []
  for (const accountId of accountIds) {
    const files = await exportByAddress(accountId, email)
    if (files) found.push(files)
  }
  return { ...joinedFiles(found), accounts: found.length }
}

/** Null = nobody there has the address. */
async function exportByAddress(accountId: number, email: string): Promise<PersonFiles | null> {
  try {
    return (await askFor<{ data: PersonFiles }>(`/accounts/${accountId}/person-exports`, { email })).data
  } catch (error) {
    if (error instanceof Refusal && error.code === 'subscriber_not_found') return null
    throw error
  }
}

export function addSubscriber(accountId: number, body: object): Promise<{ id: number }> {
  return change<{ data: { id: number } }>('POST', `/accounts/${accountId}/subscribers`, body).then(({ data }) => data)
}
