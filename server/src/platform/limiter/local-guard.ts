import type { FailedAttempt } from './admission.ts'
import {
  addressFailures,
  addressWaitMs,
  addressWindowMs,
  knownCredentialMs,
  rememberedFailures,
  waitLeftMs,
} from './brute-force-guard.rules.ts'
import { addressGroup, guardName } from './client-address.rules.ts'

const mostEntries = 20_000

/** The guard against guessed keys, in the memory of one process. Every map forgets its oldest entry when it is full. */
export class LocalGuard {
  private readonly byPrefix = new Map<string, readonly number[]>()
  private readonly byAddress = new Map<string, readonly number[]>()
  private readonly knownSince = new Map<string, number>()

  /** Milliseconds until this credential may be looked at. */
  waitMs(attempt: FailedAttempt, now: number): number {
    const left = waitLeftMs(this.byPrefix.get(guardName(attempt.clientAddress, attempt.prefix)) ?? [], now)
    return left > 0 ? left : this.addressWaitMs(attempt, now)
  }

  addressWaitMs({ clientAddress, prefix }: FailedAttempt, now: number): number {
    const wait = addressWaitMs(this.byAddress.get(addressGroup(clientAddress)) ?? [], now)
    return wait > 0 && !this.isKnown(guardName(clientAddress, prefix), now) ? wait : 0
  }

  succeeded({ clientAddress, prefix }: FailedAttempt, now: number): void {
    const name = guardName(clientAddress, prefix)
    this.byPrefix.delete(name)
    remember(this.knownSince, name, now)
  }

  /** The wait that the failure begins or falls into; 0 when it was looked at. */
  failed(attempt: FailedAttempt, now: number): number {
    const stillToWait = this.waitMs(attempt, now)
    if (stillToWait > 0) return stillToWait
    const name = guardName(attempt.clientAddress, attempt.prefix)
    remember(this.byPrefix, name, [...rememberedFailures(this.byPrefix.get(name) ?? [], now), now])
    const address = addressGroup(attempt.clientAddress)
    const failures = this.byAddress.get(address) ?? []
    remember(this.byAddress, address, [...failures.slice(-addressFailures), now])
    return this.waitMs(attempt, now)
  }

  sweep(now: number): void {
    for (const [name, failures] of this.byPrefix)
      if (rememberedFailures(failures, now).length === 0) this.byPrefix.delete(name)
    for (const [address, failures] of this.byAddress)
      if (now - (failures.at(-1) as number) > addressWindowMs) this.byAddress.delete(address)
    for (const name of this.knownSince.keys()) if (!this.isKnown(name, now)) this.knownSince.delete(name)
  }

  private isKnown(name: string, now: number): boolean {
    const since = this.knownSince.get(name)
    return since !== undefined && now - since <= knownCredentialMs
  }
}

function remember<T>(entries: Map<string, T>, name: string, entry: T): void {
  entries.delete(name)
  entries.set(name, entry)
  if (entries.size <= mostEntries) return
  const [oldest] = entries.keys()
  entries.delete(oldest as string)
}
