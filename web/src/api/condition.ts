/** One condition, as the server judges it. */
export interface ConditionLine {
  source: string
  operator: string
  values: string[]
}

/** Conditions that must all be true. */
export interface AllOf {
  join: 'all'
  of: ConditionLine[]
}
