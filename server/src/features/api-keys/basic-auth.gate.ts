/** The API key inside a Basic header (RFC 7617), or null for anything that is not one. The user name is not evaluated. */
export function passwordOf(header: string | undefined): string | null {
  const match = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '')
  const encoded = match?.[1]
  // Padding may be left out, but not be wrong.
  if (!encoded || encoded.length % 4 === 1 || (encoded.endsWith('=') && encoded.length % 4 !== 0)) return null
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  return colon < 0 ? null : decoded.slice(colon + 1)
}

/** The brute-force guard counts per address and presented prefix; what is no prefix counts as '-'. */
export function prefixOf(password: string | null): string {
  return /^([a-z0-9]{8})\./.exec(password ?? '')?.[1] ?? '-'
}
