import { createContext, useContext } from 'react'
import type { ConditionFault, Vocabulary } from '../../api/records.ts'
import type { BoxNode } from './condition-tree.rules.ts'

export type LineFault = ConditionFault | 'unfinished'

/** What every line and box of the editor knows of the whole. */
export interface Editing {
  vocabulary: Vocabulary
  tree: BoxNode
  change(tree: BoxNode): void
  /** People left after each line and box, as far as they are counted; what a line of a NONE takes away. */
  left: ReadonlyMap<string, number>
  everybody: number
  /** The figures are of an earlier question. */
  isCounting: boolean
  faults: ReadonlyMap<string, LineFault>
  /** The line or box after which nobody is left. */
  emptiedBy: string | null
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  return useContext(EditingContext) as Editing
}
