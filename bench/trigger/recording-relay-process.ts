import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { waitUntil } from '../../tools/services/process-control.ts'
import type { Audience } from '../audience.ts'
import type { Acceptance } from '../recording-relay.ts'

export interface RecordingRelay {
  port: number
  /** By address; the first time, should one come twice. */
  acceptedAt: ReadonlyMap<string, number>
  received(addresses: readonly string[]): Promise<void>
  stop(): void
}

const patienceSeconds = 60

/** Knows when each mail to one audience was taken; everybody else's is taken and forgotten. */
export async function startRecordingRelay({ name }: Pick<Audience, 'name'>): Promise<RecordingRelay> {
  const child = fork(resolve(import.meta.dirname, '../recording-relay.ts'), [`${name}.`])
  const [port] = (await once(child, 'message')) as [number]
  const acceptedAt = new Map<string, number>()
  child.on('message', ({ address, atMs }: Acceptance) => {
    if (acceptedAt.has(address)) console.error(`${address} has got its mail twice`)
    else acceptedAt.set(address, atMs)
  })
  return {
    port,
    acceptedAt,
    received: (addresses) =>
      waitUntil('the last single mail', () => addresses.every((it) => acceptedAt.has(it)), patienceSeconds),
    stop: () => child.disconnect(),
  }
}
