/** Who is chosen, over all pages: some by name, or everybody but some. */
export interface Selection {
  mode: 'some' | 'all'
  /** With some: the chosen ones; with all: the exceptions. */
  ids: ReadonlySet<number>
}

export const nobody: Selection = { mode: 'some', ids: new Set() }
export const everybody: Selection = { mode: 'all', ids: new Set() }

export function isChosen({ mode, ids }: Selection, id: number): boolean {
  return ids.has(id) === (mode === 'some')
}

/** Null where everybody is chosen and nobody has counted them yet. */
export function countOf({ mode, ids }: Selection, total: number | null): number | null {
  if (mode === 'some') return ids.size
  return total === null ? null : Math.max(0, total - ids.size)
}

/** Chooses these, or lets go of them. */
export function choose(selection: Selection, changed: readonly number[], on: boolean): Selection {
  const ids = new Set(selection.ids)
  for (const id of changed) {
    if (on === (selection.mode === 'some')) ids.add(id)
    else ids.delete(id)
  }
  return { mode: selection.mode, ids }
}

/** From the row chosen last to this one, whichever comes first. */
export function rangeOf(shown: readonly number[], from: number, to: number): number[] {
  const [start, end] = [shown.indexOf(from), shown.indexOf(to)].sort((a, b) => a - b) as [number, number]
  return start < 0 ? [to] : shown.slice(start, end + 1)
}

export function shareChosen(selection: Selection, shown: readonly number[]): 'none' | 'some' | 'every' {
  const chosen = shown.filter((id) => isChosen(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === shown.length ? 'every' : 'some'
}
