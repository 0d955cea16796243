export interface ChaosOptions {
  sample: boolean
  /** Of everything left to chance; each run has its own when nothing is asked for. */
  seed?: number
}

export interface Finding {
  passed: boolean
  text: string
}

/** What a run has shown. */
export interface Verdict {
  findings: Finding[]
  /** What a reader needs to weigh the findings, printed beside them. */
  note?: string
  /** The closing line. */
  summary: string
  /** Clauses of the specification that hold when every finding has passed. */
  provenIds: string[]
  /** What the same run shows beside the product, so that its figures mean something. Without it nothing is proven. */
  control?: string
  figures: Record<string, unknown>
}

export function finding(passed: boolean, text: string): Finding {
  return { passed, text }
}
