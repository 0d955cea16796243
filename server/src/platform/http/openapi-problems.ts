import { z } from 'zod'
import type { Members, RefusalCode } from '../errors/refusal.ts'
import type { Components, SchemaOf } from './openapi-schema.ts'

/** What refusals of a code carry beside the members that all of them have. */
export type MembersByCode = Readonly<Record<string, Members>>

const problemSchema = z
  .looseObject({
    type: z.string().describe('An address that says what this code means and what helps; it opens in a browser'),
    title: z.string().describe('The code in words'),
    status: z.int().describe('The status of the answer'),
    detail: z.string().describe('What is wrong with this request, in a sentence'),
    instance: z.string().describe('The request id, as in X-Request-Id'),
    code: z.string().describe('Stable; rely on this and not on the texts'),
  })
  .meta({ id: 'Problem', description: 'A refusal (RFC 9457)' })

/** A schema for each code that the routes can answer with, and how an answer with one of several codes is described. */
export function problemWriter(
  refusals: readonly RefusalCode[],
  { components, schemaOf, members }: { components: Components; schemaOf: SchemaOf; members: MembersByCode },
): (codes: readonly string[]) => object {
  schemaOf(problemSchema, 'output')
  const byCode = Map.groupBy(refusals, ({ code }) => code)
  const codeOf = (components.Problem as { properties: { code: object } }).properties
  codeOf.code = { ...codeOf.code, enum: [...byCode.keys()].sort() }
  for (const [code, kinds] of byCode) components[nameOf(code)] = problemOfCode(kinds, members[code], schemaOf)
  return (codes) => {
    const refs = codes.map((code) => ({ $ref: `#/components/schemas/${nameOf(code)}` }))
    const mapping = Object.fromEntries(codes.map((code, i) => [code, refs[i]?.$ref]))
    return refs.length === 1 ? (refs[0] as object) : { oneOf: refs, discriminator: { propertyName: 'code', mapping } }
  }
}

function problemOfCode(kinds: readonly RefusalCode[], further: Members | undefined, schemaOf: SchemaOf): object {
  const { code, status, title } = kinds[0] as RefusalCode
  // Kinds that share a code share only some of their members.
  const all = kinds.map(({ members }) => members ?? {})
  const merged = Object.fromEntries(
    all.flatMap(Object.entries).map(([name, schema]) => {
      const isShared = all.every((members) => Object.hasOwn(members, name))
      return [name, isShared ? schema : schema.optional().describe(schema.description ?? '')]
    }),
  ) as Record<string, z.ZodType>
  const own = schemaOf(z.looseObject({ ...merged, ...further }), 'output') as {
    properties: Record<string, object>
    required?: string[]
  }
  return {
    description: title,
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      {
        type: 'object',
        properties: {
          code: { const: code, description: `Always ${code}` },
          status: { const: status, description: `Always ${status}` },
          ...own.properties,
        },
        required: ['code', 'status', ...(own.required ?? [])],
      },
    ],
  }
}

function nameOf(code: string): string {
  return `${pascalCase(code)}Problem`
}

export function pascalCase(code: string): string {
  const words = code.split('_').map((word) => word[0]?.toUpperCase() + word.slice(1))
  return words.join('')
}
