import type { Look } from '../accounts/index.ts'
import { type MessageStateName, messageStateName, statesWith } from '../messages/index.ts'
import { type Face, findFaces, listPlaces } from './people.store.ts'
import type { Run } from './run.store.ts'
import { partsOfRun, type RunPart } from './run-part.rules.ts'

export interface PersonInRun extends Face {
  state: MessageStateName | 'untouched'
  /** Why they were left out, or what the mail could not be made of. */
  reason: string | null
  /** In the words of whoever refused the mail. */
  reply: string | null
}

/** Exactly the people behind one number of a run. */
export async function peopleOfRun(
  { reader }: Pick<Look, 'reader'>,
  { id, state }: Pick<Run, 'id' | 'state'>,
  { part, after, limit }: { part: RunPart; after: number; limit: number },
): Promise<PersonInRun[]> {
  const untouchedAre: RunPart = state === 'canceled' ? 'canceled' : 'waiting'
  const places = await listPlaces(reader, {
    ...{ runId: id, states: statesWith(partsOfRun, part), isWithUntouched: part === untouchedAre },
    ...{ after, limit },
  })
  const faces = await findFaces(
    reader,
    places.map((place) => place.id),
  )
  return faces.map((face, i) => {
    const { state: reached = null, reason = null, reply = null } = places[i] ?? {}
    return { ...face, state: reached === null ? 'untouched' : messageStateName(reached), reason, reply }
  })
}
