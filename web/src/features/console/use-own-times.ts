import { ownZone } from '../../ui/shown-zone.ts'
import { useTimesIn } from '../../ui/use-times.ts'

/** Operators read times where they sit. */
export function useOwnTimes() {
  return useTimesIn(ownZone)
}
