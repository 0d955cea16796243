export const rowsPerPage = 50

export interface Stretch {
  first: number
  last: number
  pages: number
}

/** 51–100 of 1,204,318: where a page lies in its list. */
export function stretchOf(page: number, total: number): Stretch {
  const pages = Math.max(1, Math.ceil(total / rowsPerPage))
  const first = total === 0 ? 0 : (page - 1) * rowsPerPage + 1
  return { first, last: Math.min(total, page * rowsPerPage), pages }
}

/** What was typed as a page, if there is one like it. */
export function pageTyped(text: string, pages: number): number | null {
  const page = Number(text.trim())
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : null
}
