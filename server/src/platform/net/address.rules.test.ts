import { isIP } from 'node:net'
import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { isInNetwork, type Network, parseAddress, parseNetwork, readAddress } from './address.rules.ts'

const pieces = [':', '::', '0', '00', '1', 'ffff', 'FFFF', '00001', 'g', '-1', '.', '1.2.3.4', '01.2.3.4', '0x1', '256']
const almostAddress = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(''))

describe('what an address is', () => {
  test('is the same for us as for Node, which opens the connection', () => {
    fc.assert(
      fc.property(fc.oneof(almostAddress, fc.ipV4(), fc.ipV6(), fc.ipV4Extended()), (text) => {
        const kind = parseAddress(text)?.kind()
        expect(kind === undefined ? 0 : Number(kind.slice(-1))).toBe(isIP(text))
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['2001:DB8::0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:010.0.0.1', undefined],
    ['10.1', undefined],
    ['', undefined],
  ])('%s is %s', (text, address) => expect(readAddress(text)?.toString()).toBe(address))
})

test.each([
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['10.0.0.0/0', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8::/33', '2001:db8:7fff::1', true],
  ['2001:db8::/33', '2001:db8:8000::1', false],
  ['::/0', '192.0.2.1', false],
])('the network %s holds %s: %s', (network, text, isInside) => {
  const address = parseAddress(text)
  expect(address && isInNetwork(address, parseNetwork(network) as Network)).toBe(isInside)
})

test.each(['10.0.0.0/33', '2001:db8::/129', '10/8', '10.0.0.0/', '10.0.0.0/x', '10.0.0.0/8/8', 'localhost'])(
  '%s is no network',
  (text) => expect(parseNetwork(text)).toBeNull(),
)
