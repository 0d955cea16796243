import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** As the receiver keeps it. */
export function secretText(secret: Buffer): string {
  return prefix + secret.toString('base64')
}

/** The headers of Standard Webhooks; while a secret is being replaced both sign. */
export function signedHeaders(
  secrets: readonly Buffer[],
  id: string,
  sentAt: Date,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
