import type { z } from 'zod'
import { AppError } from './app-error.ts'
import type { ErrorCode } from './error-table.ts'

type Members = Readonly<Record<string, z.ZodType>>
// biome-ignore lint/complexity/noBannedTypes: no members at all
type NoMembers = {}
type ValuesOf<M extends Members> = z.infer<z.ZodObject<M>>

/** One kind of refusal: what it is called, and what each door builds its own words from. */
interface RefusalSpec<M extends Members> {
  /** As API v1 calls it, where several kinds are one code there. */
  code?: string
  /** How HTTP classes it. */
  status: number
  title: string
  /** The sentence of API v1. Other doors make theirs from code, values and remedy. */
  detail: string | ((values: ValuesOf<M>) => string)
  /** What helps, by a name; a door knows the button, the call or the command for it. */
  remedy?: string
  /** Values that come with the refusal; the API shows them beside the code. */
  members?: M
}

/** What a list of kinds tells of each of them. */
export interface RefusalCode {
  code: string
  status: number
  title: string
}

export interface RefusalKind<M extends Members = Members> extends RefusalSpec<M> {
  code: string
  kindName: string
  (...values: [keyof M] extends [never] ? [] : [ValuesOf<M>]): Refusal
}

/** A refusal as a use case throws it: a code, values, a remedy. */
export class Refusal extends AppError {
  /** Its name in the feature's table. */
  readonly kindName: string
  readonly remedy: string | null
  private readonly kind: RefusalCode

  constructor(kind: Omit<RefusalKind, never>, values: Record<string, unknown>) {
    const { code, kindName, detail, remedy } = kind
    const sentence = typeof detail === 'string' ? detail : detail(values)
    super(code as ErrorCode, sentence, { extensions: values })
    this.kindName = kindName
    this.remedy = remedy ?? null
    this.kind = kind
  }

  override get status(): number {
    return this.kind.status
  }

  override get title(): string {
    return this.kind.title
  }
}

/** A kind whose refusals carry values; the compiler reads their types from `members`. */
export function withValues<const M extends Members>(spec: RefusalSpec<M> & { members: M }): typeof spec {
  return spec
}

interface PlainSpec extends Omit<RefusalSpec<NoMembers>, 'detail' | 'members'> {
  detail: unknown
  members?: Members
}

/** A feature's table of refusals. The keys name the kinds; they are also the codes, unless a kind says otherwise. */
export function refusals<T extends Record<string, PlainSpec>>(
  table: T,
): { [K in keyof T]: T[K] extends { members: infer M extends Members } ? RefusalKind<M> : RefusalKind<NoMembers> } {
  const kinds = Object.entries(table).map(([kindName, spec]) => {
    const make = (values: Record<string, unknown> = {}) => new Refusal(kind as never, values)
    const kind = Object.assign(make, spec, { kindName, code: spec.code ?? kindName })
    return [kindName, kind]
  })
  return Object.fromEntries(kinds) as never
}
