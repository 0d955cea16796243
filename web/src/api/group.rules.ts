import type { Group } from './records.ts'

const dynamic = 2

/** Groups that users put people into: conditions fill the others, or another system keeps them. */
export function assignable<G extends Pick<Group, 'type' | 'permissions'>>(groups: readonly G[]): G[] {
  return groups.filter(({ type, permissions }) => type !== dynamic && permissions.canAssignSubscribers)
}
