import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actTime, findAccountHead, type Look } from '../accounts/index.ts'
import type { EventType } from '../events/index.ts'
import { restartRetries } from './delivery.store.ts'
import { webhookRefusals } from './webhook.refusals.ts'
import { urlProblem } from './webhook.rules.ts'
import { findWebhook, insertWebhook, saveSecret, switchWebhook, type Webhook } from './webhook.store.ts'
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
  const problem = urlProblem(url, act.config.WEBHOOK_ALLOW_PRIVATE)
  if (problem) throw validationFailed([fieldError('#/url', 'link_invalid', problem)])
  const head = await findAccountHead(tx)
  const secret = createSecret()
  const hook = { name, url, types, position: head?.eventSeq ?? 0, createdAt: actTime(act) }
  const { accountId } = tx.tenant
  const webhook = await insertWebhook(tx, hook, (webhookId) => secret.seal(act, { accountId, webhookId }))
  return { webhook, secret: secret.text }
}

/** The former secret signs beside the new one until its time is over. */
export async function rotateSecret(
  act: Act,
  id: number,
  hours: number,
): Promise<{ secret: string; formerUntil: Timestamp }> {
  const { tx } = act
  await requireWebhook(act, id)
  const secret = createSecret()
  const now = act.clock.now()
  const formerUntil = timestamp(new Date(now.getTime() + hours * 60 * 60 * 1000))
  const sealed = secret.seal(act, { accountId: tx.tenant.accountId, webhookId: id })
  saveSecret(tx, id, sealed, { until: formerUntil, now: timestamp(now) })
  return { secret: secret.text, formerUntil }
}

export async function disableWebhook(act: Act, id: number): Promise<void> {
  await requireWebhook(act, id)
  switchWebhook(act.tx, id, { state: 'disabled', stateReason: 'disabled by the operator' }, actTime(act))
}

/** Goes on where it stopped: first what failed, with its whole schedule anew, then everything since. */
export async function enableWebhook(act: Act, id: number): Promise<void> {
  await requireWebhook(act, id)
  switchWebhook(act.tx, id, { state: 'active', stateReason: null }, actTime(act))
  restartRetries(act.tx, id, act.clock.now())
}

export async function requireWebhook({ reader }: Look, id: number): Promise<Webhook> {
  const hook = await findWebhook(reader, id)
  if (!hook) throw webhookRefusals.webhook_not_found({ accountId: reader.tenant.accountId, webhookId: id })
  return hook
}
