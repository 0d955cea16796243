import { useTimes } from '../../ui/use-times.ts'

/** Operators read times where they sit. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useOwnTimes() {
  return useTimes(ownZone)
}
