const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isUnsafe(method: string): boolean {
  return !safeMethods.has(method)
}

interface Head {
  origin?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

/** Whether a browser says that a page of the application asks. Who says neither is no browser that we know. */
export function comesFromApplication(headers: Head, appUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (headers.origin !== undefined) return headers.origin === new URL(appUrl).origin
  return site === 'same-origin'
}
