/**
 * A customer's page with our parameters set last: what the address has of its own stays letter by letter, except a
 * parameter that has the name of one of ours.
 */
export function withParameters(pageUrl: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(pageUrl)
  const own = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !(nameOf(pair) in parameters))
  const ours = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  url.search = [...own, ...ours].join('&')
  return url.href
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

/**
 * Where a person goes back to after unsubscribing: the page they came from if it is stored, else one stored at the
 * same origin, else the configured one. A Referer only ever chooses among stored pages, so it cannot lead elsewhere.
 */
export function chooseReturnPage(
  configured: string | null,
  stored: readonly string[],
  referer: string | undefined,
): string | null {
  const from = referer === undefined ? null : URL.parse(referer)
  if (!from || !/^https?:$/.test(from.protocol)) return configured
  const pages = [...(configured === null ? [] : [configured]), ...stored]
  const sameOrigin = pages.filter((page) => new URL(page).origin === from.origin)
  return sameOrigin.find((page) => new URL(page).pathname === from.pathname) ?? sameOrigin[0] ?? configured
}
