import { expect, test } from 'vitest'
import { trustProxies } from './forwarded-address.ts'

test.each([
  ['nobody is trusted', [], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['the peer is no proxy', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['one proxy', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['what the client wrote itself does not count', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies', ['10.0.0.0/8', '192.0.2.1'], '10.0.0.1', '203.0.113.9, 192.0.2.1', '203.0.113.9'],
  ['only proxies', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['no header', ['10.0.0.0/8'], '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy in IPv6 clothes', ['10.0.0.0/8'], '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['IPv6', ['2001:db8::/32'], '2001:db8::1', '2a02::9', '2a02::9'],
])('T62 %s', (_name, proxies, remote, forwarded, address) =>
  expect(trustProxies(proxies)(remote, forwarded)).toBe(address),
)

test.each(['loadbalancer', '10.0.0.0/33', '10/8'])('the proxy %s is refused with its setting', (proxy) =>
  expect(() => trustProxies([proxy])).toThrow(`TRUSTED_PROXIES: ${proxy}`),
)
