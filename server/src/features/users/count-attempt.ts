import type { App } from '../../platform/app/app.ts'
import { noteFailure } from './failed-sign-in.store.ts'
import { type Attempt, forgetAttempt, forgetFailures, noteAttempt } from './sign-in.store.ts'
import { waitSeconds } from './sign-in-wait.rules.ts'
import { userRefusals } from './user.refusals.ts'

interface Who {
  emailKey: string
  /** The address the attempt comes from, or the network it stands for. */
  addressGroup: string
  address: string
  requestId: string
  /** Where a failure is written down; undefined = where those of users are. */
  tell?: () => Promise<void>
}

/** What somebody has shown, or the refusal by which they failed. */
export type Shown<T> = { shown: T } | { failed: Error }

/**
 * Whatever is guessed at counts against the same limits, through whichever door. It is noted as failed before it is looked
 * at; an error says nothing about whoever tries, so that it leaves the count as it was.
 */
export async function countAttempt<T>(
  { db, secrets }: Pick<App, 'db' | 'secrets'>,
  { emailKey, addressGroup, address, requestId, tell }: Who,
  look: () => Promise<Shown<T>>,
): Promise<T> {
  const attempt: Attempt = {
    userHmac: secrets.hmac('sign-in user', emailKey),
    addressHmac: secrets.hmac('sign-in address', addressGroup),
  }
  const noted = await noteAttempt(db, attempt)
  const wait = waitSeconds(noted)
  if (wait > 0) {
    await forgetAttempt(db, noted.id)
    throw userRefusals.sign_in_throttled({ waitSeconds: wait }).withHeaders({ 'retry-after': String(wait) })
  }
  const outcome = await look().catch(async (error) => {
    await forgetAttempt(db, noted.id)
    throw error
  })
  if ('failed' in outcome) {
    await (tell ? tell() : noteFailure(db, { emailKey, address, requestId }))
    throw outcome.failed
  }
  await forgetFailures(db, attempt)
  return outcome.shown
}
