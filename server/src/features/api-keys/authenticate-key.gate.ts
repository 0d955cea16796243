import { createHash, timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { millisecondsOf, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { loadFullAccount } from '../account-setup/index.ts'
import { type ApiKey, findApiKey, listKeyChannels, touchApiKey } from './api-key.store.ts'
import type { Caller } from './caller.gate.ts'

const keyFormat = /^([a-z0-9]{8})\.([A-Za-z0-9]{40})$/
const freshForMs = 1000
const touchEveryMs = 60_000
const maxEntries = 20_000
const noKeyHash = createHash('sha256').update('no such key').digest()

interface Entry {
  caller: Caller
  loadedAt: number
  /** The account's provisioning version this copy is known to be as new as; undefined until the first comparison. */
  version: string | null | undefined
}

export interface Authenticator {
  /** Who presents this password? What is not in memory is looked up, once `mayLookUp` has nothing against it. */
  identify(password: string, mayLookUp?: () => Promise<void>): Promise<Caller | null>
  /** The same caller as it is now, given its account's provisioning version (null when unknown); null when it is gone. */
  renew(caller: Caller, version: string | null): Promise<Caller | null>
  /** At most a second old. */
  current(prefix: string): Promise<Caller | null>
}

/**
 * Tells who presents a key. Copies are kept for a second and dropped at once when the account's provisioning version
 * has moved, so that a deleted key or a removed permission counts from the next request.
 */
export function createKeyAuthenticator(app: Pick<App, 'db' | 'clock' | 'log'>): Authenticator {
  const entries = new Map<string, Entry>()

  async function identify(password: string, mayLookUp?: () => Promise<void>): Promise<Caller | null> {
    const [, prefix, secret] = keyFormat.exec(password) ?? []
    if (!prefix || !secret) return null
    const presented = createHash('sha256').update(secret).digest()
    const known = entries.get(prefix)
    // An older copy will do for now where its version can be compared as soon as the limiter has answered.
    const isUsable = known && (isFresh(known) || known.version)
    if (isUsable && isSecretOf(known.caller.key, presented)) return known.caller
    // Whether there is such a key, in memory or at all: a refusal takes one look, so that its time tells nobody.
    await mayLookUp?.()
    const loadedAt = performance.now()
    const key = await findApiKey(app.db, prefix)
    const matches = isSecretOf(key, presented)
    return key && matches ? ((await keep(key, loadedAt))?.caller ?? null) : null
  }

  async function renew({ prefix }: Caller, version: string | null): Promise<Caller | null> {
    const known = entries.get(prefix)
    const isCurrent = known && isFresh(known) && (known.version === undefined || known.version === version)
    const entry = isCurrent ? known : await load(prefix)
    if (entry) entry.version = version
    return entry?.caller ?? null
  }

  async function current(prefix: string): Promise<Caller | null> {
    const known = entries.get(prefix)
    return (known && isFresh(known) ? known : await load(prefix))?.caller ?? null
  }

  async function load(prefix: string): Promise<Entry | null> {
    const loadedAt = performance.now()
    const key = await findApiKey(app.db, prefix)
    if (key) return keep(key, loadedAt)
    entries.delete(prefix)
    return null
  }

  async function keep(key: ApiKey, loadedAt: number): Promise<Entry | null> {
    const caller = await loadCaller(app, key)
    if (!caller) {
      entries.delete(key.prefix)
      return null
    }
    if (entries.size >= maxEntries) entries.clear()
    const entry = { caller, loadedAt, version: undefined }
    entries.set(key.prefix, entry)
    noteUse(app, caller)
    return entry
  }

  return { identify, renew, current }
}

function isFresh({ loadedAt }: Entry): boolean {
  return performance.now() - loadedAt < freshForMs
}

function isSecretOf(key: ApiKey | undefined, presented: Buffer): boolean {
  return timingSafeEqual(presented, key?.secretHash ?? noKeyHash)
}

async function loadCaller(app: Pick<App, 'db'>, key: ApiKey): Promise<Caller | null> {
  const tenant = { accountId: key.accountId, customerId: key.customerId }
  const reader = app.db.reader(tenant)
  const [account, defaultChannelIds] = await Promise.all([loadFullAccount(reader), listKeyChannels(reader, key.id)])
  // A closed account has no keys any more; they come back with it.
  if (!account || account.closedAt !== null) return null
  return {
    tenant,
    key,
    account,
    prefix: key.prefix,
    name: `key:${key.prefix}`,
    logged: { account: account.id, key: key.prefix },
    permissions: new Set(key.permissions),
    defaultChannelIds,
  }
}

/** `lastUsedAt` is a hint for admins: a minute's precision is enough, and failing to write it harms nobody. */
function noteUse({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>, { key, tenant }: Caller): void {
  const now = clock.now()
  if (key.lastUsedAt && now.getTime() - millisecondsOf(key.lastUsedAt) < touchEveryMs) return
  db.transaction(tenant, async (tx) => touchApiKey(tx, key.id, timestamp(now))).catch((error) =>
    log.warn({ err: error }, 'could not note the use of a key'),
  )
}
