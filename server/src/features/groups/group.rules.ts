import type { Actor } from '../accounts/index.ts'

export const groupTypes = { static: 1, dynamic: 2, external: 3 } as const

/** What whoever keeps a group may forbid users of the application, admins too. Other systems are not bound by it. */
export interface GroupPermissions {
  canEdit: boolean
  canDelete: boolean
  canAssignSubscribers: boolean
}
export type GroupPermission = keyof GroupPermissions

export function isLocked(group: GroupPermissions, permission: GroupPermission, actor: Actor): boolean {
  return actor.kind === 'user' && !group[permission]
}

/** Group names are unique in an account whatever their letter case. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

export type Assignment = { subscriberId: number; result: 'added' | 'alreadyMember' | 'notFound' }

/** The outcome per id, in the order asked for; an id listed twice is a member the second time. */
export function planAssignment(
  ids: readonly number[],
  candidates: ReadonlyMap<number, 'member' | 'subscriber'>,
): Assignment[] {
  const added = new Set<number>()
  return ids.map((subscriberId) => {
    const candidate = candidates.get(subscriberId)
    if (!candidate) return { subscriberId, result: 'notFound' }
    if (candidate === 'member' || added.has(subscriberId)) return { subscriberId, result: 'alreadyMember' }
    added.add(subscriberId)
    return { subscriberId, result: 'added' }
  })
}
