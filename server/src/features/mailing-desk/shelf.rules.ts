/** How the list of mailings is divided; `all` holds what is sent once, and what events send lies on a shelf of its own. */
export const shelves = ['all', 'drafts', 'planned', 'sending', 'sent', 'standing'] as const
export type Shelf = (typeof shelves)[number]

/** Where a mailing stands in the list, from its top to its end. */
export const placesInList = { sending: 0, failed: 1, planned: 2, draft: 3, over: 4, standing: 5 } as const
type Place = keyof typeof placesInList

const placesOf: Record<Shelf, readonly Place[]> = {
  all: ['sending', 'failed', 'planned', 'draft', 'over'],
  drafts: ['draft'],
  planned: ['failed', 'planned'],
  sending: ['sending'],
  sent: ['over'],
  standing: ['standing'],
}

export function placesOn(shelf: Shelf): number[] {
  return placesOf[shelf].map((place) => placesInList[place])
}

/** How many mailings lie on each shelf, by how many stand at each place. */
export function countShelves(counts: readonly { place: number; count: number }[]): Record<Shelf, number> {
  const on = (shelf: Shelf) =>
    counts.filter(({ place }) => placesOn(shelf).includes(place)).reduce((sum, { count }) => sum + count, 0)
  return Object.fromEntries(shelves.map((shelf) => [shelf, on(shelf)])) as Record<Shelf, number>
}
