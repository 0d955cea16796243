import { isInNetwork, type Network, parseNetwork, readAddress } from '../net/address.rules.ts'

export type AddressOf = (remoteAddress: string | undefined, forwardedFor: string | undefined) => string

/** Who really asked: the last entry of X-Forwarded-For that no trusted proxy wrote. Strangers may write what they like. */
export function trustProxies(proxies: readonly string[]): AddressOf {
  if (proxies.length === 0) return (remoteAddress) => remoteAddress ?? ''
  const trusted = proxies.map(readProxy)
  const isTrusted = (text: string) => {
    const address = readAddress(text)
    return address !== null && trusted.some((network) => isInNetwork(address, network))
  }
  return (remoteAddress = '', forwardedFor = '') => {
    const chain = [...forwardedFor.split(',').map((entry) => entry.trim()), remoteAddress].filter(Boolean)
    return chain.findLast((address, i) => i === 0 || !isTrusted(address)) ?? ''
  }
}

function readProxy(proxy: string): Network {
  const network = parseNetwork(proxy)
  if (network === null) throw new Error(`TRUSTED_PROXIES: ${proxy} is neither an address nor a network`)
  return network
}
