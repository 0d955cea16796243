import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { AppError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import { findAccountHead } from '../accounts/index.ts'
import type { EventType } from '../events/index.ts'
import { restartRetries } from './delivery.store.ts'
import { urlProblem } from './webhook.rules.ts'
import { findWebhook, insertWebhook, saveSecret, switchWebhook, type Webhook } from './webhook.store.ts'
import { createSecret } from './webhook-secret.ts'

type Parts = Pick<App, 'clock' | 'secrets'>

export interface WebhookWishes {
  name: string
  url: string
  /** Empty = every kind. */
  types: EventType[]
}

/** A hook follows the log from where it ends now. The secret is shown this once. */
export async function createWebhook(
  app: Parts & { config: Pick<App['config'], 'WEBHOOK_ALLOW_PRIVATE'> },
  tx: Tx,
  { name, url, types }: WebhookWishes,
): Promise<{ webhook: Webhook; secret: string }> {
  const problem = urlProblem(url, app.config.WEBHOOK_ALLOW_PRIVATE)
  if (problem) throw validationFailed([fieldError('#/url', 'link_invalid', problem)])
  const head = await findAccountHead(tx)
  const secret = createSecret()
  const hook = { name, url, types, position: head?.eventSeq ?? 0, createdAt: timestamp(app.clock.now()) }
  const { accountId } = tx.tenant
  const webhook = await insertWebhook(tx, hook, (webhookId) => secret.seal(app, { accountId, webhookId }))
  return { webhook, secret: secret.text }
}

/** The former secret signs beside the new one until its time is over. */
export async function rotateSecret(
  app: Parts,
  tx: Tx,
  id: number,
  hours: number,
): Promise<{ secret: string; formerUntil: string }> {
  await requireWebhook(tx, id)
  const secret = createSecret()
  const now = app.clock.now()
  const formerUntil = timestamp(new Date(now.getTime() + hours * 60 * 60 * 1000))
  const sealed = secret.seal(app, { accountId: tx.tenant.accountId, webhookId: id })
  saveSecret(tx, id, sealed, { until: formerUntil, now: timestamp(now) })
  return { secret: secret.text, formerUntil }
}

export async function disableWebhook({ clock }: Pick<App, 'clock'>, tx: Tx, id: number): Promise<void> {
  await requireWebhook(tx, id)
  switchWebhook(tx, id, { state: 'disabled', stateReason: 'disabled by the operator' }, timestamp(clock.now()))
}

/** Goes on where it stopped: first what failed, with its whole schedule anew, then everything since. */
export async function enableWebhook({ clock }: Pick<App, 'clock'>, tx: Tx, id: number): Promise<void> {
  await requireWebhook(tx, id)
  switchWebhook(tx, id, { state: 'active', stateReason: null }, timestamp(clock.now()))
  restartRetries(tx, id, clock.now())
}

export async function requireWebhook(reader: Reader, id: number): Promise<Webhook> {
  const hook = await findWebhook(reader, id)
  if (!hook)
    throw new AppError(
      'not_found',
      `The account has no webhook ${id}. See: postrider webhook list --account ${reader.tenant.accountId}`,
    )
  return hook
}
