import { BlockList, isIP } from 'node:net'

export type AddressOf = (remoteAddress: string | undefined, forwardedFor: string | undefined) => string

/** Who really asked: the last entry of X-Forwarded-For that no trusted proxy wrote. Strangers may write what they like. */
export function trustProxies(proxies: readonly string[]): AddressOf {
  if (proxies.length === 0) return (remoteAddress) => remoteAddress ?? ''
  const trusted = new BlockList()
  for (const proxy of proxies) addProxy(trusted, proxy)
  const isTrusted = (address: string) => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
  return (remoteAddress = '', forwardedFor = '') => {
    const chain = [...forwardedFor.split(',').map((entry) => entry.trim()), remoteAddress].filter(Boolean)
    return chain.findLast((address, i) => i === 0 || !isTrusted(address)) ?? ''
  }
}

function addProxy(trusted: BlockList, proxy: string): void {
  const [address = '', bits] = proxy.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${proxy} is neither an address nor a network`)
  if (bits === undefined) trusted.addAddress(address, family)
  else trusted.addSubnet(address, Number(bits), family)
}
