import { doors } from '../../doors.rules.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actTime, findAccountHead, type Look, lockAccount } from '../accounts/index.ts'
import type { EventType } from '../events/index.ts'
import { forgetRetries, restartRetries } from './delivery.store.ts'
import { webhookRefusals } from './webhook.refusals.ts'
import { urlProblem } from './webhook.rules.ts'
import { findWebhook, insertWebhook, saveSecret, switchWebhook, updateWebhook, type Webhook } from './webhook.store.ts'
import { createSecret } from './webhook-secret.ts'

export interface NewWebhook {
  name: string
  url: string
  /** Empty = every kind but those about mails. */
  types: EventType[]
}

/** A hook follows the log from where it ends now. The secret is shown this once. */
export async function createWebhook(
  act: Act,
  { name, url, types }: NewWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const { tx } = act
  requireUrl(act, url)
  const head = await findAccountHead(tx)
  const secret = createSecret()
  const hook = { name, url, types, position: head?.eventSeq ?? 0, createdAt: actTime(act) }
  const { accountId } = tx.tenant
  const webhook = await insertWebhook(tx, hook, (webhookId) => secret.seal(act, { accountId, webhookId }))
  return { webhook, secret: secret.text }
}

/** Into the twin of their account, each with a secret of its own. Paused: nobody there expects what is tried out. */
export async function copyWebhooks(act: Act, hooks: readonly Pick<Webhook, 'name' | 'url' | 'types'>[]): Promise<void> {
  const { tx } = act
  const { accountId } = tx.tenant
  const createdAt = actTime(act)
  for (const { name, url, types } of hooks) {
    const secret = createSecret()
    const copy = { name, url, types, position: 0, createdAt }
    const { id } = await insertWebhook(tx, copy, (webhookId) => secret.seal(act, { accountId, webhookId }))
    switchWebhook(tx, id, { state: 'disabled', stateReason: pausedBy[act.actor.kind] ?? null }, createdAt)
  }
}

/** Counts from the next attempt on, also for what waits. */
export async function changeWebhook(act: Act, id: number, change: Partial<NewWebhook>): Promise<void> {
  const hook = await lockWebhook(act, id)
  if (change.url !== undefined) requireUrl(act, change.url)
  updateWebhook(act.tx, { ...hook, ...change }, actTime(act))
}

/** It hears nothing more, also not of what waits. What was said to it can be read for a while. */
export async function deleteWebhook(act: Act, id: number): Promise<void> {
  await lockWebhook(act, id)
  switchWebhook(act.tx, id, { state: 'deleted', stateReason: null }, actTime(act))
  forgetRetries(act.tx, id)
}

function requireUrl({ config }: Act, url: string): void {
  const problem = urlProblem(url, config.WEBHOOK_ALLOW_PRIVATE)
  if (problem) throw validationFailed([fieldError('#/url', 'link_invalid', problem)])
}

/** The former secret signs beside the new one until its time is over. */
export async function rotateSecret(
  act: Act,
  id: number,
  hours: number,
): Promise<{ secret: string; formerUntil: Timestamp }> {
  const { tx } = act
  await lockWebhook(act, id)
  const secret = createSecret()
  const now = act.clock.now()
  const formerUntil = timestamp(new Date(now.getTime() + hours * 60 * 60 * 1000))
  const sealed = secret.seal(act, { accountId: tx.tenant.accountId, webhookId: id })
  saveSecret(tx, id, sealed, { until: formerUntil, now: timestamp(now) })
  return { secret: secret.text, formerUntil }
}

const pausedBy: Partial<Record<Act['actor']['kind'], string>> = {
  operator: 'disabled by the operator',
  user: 'paused',
}

export async function disableWebhook(act: Act, id: number): Promise<void> {
  await lockWebhook(act, id)
  switchWebhook(act.tx, id, { state: 'disabled', stateReason: pausedBy[act.actor.kind] ?? null }, actTime(act))
}

/** Goes on where it stopped: first what failed, with its whole schedule anew, then everything since. */
export async function enableWebhook(act: Act, id: number): Promise<void> {
  await lockWebhook(act, id)
  switchWebhook(act.tx, id, { state: 'active', stateReason: null }, actTime(act))
  restartRetries(act.tx, id, act.clock.now())
  act.tx.knock(doors.events)
}

/** As it is until the transaction ends: what is deleted meanwhile must not come back. */
export async function lockWebhook(act: Act, id: number): Promise<Webhook> {
  await lockAccount(act.tx)
  return requireWebhook(act, id)
}

export async function requireWebhook({ reader }: Look, id: number): Promise<Webhook> {
  const hook = await findWebhook(reader, id)
  if (!hook || hook.state === 'deleted')
    throw webhookRefusals.webhook_not_found({ accountId: reader.tenant.accountId, webhookId: id })
  return hook
}
