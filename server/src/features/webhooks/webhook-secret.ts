import { randomBytes } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { secretText } from './signature.rules.ts'
import type { Webhook } from './webhook.store.ts'

type Place = { accountId: number; webhookId: number }

/** A new secret: in clear for its receiver, and sealed so that only this hook's row opens it. */
export function createSecret() {
  const secret = randomBytes(32)
  return {
    text: secretText(secret),
    seal: ({ secrets }: Pick<App, 'secrets'>, place: Place) => secrets.seal(purpose(place), secret),
  }
}

/** Those that sign now, the newest first. */
export function openSecrets(
  { secrets, clock }: Pick<App, 'secrets' | 'clock'>,
  hook: Webhook,
  accountId: number,
): Buffer[] {
  const open = (sealed: Buffer) => secrets.open(purpose({ accountId, webhookId: hook.id }), sealed)
  const { secretSealed, formerSecretSealed, formerSecretUntil } = hook
  const counts = formerSecretSealed && formerSecretUntil && millisecondsOf(formerSecretUntil) > clock.now().getTime()
  return [open(secretSealed), ...(counts ? [open(formerSecretSealed)] : [])]
}

/** The same for every attempt, and different for every hook: what a receiver knows an event by. */
export function messageIdOf({ secrets }: Pick<App, 'secrets'>, { accountId, webhookId }: Place, seq: number): string {
  return `msg_${secrets.hmac('webhook-message-id', `${accountId}:${webhookId}:${seq}`).toString('hex').slice(0, 32)}`
}

function purpose({ accountId, webhookId }: Place): string {
  return `webhook:${accountId}:${webhookId}`
}
