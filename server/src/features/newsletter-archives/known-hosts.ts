import type { App } from '../../platform/app/app.ts'
import { findArchiveOfHost, type HostedArchive } from './host.store.ts'

const keptMs = 60_000

/** Whose archive is read under a host: one indexed read, and then from memory for a minute. */
export class KnownHosts {
  private readonly app: Pick<App, 'db' | 'clock'>
  private readonly known = new Map<string, { archive: HostedArchive; until: number }>()
  /** Apart, so that a flood of names of nobody pushes out nothing but itself. */
  private readonly strange = new Map<string, number>()
  private readonly asked = new Map<string, Promise<HostedArchive | undefined>>()

  private readonly most: number

  constructor(app: Pick<App, 'db' | 'clock'>, most = 10_000) {
    this.app = app
    this.most = most
  }

  async find(host: string): Promise<HostedArchive | undefined> {
    const now = this.app.clock.now().getTime()
    const known = this.known.get(host)
    if (known && known.until > now) return known.archive
    if ((this.strange.get(host) ?? 0) > now) return undefined
    const archive = await this.ask(host)
    this.forget(host)
    if (archive) this.keep(this.known, host, { archive, until: now + keptMs })
    else this.keep(this.strange, host, now + keptMs)
    return archive
  }

  private keep<T>(map: Map<string, T>, host: string, value: T): void {
    if (map.size >= this.most) map.clear()
    map.set(host, value)
  }

  /** What was known turned out to be so no longer. */
  forget(host: string): void {
    this.known.delete(host)
    this.strange.delete(host)
  }

  /** Many visits at once ask once. */
  private ask(host: string): Promise<HostedArchive | undefined> {
    const under = this.asked.get(host)
    if (under) return under
    const asked = findArchiveOfHost(this.app.db, host).finally(() => this.asked.delete(host))
    this.asked.set(host, asked)
    return asked
  }
}
