import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { millisecondsOf, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** What a mailing does now, or is to do next. */
export const standings = ['sending', 'paused', 'failed', 'planned', 'daily', 'draft'] as const
export type Standing = (typeof standings)[number]

export interface Coming {
  standing: Standing
  mailingId: number
  name: string
  /** Whom it is aimed at; null = nobody can tell yet. */
  recipients: number | null
  /** Of them, those of whose mails nothing is to be expected any more; only while it is being sent. */
  done: number | null
  /** When it began, is to begin, or was written; null = it follows birthdays. */
  at: Timestamp | null
  /** When it may have ended, at the speed it had so far. */
  endsAt: Timestamp | null
}

const most = 7

/** What happens now comes first, then what is next by its time, then what somebody wrote last. */
export function arrange(all: readonly Coming[]): Coming[] {
  const place = ({ standing }: Coming) => standings.indexOf(standing)
  const time = ({ standing, at }: Coming) => (at === null ? 0 : millisecondsOf(at) * (standing === 'draft' ? -1 : 1))
  return all.toSorted((a, b) => place(a) - place(b) || time(a) - time(b)).slice(0, most)
}

/** Null before the first mail has left, and after the last. */
export function expectedEnd(
  { startedAt, recipients, done }: { startedAt: Timestamp; recipients: number; done: number },
  now: Date,
): Timestamp | null {
  const elapsedMs = now.getTime() - millisecondsOf(startedAt)
  if (done <= 0 || done >= recipients || elapsedMs <= 0) return null
  return timestamp(now.getTime() + (elapsedMs / done) * (recipients - done))
}
