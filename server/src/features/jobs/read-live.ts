import { findAccountHead, type Look } from '../accounts/index.ts'
import { readEventsAfter } from '../events/index.ts'
import { lastRevision, listJobsAfter } from './job.store.ts'

const mostAtOnce = 100

export interface LiveNews {
  /** Where somebody who knows this goes on. */
  position: string
  event: 'ready' | 'event' | 'job'
  data: object
}

/** What happened in an account after a position: its event log by sequence, its jobs by revision. */
export async function readLive({ reader }: Pick<Look, 'reader'>, position: string | null): Promise<LiveNews[]> {
  const known = /^(\d{1,15})\.(\d{1,15})$/.exec(position ?? '')
  if (!known) return [await beginning({ reader })]
  const [sequence, revision] = [Number(known[1]), Number(known[2])]
  const [events, jobs] = await Promise.all([
    readEventsAfter(reader, sequence, mostAtOnce),
    listJobsAfter(reader, revision, mostAtOnce),
  ])
  const seen = events.at(-1)?.seq ?? sequence
  return [
    // Whom it was about is for those who may see people, and they look it up.
    ...events.map(({ seq, type }) => ({
      position: `${seq}.${revision}`,
      event: 'event' as const,
      data: { sequence: seq, type },
    })),
    ...jobs.map(({ revision: at, ...job }) => ({ position: `${seen}.${at}`, event: 'job' as const, data: job })),
  ]
}

async function beginning({ reader }: Pick<Look, 'reader'>): Promise<LiveNews> {
  const [head, revision] = await Promise.all([findAccountHead(reader), lastRevision(reader)])
  return { position: `${head?.eventSeq ?? 0}.${revision}`, event: 'ready', data: {} }
}
