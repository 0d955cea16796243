import { createColumnHelper, metaHelper, type RowData, tableFeatures } from '@tanstack/react-table'

export interface Look {
  /** The key of the column's name in the words. */
  name: string
  /** What a customer calls it, instead. */
  given?: string
  /** By what the server sorts it; without it, it cannot. */
  sort?: string
  isFigure?: boolean
  width?: number | string
  /** On a phone it takes the room the others leave. */
  grow?: boolean
  /** Whether a phone has room for it. */
  small?: boolean
}

export const features = tableFeatures({ columnMeta: metaHelper<Look>() })
export type Features = typeof features

/** Column definitions of a feature, at module scope. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>()
