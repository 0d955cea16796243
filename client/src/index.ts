import createFetchClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch'
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers'
import type { components, paths } from './api.generated.ts'

export type { components, paths } from './api.generated.ts'

/** A record or body by its name in the description of the API: `Schema<'Subscriber'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
/** Any refusal of the API; `code` tells which. */
export type Problem = Schema<'Problem'>

type Init<Path extends keyof paths, Method extends HttpMethod> = MaybeOptionalInit<
  paths[Path],
  Method & keyof paths[Path]
>
type Arguments<I> = RequiredKeysOf<I> extends never ? [init?: I] : [init: I]
type Operation<Path extends keyof paths, Method extends HttpMethod> = paths[Path][Method & keyof paths[Path]] &
  Record<string | number, unknown>

/**
 * The request is typed by the path alone and not inferred from what is sent, so that a member the API does not know is
 * refused by the compiler.
 */
type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: Arguments<Init<Path, Method>>
) => Promise<FetchResponse<Operation<Path, Method>, Init<Path, Method>, MediaType>>

export interface PostriderClient {
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  DELETE: Call<'delete'>
}

export interface ClientOptions {
  /** With the base path: `https://api.postrider.example/api/v1`. */
  baseUrl: string
  /** The API key, `prefix.secret`. */
  key: string
  /** Instead of the global one. */
  fetch?: (request: Request) => Promise<Response>
}

/** Every call answers with `data`, or with `error`, which is the problem document. */
export function createClient({ baseUrl, key, fetch }: ClientOptions): PostriderClient {
  const authorization = `Basic ${btoa(`api:${key}`)}`
  const client = createFetchClient<paths>({ baseUrl, headers: { authorization }, ...(fetch && { fetch }) })
  return client as unknown as PostriderClient
}
