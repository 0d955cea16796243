import { findAccountHead, type Look } from '../accounts/index.ts'
import { readEventsAfter } from '../events/index.ts'
import { findSupportMark } from '../support-sessions/index.ts'
import { lastRevision, listJobsAfter } from './job.store.ts'

const mostAtOnce = 100

export interface LiveNews {
  /** Where somebody who knows this goes on. */
  position: string
  event: 'ready' | 'event' | 'job' | 'support'
  data: object
}

/** What happened in an account after a position: its event log by sequence, its jobs by revision, and whether support was let in. */
export async function readLive({ reader }: Pick<Look, 'reader'>, position: string | null): Promise<LiveNews[]> {
  const known = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(position ?? '')
  if (!known) return [await beginning({ reader })]
  const [sequence, revision, mark] = [Number(known[1]), Number(known[2]), Number(known[3])]
  const [events, jobs, markNow] = await Promise.all([
    readEventsAfter(reader, sequence, mostAtOnce),
    listJobsAfter(reader, revision, mostAtOnce),
    findSupportMark(reader),
  ])
  const seen = events.at(-1)?.seq ?? sequence
  return [
    // Whom it was about is for those who may see people, and they look it up.
    ...events.map(({ seq, type }) => ({
      position: `${seq}.${revision}.${mark}`,
      event: 'event' as const,
      data: { sequence: seq, type },
    })),
    ...jobs.map(({ revision: at, ...job }) => ({
      position: `${seen}.${at}.${mark}`,
      event: 'job' as const,
      data: job,
    })),
    ...(markNow === mark
      ? []
      : [{ position: `${seen}.${jobs.at(-1)?.revision ?? revision}.${markNow}`, event: 'support' as const, data: {} }]),
  ]
}

async function beginning({ reader }: Pick<Look, 'reader'>): Promise<LiveNews> {
  const [head, revision, mark] = await Promise.all([
    findAccountHead(reader),
    lastRevision(reader),
    findSupportMark(reader),
  ])
  return { position: `${head?.eventSeq ?? 0}.${revision}.${mark}`, event: 'ready', data: {} }
}
