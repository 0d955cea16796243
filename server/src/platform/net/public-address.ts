import { isInNetwork, type Network, parseAddress, parseNetwork } from './address.rules.ts'

/** Addresses that belong to nobody on the internet, or to the machine and the network we run in (IANA registries). */
const closed4 = networks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // The host's own services on one of the large clouds, under an address that looks like any other.
  '168.63.129.16/32',
])
/** Of IPv6 only this is handed out; mapped, translated, local and multicast addresses lie outside. */
const global6 = networks(['2000::/3'])
/** Inside it: tunnels that carry an IPv4 address, and addresses for documents and measurements. */
const closed6 = networks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (address === null) return false
  const isIn = (list: readonly Network[]) => list.some((network) => isInNetwork(address, network))
  return address.kind() === 'ipv4' ? !isIn(closed4) : isIn(global6) && !isIn(closed6)
}

function networks(list: readonly string[]): Network[] {
  return list.map((text) => parseNetwork(text) as Network)
}
