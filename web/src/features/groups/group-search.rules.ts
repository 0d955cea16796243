const groupSorts = ['name', '-name', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const
const memberSorts = ['lastname', 'email', 'createdAt', 'updatedAt'].flatMap((sort) => [sort, `-${sort}`])

/** What the address of the list of groups says. */
export interface GroupsSearch {
  page?: number
  sort?: string
}

/** What is asked about the members of a group: the address says all of it but the words. */
export interface MembersSearch extends GroupsSearch {
  /** Parts of names and addresses, which belong into no history and no log. */
  words?: string
}

export function readGroupsSearch(raw: Record<string, unknown>): GroupsSearch {
  return { page: pageOf(raw.page), sort: groupSorts.find((sort) => sort === raw.sort) }
}

export function readMembersSearch(raw: Record<string, unknown>): GroupsSearch {
  return { page: pageOf(raw.page), sort: memberSorts.find((sort) => sort === raw.sort) }
}

/** What the address of a group that is not there yet says. */
export function readNewGroupSearch(raw: Record<string, unknown>): { name?: string } {
  const name = typeof raw.name === 'string' || typeof raw.name === 'number' ? String(raw.name).trim() : ''
  return { name: name.length < 2 ? undefined : name.slice(0, 191) }
}

function pageOf(raw: unknown): number | undefined {
  const page = Number(raw)
  return Number.isInteger(page) && page > 1 ? page : undefined
}
