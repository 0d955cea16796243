import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { Webhook, WebhookAttempt } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/webhooks`

/** Everything that is known of the webhooks of an account; what changes one makes it stale. */
export const webhooksKey = (accountId: number) => ['account', accountId, 'webhooks'] as const

const everyMs = 10_000

export const webhooksQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...webhooksKey(accountId), 'list'],
    queryFn: ({ signal }) => read<{ data: Webhook[]; meta: { lastSequence: number } }>(pathOf(accountId), signal),
    refetchInterval: everyMs,
  })

export const attemptsQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...webhooksKey(accountId), 'attempts', id],
    queryFn: ({ signal }) =>
      read<{ data: WebhookAttempt[] }>(`${pathOf(accountId)}/${id}/attempts`, signal).then(({ data }) => data),
    refetchInterval: everyMs,
  })

export interface Stretch {
  firstSequence: number
  lastSequence: number
}

export const redeliveryQuery = (accountId: number, id: number, stretch: Stretch) =>
  queryOptions({
    queryKey: [...webhooksKey(accountId), 'redelivery', id, stretch],
    queryFn: ({ signal }) => {
      const question = `firstSequence=${stretch.firstSequence}&lastSequence=${stretch.lastSequence}`
      const path = `${pathOf(accountId)}/${id}/redelivery?${question}`
      return read<{ data: { events: number } }>(path, signal).then(({ data }) => data.events)
    },
  })

/** What an admin chooses of a webhook. */
export type WebhookChoice = Pick<Webhook, 'name' | 'url' | 'types'>

export interface NewSecret {
  id: number
  secret: string
  formerUntil: string | null
}

export function createWebhook(accountId: number, choice: WebhookChoice): Promise<NewSecret> {
  return change<{ data: NewSecret }>('POST', pathOf(accountId), choice).then(({ data }) => data)
}

export function changeWebhook(accountId: number, id: number, changes: Partial<WebhookChoice>): Promise<void> {
  return change('PATCH', `${pathOf(accountId)}/${id}`, changes)
}

export function deleteWebhook(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}

export function switchWebhook(accountId: number, id: number, act: 'pause' | 'resume'): Promise<void> {
  return change('POST', `${pathOf(accountId)}/${id}/${act}`)
}

export function rotateSecret(accountId: number, id: number): Promise<NewSecret> {
  return change<{ data: NewSecret }>('POST', `${pathOf(accountId)}/${id}/secret`).then(({ data }) => data)
}

export interface TestAnswer {
  status: number | null
  failure: string | null
  tookMs: number
}

export function testWebhook(accountId: number, id: number): Promise<TestAnswer> {
  return change<{ data: TestAnswer }>('POST', `${pathOf(accountId)}/${id}/test`).then(({ data }) => data)
}

export function redeliver(accountId: number, id: number, stretch: Stretch): Promise<{ data: { events: number } }> {
  return change('POST', `${pathOf(accountId)}/${id}/redelivery`, stretch)
}
