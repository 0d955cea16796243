/**
 * How long to wait for a connection, in milliseconds: what the URL asks for with PostgreSQL's own `connect_timeout` (in
 * seconds), or else what the caller can bear.
 */
export function connectTimeoutMs(url: string, usualMs: number): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1000 : usualMs
}
