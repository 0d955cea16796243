import { z } from 'zod'

export type Components = Record<string, unknown>
export type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => object

/**
 * JSON Schema 2020-12; named schemas move to the components and are referred to. Answers stay open for members that come
 * later, unless `closed` asks for what there is today.
 */
export function schemaWriter(components: Components, { closed }: { closed: boolean }): SchemaOf {
  return (schema, io) => {
    const json = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      reused: 'inline',
    }) as Record<string, unknown>
    const written = (part: Record<string, unknown>) => tidy(part, io === 'output' && !closed) as Record<string, unknown>
    const { $defs, $schema: _, ...root } = json
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Record<string, unknown>>)) {
      const { $schema: __, id: ___, ...rest } = definition
      components[name] = written(rest)
    }
    if (typeof root.id !== 'string') return written(root)
    const { id, ...rest } = root
    components[id] = written(rest)
    return { $ref: `#/components/schemas/${id}` }
  }
}

/** What zod says of every integer: its range in JavaScript. As a limit of ours it would only mislead. */
const safeRange = new Set<unknown>([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])

function tidy(node: unknown, open: boolean): unknown {
  if (Array.isArray(node)) return node.map((entry) => tidy(entry, open))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node)
    .filter(([name, value]) => !((name === 'minimum' || name === 'maximum') && safeRange.has(value)))
    .filter(([name, value]) => !(open && name === 'additionalProperties' && value === false))
    .map(([name, value]) => [name, name === '$ref' ? componentRef(value) : tidy(value, open)])
  return Object.fromEntries(entries)
}

function componentRef(reference: unknown): string {
  return String(reference).replace('#/$defs/', '#/components/schemas/')
}
