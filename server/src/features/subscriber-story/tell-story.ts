import type { Look } from '../accounts/index.ts'
import { readConsentOf } from '../consent/index.ts'
import { listEventsOf } from '../events/index.ts'
import { messageStateName } from '../messages/index.ts'
import { findSubscriber, subscriberRefusals } from '../subscribers/index.ts'
import { type KnownActor, nameActors } from '../users/index.ts'
import { listMailsTo, listReadings } from './sent-mail.store.ts'

/** One thing that happened with a person. What a kind does not have is null. */
export interface Happening {
  at: string
  kind: 'mail' | 'opened' | 'clicked' | 'state' | 'created' | 'changed'
  /** Of a mailing. */
  name: string | null
  /** What became of a mail, or the state that was entered. */
  state: string | null
  channelId: number | null
  source: string | null
  members: readonly string[] | null
  by: KnownActor | null
  runId: number | null
}

const nothing = { name: null, state: null, channelId: null, source: null, members: null, by: null, runId: null }
const mailsLookedAt = 60
const mostHappenings = 200

/** The newest first: mails and what became of them, changes of status and of data, each with who did it. */
export async function tellStory(look: Pick<Look, 'reader'>, subscriberId: number): Promise<Happening[]> {
  const { reader } = look
  const [person, entries, events, mails] = await Promise.all([
    findSubscriber(reader, { id: subscriberId }),
    readConsentOf(reader, subscriberId),
    listEventsOf(reader, subscriberId, mostHappenings),
    listMailsTo(reader, subscriberId, mailsLookedAt),
  ])
  if (!person) throw subscriberRefusals.subscriber_not_found()
  const readings = await listReadings(reader, subscriberId, [...new Set(mails.map(({ runId }) => runId))])
  const told = [...entries.map(({ actor }) => actor), ...events.map(({ actor }) => actor ?? '')]
  const actors = await nameActors(reader, told)
  const by = (i: number) => (told[i] ? (actors[i] as KnownActor) : null)
  const happenings: Happening[] = [
    ...entries.map((entry, i) => ({
      ...{ ...nothing, at: entry.occurredAt, kind: 'state' as const, state: entry.toState, by: by(i) },
      ...{ channelId: entry.channelId, source: entry.source },
    })),
    ...events.map(({ type, occurredAt, members }, i) => ({
      ...{ ...nothing, at: occurredAt, members, by: by(entries.length + i) },
      kind: type === 'subscriber.created' ? ('created' as const) : ('changed' as const),
    })),
    ...mails.map(({ at, name, runId, state }) => ({
      ...{ ...nothing, at, kind: 'mail' as const, name, runId, state: messageStateName(state) },
    })),
    ...readings.flatMap(({ runId, name, openedAt, clickedAt }) => [
      ...(openedAt ? [{ ...nothing, at: openedAt, kind: 'opened' as const, name, runId }] : []),
      ...(clickedAt ? [{ ...nothing, at: clickedAt, kind: 'clicked' as const, name, runId }] : []),
    ]),
  ]
  return happenings.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, mostHappenings)
}
