import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../stage/http-call.ts'

export const perRequest = 20
export const pauseMs = 500

/** Writes through the API, one request after the other, so that it is known which sequence happened when. */
export class EventLoad {
  private readonly port: number
  private readonly key: string
  private readonly ids: number[] = []
  private readonly commits: number[] = []
  private round = 0

  constructor(port: number, key: string) {
    this.port = port
    this.key = key
  }

  /** The last sequence there is. */
  get last(): number {
    return this.commits.length
  }

  committedMs(sequence: number): number {
    return this.commits[sequence - 1] as number
  }

  async begin(): Promise<void> {
    for (let i = 1; i <= perRequest; i += 1) {
      const body = { email: `person.${i}@example.com`, status: 1 }
      const { status, body: answer } = await this.send('POST', '/subscribers', body)
      if (status !== 201) throw new Error(`could not create a subscriber: ${JSON.stringify(answer)}`)
      this.ids.push(answer.data.id)
      this.commits.push(Date.now())
    }
  }

  /** So many more events, at a steady pace. */
  async write(events: number): Promise<void> {
    for (let written = 0; written < events; written += perRequest) {
      const startedMs = performance.now()
      this.round += 1
      const subscribers = this.ids.map((id) => ({ id, city: `Kiel ${this.round}` }))
      const { status, body } = await this.send('PUT', '/subscribers/multiple', { subscribers })
      if (status !== 200 || body.meta.meta.updated !== perRequest)
        throw new Error(`could not write: ${JSON.stringify(body)}`)
      const now = Date.now()
      for (let i = 0; i < perRequest; i += 1) this.commits.push(now)
      await sleep(Math.max(0, pauseMs - (performance.now() - startedMs)))
    }
  }

  private send(method: string, path: string, body: object) {
    return call({ port: this.port, method, path, key: this.key, body })
  }
}
