import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { Look } from '../accounts/index.ts'
import { conditionFaults } from './condition.refusals.ts'
import type { Condition } from './condition.rules.ts'
import { findConditionFaults, type PlacedFault } from './find-condition-faults.ts'
import { type SoundPart, soundPart } from './sound-part.rules.ts'

/** Refuses conditions that cannot be judged, and names each line at fault. `selfId`: the group they belong to. */
export async function assertSound(
  { reader, clock }: Pick<Look, 'reader' | 'clock'>,
  conditions: Condition,
  selfId: number | null,
): Promise<void> {
  const faults = await findConditionFaults(reader, clock.now(), conditions, selfId)
  if (faults.length > 0) throw validationFailed(faults.map(errorOf))
}

/** What can be judged of conditions, and the lines that cannot; what is wrong with the whole is refused. */
export async function soundPartOf(
  { reader, clock }: Pick<Look, 'reader' | 'clock'>,
  conditions: Condition,
  selfId: number | null,
): Promise<{ sound: SoundPart | undefined; faults: PlacedFault[] }> {
  const faults = await findConditionFaults(reader, clock.now(), conditions, selfId)
  if (faults.some(({ path }) => path.length === 0)) throw validationFailed(faults.map(errorOf))
  const paths = faults.map(({ path }) => path)
  return { sound: soundPart(conditions, paths), faults }
}

function errorOf({ path, fault }: PlacedFault) {
  return fieldError(`#/conditions${path.map((place) => `/of/${place}`).join('')}`, conditionFaults[fault])
}
