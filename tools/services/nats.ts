import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { natsBinary } from './binaries.ts'
import { ask, exists, livingPid, refuseTakenPort, sendSignal, statusOf, waitUntil } from './process-control.ts'
import type { ServiceSettings } from './settings.ts'

/** Returns when NATS greets on the port. Harmless when it already runs. */
export async function startNats(settings: ServiceSettings): Promise<void> {
  const { port, dir } = settings
  if (natsStatus(settings).state === 'stopped') {
    await refuseTakenPort('NATS', port, 'SERVICES_NATS_PORT')
    mkdirSync(dir, { recursive: true })
    const network = ['--addr', '127.0.0.1', '--port', String(port)]
    const files = ['--pid', pidFileIn(dir), '--log', join(dir, 'nats.log')]
    const jetStream = ['--jetstream', '--store_dir', join(dir, 'streams')]
    spawn(natsBinary(), [...network, ...files, ...jetStream], { detached: true, stdio: 'ignore' }).unref()
  }
  await waitUntil(`NATS answering on port ${port}`, async () => (await ask(port))?.startsWith('INFO ') ?? false)
}

export async function stopNats({ dir }: Pick<ServiceSettings, 'dir'>): Promise<void> {
  await killNats({ dir, signal: 'SIGTERM' })
}

export function natsStatus({ dir }: Pick<ServiceSettings, 'dir'>) {
  return statusOf(livingPid(pidFileIn(dir), 'nats-server'))
}

export async function killNats({ dir, signal }: { dir: string; signal: NodeJS.Signals }): Promise<void> {
  const running = natsStatus({ dir })
  if (running.state === 'stopped') return
  sendSignal(running.pid, signal)
  if (signal === 'SIGSTOP' || signal === 'SIGCONT') return
  await waitUntil(`end of NATS in ${dir} after ${signal}`, () => !exists(running.pid))
}

function pidFileIn(dir: string): string {
  return join(dir, 'nats.pid')
}
