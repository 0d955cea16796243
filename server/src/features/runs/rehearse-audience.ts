import type { Look } from '../accounts/index.ts'
import type { Audience } from './audience.store.ts'
import type { AudiencePart } from './audience-part.rules.ts'
import { type AudienceCounts, countParts, listPart } from './audience-parts.store.ts'
import { evaluateAudience } from './evaluate-audience.ts'
import { type Face, findFaces } from './people.store.ts'

/** Whom a mailing would reach at this moment, and why not the others; the same sets that a run is aimed by. */
export async function rehearseAudience(
  { reader, clock }: Pick<Look, 'reader' | 'clock'>,
  audience: Audience,
): Promise<{ counts: AudienceCounts; invalidIds: number[] }> {
  const { audience: evaluated, invalidIds } = await evaluateAudience(reader, audience, clock.now())
  return { counts: await countParts(reader, evaluated), invalidIds }
}

export async function listAudience(
  { reader, clock }: Pick<Look, 'reader' | 'clock'>,
  audience: Audience,
  page: { part: AudiencePart; after: number; limit: number },
): Promise<Face[]> {
  const { audience: evaluated } = await evaluateAudience(reader, audience, clock.now())
  return findFaces(reader, await listPart(reader, evaluated, page))
}
