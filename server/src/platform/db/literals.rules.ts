import { raw, type Sql } from 'sql-template-tag'

/**
 * Numbers and words of our own as parts of a statement's text. They are no values of it, because partial indexes are
 * only found by what stands in the text.
 */
export function literals<Name extends string>(values: Readonly<Record<Name, string | number>>): Record<Name, Sql> {
  const words = Object.entries<string | number>(values).map(([name, value]) => [name, raw(written(value))])
  return Object.fromEntries(words) as Record<Name, Sql>
}

/** For `in …`. */
export function literalList(values: readonly (string | number)[]): Sql {
  return raw(`(${values.map(written).join(', ')})`)
}

function written(value: string | number): string {
  if (typeof value === 'number') return String(value)
  if (!/^[\w ]+$/.test(value)) throw new Error(`"${value}" is not a word of ours`)
  return `'${value}'`
}
