import { AppError } from '../errors/app-error.ts'
import type { Deprecation } from './route.ts'

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
  if (now > sunset) throw new AppError('gone', `This endpoint was replaced; use ${successor}.`, { headers })
  return headers
}
