/** What the address of a report says; loaded with the first screen, so it stays small. */
export function readReportSearch(search: Record<string, unknown>): { count?: 'all'; curve?: 'clicked' } {
  return {
    ...(search.count === 'all' && { count: 'all' as const }),
    ...(search.curve === 'clicked' && { curve: 'clicked' as const }),
  }
}

const behinds = [
  ...(['sent', 'delivered', 'opened', 'clicked', 'clickedLink'] as const),
  ...(['hardBounced', 'softBounced', 'complained', 'left', 'failed'] as const),
]
export interface Behind {
  of: (typeof behinds)[number]
  link?: number
}

export function readBehindSearch(search: Record<string, unknown>): Behind {
  const of = behinds.find((known) => known === search.of) ?? 'opened'
  return of === 'clickedLink' && typeof search.link === 'number' ? { of, link: search.link } : { of }
}
