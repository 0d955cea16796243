import type { z } from 'zod'

export type Members = Readonly<Record<string, z.ZodType>>
// biome-ignore lint/complexity/noBannedTypes: no values at all
type NoValues = {}
type Values = Readonly<Record<string, unknown>>
type ValuesOf<M extends Members> = z.infer<z.ZodObject<M>>

/** One kind of refusal: what it is called, and what each door builds its own words from. */
interface RefusalSpec<M extends Members, V> {
  /** As API v1 calls it, where several kinds are one code there. */
  code?: string
  /** How HTTP classes it. */
  status: number
  title: string
  /** The sentence of API v1. Other doors make theirs from code, values and remedy. */
  detail: string | ((values: V) => string)
  /** What helps, by a name; a door knows the button, the call or the command for it. */
  remedy?: string
  /** Values that API v1 shows beside the code. A sentence may be made of further ones. */
  members?: M
}

type AnySpec = RefusalSpec<Members, never>

/** What a list of kinds tells of each of them. */
export interface RefusalCode {
  code: string
  status: number
  title: string
  remedy?: string
  members?: Members
}

export interface RefusalKind<V> extends RefusalCode {
  (...values: [keyof V] extends [never] ? [] : [V]): Refusal
}

/** What the caller can understand and was told: a code, values, a remedy. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  /** Its name in the table it comes from. */
  readonly kindName: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly remedy: string | null
  readonly values: Values
  /** The values that a problem document shows. */
  readonly extensions: Values
  /** Of an answer over HTTP. */
  headers: Readonly<Record<string, string>> = {}

  constructor(kindName: string, { code = kindName, status, title, detail, remedy, members }: AnySpec, values: Values) {
    const sentence = typeof detail === 'string' ? detail : detail(values as never)
    super(`${code}: ${sentence}`)
    this.code = code
    this.kindName = kindName
    this.status = status
    this.title = title
    this.detail = sentence
    this.remedy = remedy ?? null
    this.values = values
    this.extensions = Object.fromEntries(
      Object.entries(values).filter(([name]) => members && Object.hasOwn(members, name)),
    )
  }

  withHeaders(headers: Readonly<Record<string, string>>): this {
    this.headers = headers
    return this
  }
}

/** A kind whose sentence is made of its members; the compiler reads their types from there. */
export function withValues<const M extends Members>(spec: RefusalSpec<M, ValuesOf<M>> & { members: M }): typeof spec {
  return spec
}

type GivenFor<S> = (S extends { members: infer M extends Members } ? ValuesOf<M> : NoValues) &
  (S extends { detail: (values: infer V) => string } ? V : NoValues)

/** A table of refusals. The keys name the kinds; they are also the codes, unless a kind says otherwise. */
export function refusals<T extends Record<string, AnySpec>>(table: T): { [K in keyof T]: RefusalKind<GivenFor<T[K]>> } {
  const kinds = Object.entries(table).map(([kindName, spec]) => {
    const make = (values: Values = {}) => new Refusal(kindName, spec, values)
    return [kindName, Object.assign(make, spec, { code: spec.code ?? kindName })]
  })
  return Object.fromEntries(kinds) as never
}
