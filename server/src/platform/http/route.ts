import type { z } from 'zod'
import type { App } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { Tenant } from '../db/tenant.ts'
import type { FieldError } from '../errors/app-error.ts'
import type { ErrorCode } from '../errors/error-table.ts'

/** What the HTTP layer must know about whoever calls; features extend it. */
export interface Principal {
  tenant: Tenant
  scopes: readonly string[]
  accountType: string
  /** Names the key; limits are counted by it. */
  prefix: string
}

export interface Reply {
  status: number
  body?: unknown
  location?: string
  /** Subscribers whose data the body shows; erasing one of them erases stored copies of this answer. */
  subjects?: number[]
}

export interface Deprecation {
  since: Date
  sunset: Date
  documentation: string
  successor: string
}

interface Call<C, Q, B> {
  app: App
  caller: C
  /** Path ids by name, e.g. `ids.id`. A path with a malformed id is not found. */
  ids: Record<string, number>
  query: Q
  body: B
  requestId: string
  peerAddress: string
}

interface RouteBase<C extends Principal, Q, B> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, ids in braces: /subscribers/{id} */
  path: string
  summary: string
  tag: string
  /** Any one of these is enough; an empty list means any valid key. */
  scopes: readonly string[]
  accountTypes?: readonly string[]
  query?: QuerySpec<Q>
  body?: BodySpec<C, B>
  /** Bytes the body may hold; 1 MiB unless said otherwise. */
  bodyLimit?: number
  responses: Record<number, z.ZodType | null>
  errors?: readonly ErrorCode[]
  deprecation?: Deprecation
}

/** Query strings are read by hand (filters nest in brackets); `parameters` documents them. */
export interface QuerySpec<Q> {
  parse(query: URLSearchParams, principal: Principal): { value: Q; errors: FieldError[] }
  parameters: readonly { name: string; description: string; schema: Record<string, unknown> }[]
}

export interface BodySpec<C, B> {
  schema: z.ZodType<B>
  /** Members that clients may send back as they read them; they are dropped before validation. */
  ignored?: readonly string[]
  /** Checks that need the account: runs on the raw body beside the schema, so that all errors come at once. */
  check?(raw: Record<string, unknown>, context: BodyContext<C>): FieldError[]
}

export interface BodyContext<C> {
  caller: C
  ids: Record<string, number>
  now: Date
  config: Config
}

export interface ReadCall<C, Q> extends Call<C, Q, undefined> {
  reader: Reader
}
export interface WriteCall<C, Q, B> extends Call<C, Q, B> {
  tx: Tx
}

export interface ReadRoute<C extends Principal = Principal, Q = unknown> extends RouteBase<C, Q, never> {
  kind: 'read'
  handle(call: ReadCall<C, Q>): Promise<Reply>
}
export interface WriteRoute<C extends Principal = Principal, Q = unknown, B = unknown> extends RouteBase<C, Q, B> {
  kind: 'write'
  /** Accepts `Idempotency-Key`. */
  idempotent?: boolean
  handle(call: WriteCall<C, Q, B>): Promise<Reply>
}
// biome-ignore lint/suspicious/noExplicitAny: a list holds routes of every query and body type
export type Route = ReadRoute<any, any> | WriteRoute<any, any, any>
