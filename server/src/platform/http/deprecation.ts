import { httpRefusals } from '../errors/http.refusals.ts'
import type { Deprecation, Route } from './route.ts'

const shortestNoticeMonths = 6

/** An endpoint stays for half a year after its successor was announced; a shorter notice does not start. */
export function checkDeprecation({ method, path, deprecation }: Pick<Route, 'method' | 'path' | 'deprecation'>): void {
  if (!deprecation) return
  const earliest = new Date(deprecation.since)
  earliest.setUTCMonth(earliest.getUTCMonth() + shortestNoticeMonths)
  if (deprecation.sunset < earliest)
    throw new Error(`${method} ${path} would be gone less than ${shortestNoticeMonths} months after the announcement`)
}

/** RFC 9745 and RFC 8594: announced from `since`, gone after `sunset`. */
export function deprecationHeaders(
  { since, sunset, documentation, successor }: Deprecation,
  now: Date,
): Record<string, string> {
  const headers = {
    deprecation: `@${Math.floor(since.getTime() / 1000)}`,
    sunset: sunset.toUTCString(),
    link: `<${documentation}>; rel="deprecation", <${successor}>; rel="successor-version"`,
  }
  if (now > sunset) throw httpRefusals.endpoint_gone({ successor }).withHeaders(headers)
  return headers
}
