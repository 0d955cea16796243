import type { App } from '../../platform/app/app.ts'
import { type Journal, JournalUnavailable } from '../../platform/broker/journal.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { storeEvents, type TrackingEvent } from './tracking-event.store.ts'

export interface TrackingParts extends Pick<App, 'db' | 'log' | 'metrics'> {
  journal: Journal
}

interface Group {
  events: TrackingEvent[]
  kept: Promise<void>
  settle: () => void
}

const mostPerGroup = 1000

/**
 * Notes events down so that they are safe before anybody is answered. One commit is under way at a time; everything that
 * arrives meanwhile rides the next one, so the busier it gets, the less one event costs.
 */
export class EventLog {
  private readonly parts: TrackingParts
  private waiting: Group[] = []
  private flowing = false
  private databaseIsAway = false
  private lost = 0

  constructor(parts: TrackingParts) {
    this.parts = parts
  }

  /** Resolves when the event is stored, or when nothing more can be done for it; never fails. */
  note(event: TrackingEvent): Promise<void> {
    const group = this.openGroup()
    group.events.push(event)
    if (!this.flowing) {
      this.flowing = true
      // What came in with the same turn of the event loop goes together.
      setImmediate(() => void this.flow())
    }
    return group.kept
  }

  private openGroup(): Group {
    const last = this.waiting.at(-1)
    if (last && last.events.length < mostPerGroup) return last
    const { promise, resolve } = Promise.withResolvers<void>()
    const group = { events: [], kept: promise, settle: resolve }
    this.waiting.push(group)
    return group
  }

  private async flow(): Promise<void> {
    for (let group = this.waiting.shift(); group; group = this.waiting.shift()) {
      this.parts.metrics.trackingEvents.inc({ kept: await this.keep(group.events) }, group.events.length)
      group.settle()
    }
    this.flowing = false
  }

  private async keep(events: TrackingEvent[]): Promise<'database' | 'journal' | 'lost'> {
    if (!this.databaseIsAway)
      try {
        await storeEvents(this.parts.db, events)
        return 'database'
      } catch (error) {
        if (!isUnavailable(error)) this.parts.log.error({ err: error }, 'PostgreSQL refused events')
        else this.parts.log.warn('PostgreSQL is away; opens and clicks go to the journal')
        this.databaseIsAway = true
      }
    try {
      await this.parts.journal.append(JSON.stringify(events))
      return 'journal'
    } catch (error) {
      this.reportLoss(events.length, error)
      return 'lost'
    }
  }

  /** The reader of a mail still gets where he wants to go; one line per thousand tells the operator. */
  private reportLoss(count: number, error: unknown): void {
    const before = Math.floor(this.lost / 1000)
    this.lost += count
    if (this.lost === count || Math.floor(this.lost / 1000) > before)
      this.parts.log.error({ err: error, lost: this.lost }, 'opens and clicks are lost: PostgreSQL and NATS are away')
  }

  private async bringIn(records: readonly string[]): Promise<void> {
    const events = records.flatMap((record) => JSON.parse(record) as TrackingEvent[])
    for (let start = 0; start < events.length; start += mostPerGroup)
      await this.storeApart(events.slice(start, start + mostPerGroup))
  }

  /** One event that PostgreSQL refuses must not keep all others in the journal. */
  private async storeApart(events: TrackingEvent[]): Promise<void> {
    const { db, log } = this.parts
    try {
      return await storeEvents(db, events)
    } catch (error) {
      if (isUnavailable(error)) throw error
      if (events.length === 1)
        return log.error({ err: error, event: events[0] }, 'PostgreSQL refused an event for good')
    }
    const half = Math.ceil(events.length / 2)
    await this.storeApart(events.slice(0, half))
    await this.storeApart(events.slice(half))
  }

  /**
   * Brings what the journal keeps, also that of a process that is no more, into the database; tells how many records.
   * Called again and again; while either of the two is away there is nothing to do.
   */
  async catchUp(): Promise<number> {
    const { db, journal, log } = this.parts
    try {
      if (this.databaseIsAway) {
        await db.outsideTenants([{ text: 'select 1', values: [] }])
        this.databaseIsAway = false
        log.info('PostgreSQL is back; opens and clicks go there again')
      }
      return await journal.drain((records) => this.bringIn(records))
    } catch (error) {
      if (isUnavailable(error) || error instanceof JournalUnavailable) return 0
      throw error
    }
  }
}
