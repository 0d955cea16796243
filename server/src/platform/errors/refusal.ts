import type { z } from 'zod'
import { AppError } from './app-error.ts'
import type { ErrorCode } from './error-table.ts'

type Members = Readonly<Record<string, z.ZodType>>
// biome-ignore lint/complexity/noBannedTypes: no members at all
type NoMembers = {}
type ValuesOf<M extends Members> = z.infer<z.ZodObject<M>>

/** One kind of refusal: what it is called, and what each door builds its own words from. */
interface RefusalSpec<M extends Members> {
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

export interface RefusalKind<M extends Members = Members> extends RefusalSpec<M> {
  code: string
  (...values: [keyof M] extends [never] ? [] : [ValuesOf<M>]): Refusal
}

/** A refusal as a use case throws it: a code, values, a remedy. */
export class Refusal extends AppError {
  readonly remedy: string | null
  private readonly httpStatus: number

  constructor({ code, status, detail, remedy }: Omit<RefusalKind, never>, values: Record<string, unknown>) {
    const sentence = typeof detail === 'string' ? detail : detail(values)
    super(code as ErrorCode, sentence, { extensions: values })
    this.remedy = remedy ?? null
    this.httpStatus = status
  }

  override get status(): number {
    return this.httpStatus
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

/** A feature's table of refusals; the keys are the codes. */
export function refusals<T extends Record<string, PlainSpec>>(
  table: T,
): { [K in keyof T]: T[K] extends { members: infer M extends Members } ? RefusalKind<M> : RefusalKind<NoMembers> } {
  const kinds = Object.entries(table).map(([code, spec]) => {
    const make = (values: Record<string, unknown> = {}) => new Refusal(kind as never, values)
    const kind = Object.assign(make, spec, { code })
    return [code, kind]
  })
  return Object.fromEntries(kinds) as never
}
