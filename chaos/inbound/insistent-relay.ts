import { setTimeout as sleep } from 'node:timers/promises'
import { LmtpClient } from '../../server/test/lmtp-client.ts'
import type { PlannedReport } from './planned-reports.ts'

const again = 20

/** Delivers like a relay: whatever is not answered with 250 comes again, until it is. */
export class InsistentRelay {
  answered = 0
  /** Answers that never came, or asked to come again. */
  repeated = 0
  readonly #port: number
  readonly #queue: PlannedReport[]

  constructor(port: number, queue: readonly PlannedReport[]) {
    this.#port = port
    this.#queue = [...queue].reverse()
  }

  async deliverAll(connections: number): Promise<void> {
    await Promise.all(Array.from({ length: connections }, () => this.#deliver()))
  }

  async #deliver(): Promise<void> {
    let client = await this.#greet()
    for (let report = this.#queue.pop(); report; report = this.#queue.pop()) {
      while (!(await this.#tryOnce(report, client))) {
        this.repeated += 1
        client.close()
        client = await this.#greet()
      }
      this.answered += 1
    }
    client.close()
  }

  async #tryOnce({ to, raw }: PlannedReport, client: LmtpClient): Promise<boolean> {
    try {
      const code = await client.deliver(to, raw)
      if (code >= 500) throw new Error(`refused for good: ${code} to ${to}`)
      return code === 250
    } catch (error) {
      if ((error as Error).message.startsWith('refused')) throw error
      return false
    }
  }

  async #greet(): Promise<LmtpClient> {
    for (;;) {
      try {
        return await LmtpClient.greet(this.#port)
      } catch {
        await sleep(again)
      }
    }
  }
}
