import { setTimeout as sleep } from 'node:timers/promises'
import { LmtpClient } from '../../server/test/lmtp-client.ts'
import type { PlannedReport } from './planned-reports.ts'

const again = 20
/** A process that does not come back by then never will. */
const mostAttempts = 5000

/** Delivers like a relay: whatever is not answered with 250 comes again, until it is. */
export class InsistentRelay {
  answered = 0
  /** Answers that never came, or asked to come again. */
  repeated = 0
  private readonly port: number
  private readonly queue: PlannedReport[]

  constructor(port: number, queue: readonly PlannedReport[]) {
    this.port = port
    this.queue = [...queue].reverse()
  }

  async deliverAll(connections: number): Promise<void> {
    await Promise.all(Array.from({ length: connections }, () => this.deliver()))
  }

  private async deliver(): Promise<void> {
    let client = await this.greet()
    for (let report = this.queue.pop(); report; report = this.queue.pop()) {
      for (let attempt = 1; !(await this.tryOnce(report, client)); attempt += 1) {
        if (attempt === mostAttempts) throw new Error(`never taken: the report to ${report.to}`)
        this.repeated += 1
        client.close()
        client = await this.greet()
      }
      this.answered += 1
    }
    client.close()
  }

  private async tryOnce({ to, raw }: PlannedReport, client: LmtpClient): Promise<boolean> {
    try {
      const code = await client.deliver(to, raw)
      if (code >= 500) throw new Error(`refused for good: ${code} to ${to}`)
      return code === 250
    } catch (error) {
      if ((error as Error).message.startsWith('refused')) throw error
      return false
    }
  }

  private async greet(): Promise<LmtpClient> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await LmtpClient.greet(this.port)
      } catch (error) {
        if (attempt === mostAttempts) throw error
        await sleep(again)
      }
    }
  }
}
