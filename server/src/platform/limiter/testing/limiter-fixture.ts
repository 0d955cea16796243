import { onTestFinished } from 'vitest'
import { type Admission, createLimiter, type Limiter, type LimiterOptions } from '../limiter.ts'

const silent = { info: () => {}, warn: () => {} }
let names = 0

/** Every caller gets a key of its own, so that tests on one Redis do not see each other. */
export function aRequest(keyId = `key-${++names}`) {
  return { keyId, accountId: 1, clientAddress: '192.0.2.1', prefix: 'abcd1234' }
}

/** Stands for one process. Unless a test is about losing patience, a busy machine must not make it count alone. */
export function aLimiter(redisUrl: string, options: Partial<LimiterOptions> = {}): Limiter {
  const limiter = createLimiter({ redisUrl, processName: 'test', patienceMs: 20_000, log: silent, ...options })
  onTestFinished(() => limiter.close())
  return limiter
}

export interface SettableOffset {
  ms: number
  read(): number
}

export function anOffset(): SettableOffset {
  const offset = { ms: 0, read: () => offset.ms }
  return offset
}

export function expectAdmitted(admission: Admission): Extract<Admission, { outcome: 'admitted' }> {
  if (admission.outcome !== 'admitted') throw new Error(`expected an admission, got ${JSON.stringify(admission)}`)
  return admission
}

/** Requests one after the other, each finished before the next; returns how many were let through. */
export async function sendInTurn(limiter: Limiter, keyId: string, times: number): Promise<number> {
  let admitted = 0
  for (let i = 0; i < times; i += 1) {
    const admission = await limiter.admit(aRequest(keyId))
    if (admission.outcome !== 'admitted') continue
    admitted += 1
    limiter.release(keyId, admission.lease)
  }
  return admitted
}
