import type { Publication, PublishedCopy } from '../../api/records.ts'

/** Those that did something with it, of those that have it. */
export function usedBy({ copies }: Pick<Publication, 'copies'>): { used: number; all: number } {
  const idle: PublishedCopy['state'][] = ['received', 'declined', 'withdrawn']
  return { used: copies.filter(({ state }) => !idle.includes(state)).length, all: copies.length }
}

export type Shelf = 'out' | 'withdrawn'

export function onShelf(publications: readonly Publication[], shelf: Shelf): Publication[] {
  return publications.filter(({ withdrawnAt }) => (withdrawnAt === null) === (shelf === 'out'))
}

/** Only what waits for its time, or for events, can be stopped. */
export function canStop({ copies }: Pick<Publication, 'copies'>): boolean {
  return copies.some(({ state }) => state === 'planned' || state === 'active')
}

export function fixesOf({
  fixesSubject,
  fixesContent,
}: Pick<Publication, 'fixesSubject' | 'fixesContent'>): 'both' | 'content' | 'subject' {
  if (fixesSubject && fixesContent) return 'both'
  return fixesContent ? 'content' : 'subject'
}
