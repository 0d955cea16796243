export const groupTypes = { static: 1, dynamic: 2, external: 3 } as const

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
