/**
 * The part of a client's address that one customer cannot change at will: an IPv4 address, or the /64 network of an
 * IPv6 address.
 */
export function addressGroup(address: string): string {
  const known = readAddress(address)
  if (known === null) return address.slice(0, 45)
  if (typeof known === 'string') return known
  const network = known.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** So much of an address that it no longer points at anybody: /24 or /48. Null for what is no address. */
export function truncatedNetwork(address: string): string | null {
  const known = readAddress(address)
  if (known === null) return null
  if (typeof known !== 'string')
    return `${known
      .slice(0, 3)
      .map((group) => group.toString(16))
      .join(':')}::/48`
  return isIpv4(known) ? `${known.slice(0, known.lastIndexOf('.'))}.0/24` : null
}

function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
}

/** The text of an IPv4 address, also of one in IPv6 clothes; the eight groups of an IPv6 address. */
function readAddress(address: string): string | number[] | null {
  if (!address.includes(':')) return address.slice(0, 45)
  const zone = address.indexOf('%')
  const groups = expandIpv6(zone < 0 ? address : address.slice(0, zone))
  if (groups === null) return null
  const [, , , , , sixth, high = 0, low = 0] = groups
  const isMappedIpv4 = sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMappedIpv4 ? `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}` : groups
}

function expandIpv6(address: string): number[] | null {
  const halves = withoutDottedPart(address).split('::')
  if (halves.length > 2) return null
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - left.length - right.length
  if (halves.length === 1 ? missing !== 0 : missing < 0) return null
  const groups = [...left, ...new Array<string>(missing).fill('0'), ...right]
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

/** `::ffff:192.0.2.1` → `::ffff:c000:201` */
function withoutDottedPart(address: string): string {
  const dotted = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)
  if (dotted === null) return address
  const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(2).map(Number)
  return `${dotted[1]}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

/** Never the prefix alone: otherwise anyone could lock a customer out. */
export function guardName(clientAddress: string, prefix: string): string {
  const presented = prefix === '' || prefix.length > 32 ? '-' : prefix
  return `${addressGroup(clientAddress)}|${presented}`
}
