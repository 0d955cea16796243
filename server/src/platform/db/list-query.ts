export interface Page {
  page: number
  limit: number
}

export type RangeOperator = 'gte' | 'gt' | 'lte' | 'lt'

/** `values` are alternatives; null stands for "empty". */
export interface Filter {
  field: string
  operator: 'eq' | 'contains' | RangeOperator
  values: (string | number | null)[]
}

export interface Sort {
  field: string
  descending: boolean
}

/** What a list is asked for. Doors read it from their own language, stores answer it. */
export interface ListQuery<I extends string = never> extends Page {
  include: I[]
  filters: Filter[]
  sort: Sort[]
}
