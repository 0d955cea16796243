import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/** The addresses that share their first bits. */
export interface Network {
  address: Address
  bits: number
}

/** The address as it is written. Spellings that others read differently (`10.1`, `010.0.0.1`) are no address. */
export function parseAddress(text: string): Address | null {
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null
  const [plain = ''] = text.split('%', 1)
  const ending = plain.slice(plain.lastIndexOf(':') + 1)
  if (ending.includes('.') && !ipaddr.IPv4.isValidFourPartDecimal(ending)) return null
  try {
    return ipaddr.IPv6.parse(plain)
  } catch {
    return null
  }
}

/** Who it is: an IPv4 address in IPv6 clothes is the IPv4 address. */
export function readAddress(text: string): Address | null {
  const address = parseAddress(text)
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

/** An address or a network, such as `10.0.0.0/8`. */
export function parseNetwork(text: string): Network | null {
  const [, written = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const address = parseAddress(written)
  if (address === null) return null
  const longest = address.kind() === 'ipv4' ? 32 : 128
  const bits = length === undefined ? longest : Number(length)
  return bits > longest ? null : { address, bits }
}

export function isInNetwork(address: Address, network: Network): boolean {
  return address.kind() === network.address.kind() && address.match(network.address, network.bits)
}
