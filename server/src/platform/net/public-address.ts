import { BlockList, isIP } from 'node:net'

/** Addresses that belong to nobody on the internet, or to the machine and the network we run in (IANA registries). */
const closed4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The host's own services on one of the large clouds, under an address that looks like any other.
  ['168.63.129.16', 32],
])
/** Of IPv6 only this is handed out; mapped, translated, local and multicast addresses lie outside. */
const global6 = networks('ipv6', [['2000::', 3]])
/** Inside it: tunnels that carry an IPv4 address, and addresses for documents and measurements. */
const closed6 = networks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

function networks(family: 'ipv4' | 'ipv6', list: readonly (readonly [string, number])[]): BlockList {
  const block = new BlockList()
  for (const [address, prefix] of list) block.addSubnet(address, prefix, family)
  return block
}
