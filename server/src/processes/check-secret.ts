import sql from 'sql-template-tag'
import type { App } from '../platform/app/app.ts'
import { ConfigError } from '../platform/config/config.ts'
import type { Row } from '../platform/db/database.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { fingerprintOf, firstSecret } from '../platform/secrets/known-secrets.ts'

type Parts = Pick<App, 'config' | 'log'> & { db: Pick<App['db'], 'outsideTenants'> }

const retryMs = 1000

/** A process with another master secret than the rest ends before it does anything. */
export async function requireSecretOfInstallation({ db, config }: Parts): Promise<void> {
  const [first, latest] = [firstSecret(config), config.POSTRIDER_SECRET].map(fingerprintOf)
  const [[row]] = await db.outsideTenants<[{ known: boolean }]>([
    sql`select is_secret_of_installation(${first}, ${latest}) as known`,
  ])
  if (row?.known) return
  // Whoever looks for the reason finds it; that it could not be written down changes nothing.
  await db.outsideTenants<[Row]>([sql`select note_refused_secret()`]).catch(() => {})
  throw new ConfigError(
    'POSTRIDER_SECRET is not the one this database was set up with, or was rotated to. Set the same secret for every process, and the same former ones.',
  )
}

/** The same where a database that is away is no reason to end: then it is asked as soon as it is back. */
export async function requireSecretInTime(app: Parts): Promise<void> {
  try {
    await requireSecretOfInstallation(app)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    setTimeout(() => void requireSecretInTime(app).catch((fault) => endIfWrong(app, fault)), retryMs).unref()
  }
}

function endIfWrong({ log }: Parts, error: unknown): void {
  // Anything else, such as a connection that was closed because the process ends, says nothing about the secret.
  if (!(error instanceof ConfigError)) return
  log.fatal({ reason: error.message }, 'this process must not serve')
  log.flush()
  process.exit(2)
}
