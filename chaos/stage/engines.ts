import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EngineAction, EngineName, EngineOrder, EngineReport } from './engine-worker.ts'
import { freePort } from './free-port.ts'

/** PostgreSQL, Redis and NATS of one run. Starting them blocks a thread, and the load must go on meanwhile: hence a worker. */
export class Engines {
  readonly ports: Record<EngineName, number>
  private readonly dir: string
  private readonly worker = new Worker(new URL('./engine-worker.ts', import.meta.url))
  private readonly waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  private orders = 0

  static async in(dir: string): Promise<Engines> {
    return new Engines(dir, { postgres: await freePort(), redis: await freePort(), nats: await freePort() })
  }

  private constructor(dir: string, ports: Record<EngineName, number>) {
    this.dir = dir
    this.ports = ports
    this.worker.on('message', ({ number, error }: EngineReport) => {
      const waiting = this.waiting.get(number)
      this.waiting.delete(number)
      if (error === undefined) waiting?.resolve()
      else waiting?.reject(new Error(error))
    })
  }

  start(engine: EngineName): Promise<void> {
    return this.order(engine, 'start')
  }

  /** With SIGKILL; returns when its processes are gone. */
  kill(engine: EngineName): Promise<void> {
    return this.order(engine, 'kill')
  }

  /** Kills NATS and takes its data away. */
  wipeNats(): Promise<void> {
    return this.order('nats', 'wipe')
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.order('postgres', 'stop'), this.order('redis', 'stop'), this.order('nats', 'stop')])
    await this.worker.terminate()
  }

  private order(engine: EngineName, action: EngineAction): Promise<void> {
    const number = ++this.orders
    const settings = {
      port: this.ports[engine],
      dir: join(this.dir, engine),
      ...(engine === 'postgres' && { configuration: { shared_buffers: "'64MB'" } }),
    }
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject })
      this.worker.postMessage({ number, engine, action, settings } satisfies EngineOrder)
    })
  }
}
