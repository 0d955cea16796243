import type { Reader } from '../../platform/db/database.ts'
import { findActorNames } from './actor-names.store.ts'

/** Who did something, as screens call them. */
export interface KnownActor {
  /** What they are: user, key, person, mail-system, … */
  kind: string
  /** Null = there is no name for this kind, or it is not known any more. */
  name: string | null
}

/** In the order of the names that ledgers have for them. */
export async function nameActors(reader: Reader, actors: readonly string[]): Promise<KnownActor[]> {
  const named = await findActorNames(
    reader,
    [...new Set(actors)].filter((actor) => actor.includes(':')),
  )
  return actors.map((actor) => ({ kind: actor.split(':', 1)[0] as string, name: named.get(actor) ?? null }))
}
