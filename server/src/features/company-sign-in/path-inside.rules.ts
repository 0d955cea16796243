const innerPath = /^\/(?![/\\])/

/** A path of the application to go on to, or null: nobody is led to another house by it. */
export function pathInside(wanted: string | null, appUrl: string): string | null {
  if (wanted === null || !innerPath.test(wanted) || /\p{Cc}/u.test(wanted)) return null
  const address = URL.parse(wanted, appUrl)
  if (!address || address.origin !== new URL(appUrl).origin) return null
  const path = address.pathname + address.search + address.hash
  // What was folded, as /.//, may lead out again.
  return innerPath.test(path) ? path : null
}
