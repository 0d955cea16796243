import type { z } from 'zod'
import type { App } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { Tenant } from '../db/tenant.ts'
import type { FieldError } from '../errors/field-error.ts'
import type { RefusalCode } from '../errors/refusal.ts'

/** What the HTTP layer must know about whoever calls; features extend it. */
export interface Principal {
  tenant: Tenant
  /** Who it is among all others, e.g. `key:abcd1234`. */
  name: string
  /** What the log line of a request says of it. */
  logged: Readonly<Record<string, unknown>>
}

export interface Reply {
  status: number
  body?: unknown
  location?: string
  /** Instead of a body: a file to be saved under this name, written as it is fetched. */
  file?: { name: string; type: string; content: AsyncIterable<string | Buffer> }
  /** Further headers of this one answer. */
  headers?: Readonly<Record<string, string | string[]>>
  /** People whose data the body shows; erasing one of them erases stored copies of this answer. */
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
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path, ids in braces: /books/{id} */
  path: string
  /** A line. */
  summary: string
  /** What a caller should know of it beyond that. */
  description?: string
  tag: string
  /** Any one of these is enough, an empty list is for everybody who was let in; the gate knows what they mean. */
  scopes: readonly string[]
  /** Of one of these types the tenant has to be; the gate knows them, too. */
  tenantTypes?: readonly string[]
  query?: QuerySpec<Q>
  body?: BodySpec<C, B>
  /** Bytes the body may hold; 1 MiB unless said otherwise. */
  bodyLimit?: number
  /** Members all objects of the body may have together; 10,000 unless said otherwise. */
  memberLimit?: number
  responses: Record<number, z.ZodType | null>
  /** The type of its file, where it answers with one. */
  fileType?: string
  errors?: readonly RefusalCode[]
  deprecation?: Deprecation
}

/** Query strings are read by hand (filters nest in brackets); `parameters` documents them. */
export interface QuerySpec<Q> {
  parse(query: URLSearchParams, principal: Principal): { value: Q; errors: FieldError[] }
  parameters: readonly { name: string; description: string; schema: Record<string, unknown>; required?: boolean }[]
}

export interface BodySpec<C, B> {
  schema: z.ZodType<B>
  /** What the description of the API says instead, where items are judged one by one after the schema. */
  documented?: z.ZodType
  /** A request without a body means the same as `{}`. */
  optional?: boolean
  /** Members that clients may send back as they read them; they are dropped before validation. */
  ignored?: readonly string[]
  /** Checks that need the caller: runs on the raw body beside the schema, so that all errors come at once. */
  check?(raw: Record<string, unknown>, context: BodyContext<C>): FieldError[]
}

export interface BodyContext<C> {
  caller: C
  ids: Record<string, number>
  now: Date
  config: Config
}

export interface OutsideCall<C, Q, B> extends Call<C, Q, B> {
  userAgent: string | null
}
export interface ReadCall<C, Q, B = undefined> extends Call<C, Q, B> {
  reader: Reader
}
export interface WriteCall<C, Q, B> extends Call<C, Q, B> {
  tx: Tx
  /** What the caller has seen of the object; empty where the route is not `versioned`. */
  version: string
}

/** With a body where what is asked for must not stand in an address: addresses are logged by whoever sees them. */
export interface ReadRoute<C extends Principal = Principal, Q = unknown, B = undefined> extends RouteBase<C, Q, B> {
  kind: 'read'
  /** Goes through everybody of an account: it has so many seconds, a place among few, and ends when its client leaves. */
  heavySeconds?: number
  handle(call: ReadCall<C, Q, B>): Promise<Reply>
}
export interface WriteRoute<C extends Principal = Principal, Q = unknown, B = unknown> extends RouteBase<C, Q, B> {
  kind: 'write'
  /** Accepts `Idempotency-Key`. */
  idempotent?: boolean
  /** Requires `If-Match`: the object may have been changed since the caller looked. */
  versioned?: boolean
  /** What it changes is written down in the same transaction, by whoever made the route. */
  isRecorded?: true
  handle(call: WriteCall<C, Q, B>): Promise<Reply>
}

/** Concerns no tenant: who signs in has named none. It sees to its own statements. */
export interface OutsideRoute<C extends Principal = Principal, Q = unknown, B = unknown> extends RouteBase<C, Q, B> {
  kind: 'outside'
  handle(call: OutsideCall<C, Q, B>): Promise<Reply>
}

export interface StreamEvent {
  /** Where a client that has seen this event goes on. */
  position: string
  event: string
  data: unknown
}
/** Server-sent events: what happened after a position, and then whatever happens. */
export interface StreamRoute<C extends Principal = Principal, Q = unknown> extends RouteBase<C, Q, never> {
  kind: 'stream'
  method: 'GET'
  /**
   * What came after the position, nothing when all was told; without a position, where to begin. It depends on the address
   * alone, not on who listens: those who stand at the same position are told what was read once.
   */
  read(call: ReadCall<C, Q>, position: string | null): Promise<StreamEvent[]>
  /** Calls `look` whenever there may be more, until told to stop. Without a call everybody looks every second or so. */
  watch?(call: ReadCall<C, Q>, look: () => void): () => void
}

/** A body that is taken as it comes. A broken upload goes on where it stopped, named by `Upload-Offset`. */
export interface UploadRoute<C extends Principal = Principal, Q = unknown> extends RouteBase<C, Q, never> {
  kind: 'upload'
  method: 'PATCH' | 'POST' | 'PUT'
  /** Bytes that all parts together may hold. */
  byteLimit: number
  /** How many bytes have been kept so far. */
  offset(call: ReadCall<C, Q>): Promise<number>
  /** Keeps the bytes from `offset` on; what was kept before the connection broke counts. */
  receive(call: ReadCall<C, Q>, body: AsyncIterable<Buffer>, offset: number): Promise<Reply>
}

// biome-ignore-start lint/suspicious/noExplicitAny: a list holds routes of every query and body type
export type Route =
  | ReadRoute<any, any, any>
  | WriteRoute<any, any, any>
  | OutsideRoute<any, any, any>
  | StreamRoute<any, any>
  | UploadRoute<any, any>
// biome-ignore-end lint/suspicious/noExplicitAny: a list holds routes of every query and body type
