import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { addressGroup, guardName, truncatedNetwork } from './client-address.rules.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::192.0.2.7', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['not:an:address', 'not:an:address'],
  ['1::2::3', '1::2::3'],
])('the guard sees %s as %s', (address, group) => expect(addressGroup(address)).toBe(group))

test('one guard per address and prefix, `-` without a usable prefix', () => {
  expect(guardName('192.0.2.7', 'abcd1234')).not.toBe(guardName('192.0.2.8', 'abcd1234'))
  expect(guardName('192.0.2.7', 'abcd1234')).not.toBe(guardName('192.0.2.7', 'abcd1235'))
  expect(guardName('192.0.2.7', '')).toBe(guardName('192.0.2.7', '-'))
  expect(guardName('192.0.2.7', 'x'.repeat(4000))).toBe(guardName('192.0.2.7', '-'))
})

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', null],
  ['1.2.3', null],
  ['999.1.1.1', null],
  ['01.2.3.4', null],
  ['1::2::3', null],
  ['', null],
])('%s is kept as %s', proving('W-108.4'), (address, network) => expect(truncatedNetwork(address)).toBe(network))
