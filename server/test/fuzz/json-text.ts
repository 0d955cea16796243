/** Goes into a body as it stands: numbers and escapes that JSON.stringify does not write. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Members as pairs, so that a name may come twice and `__proto__` is a name like any other. */
export class Members {
  readonly pairs: [string, Json][]
  constructor(pairs: [string, Json][]) {
    this.pairs = pairs
  }
}

export type Json = null | boolean | number | string | RawJson | Members | Json[]

export function toText(value: Json): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(toText).join(',')}]`
  if (value instanceof Members)
    return `{${value.pairs.map(([name, member]) => `${JSON.stringify(name)}:${toText(member)}`).join(',')}}`
  return JSON.stringify(value)
}
