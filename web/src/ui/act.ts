import type { ComponentType } from 'react'

/** One thing a person can do, whether by menu, palette, bar or key. */
export interface Act {
  id: string
  label: string
  /** What it concerns, in a few quiet words. */
  hint?: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** Keys pressed one after the other, as `g s`. */
  keys?: string
  run(): void
}
