import { type Address, readAddress } from '../net/address.rules.ts'

/**
 * The part of a client's address that one customer cannot change at will: an IPv4 address, or the /64 network of an
 * IPv6 address.
 */
export function addressGroup(address: string): string {
  const known = readAddress(address)
  if (known === null) return address.slice(0, 45)
  return 'parts' in known ? firstGroups(known, 4) : known.toString()
}

/** So much of an address that it no longer points at anybody: /24 or /48. Null for what is no address. */
export function truncatedNetwork(address: string): string | null {
  const known = readAddress(address)
  if (known === null) return null
  return 'parts' in known ? firstGroups(known, 3) : `${known.octets.slice(0, 3).join('.')}.0/24`
}

function firstGroups({ parts }: Extract<Address, { parts: number[] }>, count: number): string {
  const groups = parts.slice(0, count).map((group) => group.toString(16))
  return `${groups.join(':')}::/${count * 16}`
}

/** Never the prefix alone: otherwise anyone could lock a customer out. */
export function guardName(clientAddress: string, prefix: string): string {
  const presented = prefix === '' || prefix.length > 32 ? '-' : prefix
  return `${addressGroup(clientAddress)}|${presented}`
}
