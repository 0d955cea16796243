import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'

/** The database's time, carried on by a clock that never jumps: the wall clock of this machine may be anything. */
export class DatabaseClock implements Clock {
  private anchor: { databaseMs: number; monotonicMs: number } | undefined

  now(): Date {
    if (!this.anchor) throw new Error('the clock was read before it was set')
    return new Date(this.anchor.databaseMs + performance.now() - this.anchor.monotonicMs)
  }

  async set(db: Database): Promise<void> {
    const askedMs = performance.now()
    const [[row]] = await db.outsideTenants<[{ ms: number }]>([
      { text: 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms', values: [] },
    ])
    this.anchor = { databaseMs: (row as { ms: number }).ms, monotonicMs: (askedMs + performance.now()) / 2 }
  }
}
