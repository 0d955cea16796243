import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Order, Target, Volley } from './load-generator.ts'

const patienceSeconds = 30

/** The client side, in a process of its own so that its work is not counted as the server's. */
export class Load {
  private readonly generator: ChildProcess

  constructor() {
    this.generator = fork(join(import.meta.dirname, 'load-generator.ts'))
  }

  async aim(name: string, target: Target): Promise<void> {
    await this.order({ name, aim: target })
  }

  /** Every answer must be a success: a refusal is cheaper than the work that is to be measured. */
  async fire(name: string, seconds: number): Promise<Volley> {
    const volley = (await this.order({ fire: name, seconds }, seconds + patienceSeconds)) as Volley
    const [refusal] = Object.entries(volley.refused)
    if (refusal) throw new Error(`${name} answered ${refusal[0]} (${refusal[1].count} times): ${refusal[1].example}`)
    return volley
  }

  stop(): void {
    this.generator.disconnect()
  }

  private async order(order: Order, seconds = patienceSeconds): Promise<unknown> {
    const answer = once(this.generator, 'message', { signal: AbortSignal.timeout(seconds * 1000) })
    this.generator.send(order)
    const [message] = await answer.catch(() => {
      throw new Error(`no answer to the load within ${seconds} s`)
    })
    return message
  }
}
