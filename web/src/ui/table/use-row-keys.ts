import type { RefObject } from 'react'
import { useKeys } from '../use-keys.ts'

/** J and K go from row to row, X chooses; Enter opens, as the link of the row has the focus. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>, onChoose: (index: number) => void): void {
  const rows = () => [...(body.current?.rows ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const move = (step: 1 | -1) => {
    const next = rows()[Math.max(0, current() + step)]
    const link = next?.querySelector<HTMLElement>('a')
    link?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const index = current()
      if (index >= 0) onChoose(index)
    },
  })
}
