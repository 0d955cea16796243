/** API v1 lives below this path. */
export const apiBase = '/api/v1'

/** Where programs call it, as people are shown it. */
export function apiAddress({ BASE_URL }: { BASE_URL: string }): string {
  return BASE_URL.replace(/\/$/, '') + apiBase
}
