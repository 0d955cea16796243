import { firstSort, narrowings, readSubscriberSearch, type SubscriberAddress } from './subscriber-filter.rules.ts'

/** What a view keeps of the list: not the page, and no words, which are often somebody's address. */
export function keptOf(search: SubscriberAddress): Record<string, unknown> {
  const { page: _, view, sort, ...rest } = readSubscriberSearch({ ...search })
  const kept = {
    ...rest,
    view: view === 'all' ? undefined : view,
    sort: sort === firstSort ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
}

/** The saved view that the list shows now. */
export function shownView<V extends { search: Record<string, unknown> }>(
  views: readonly V[],
  search: SubscriberAddress,
): V | undefined {
  const shown = textOf(keptOf(search))
  return views.find((view) => textOf(keptOf(view.search)) === shown)
}

/** Whether there is anything to keep that no tab has. */
export function isWorthKeeping(search: SubscriberAddress): boolean {
  const names = narrowings({ ...search, words: undefined })
  const { columns = [] } = search
  return (
    names.some((name) => name !== 'view') ||
    columns.length > 0 ||
    (search.sort !== undefined && search.sort !== firstSort)
  )
}

function textOf(search: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)))
}
