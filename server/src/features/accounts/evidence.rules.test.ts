import { expect, test } from 'vitest'
import { evidenceRecord } from './evidence.rules.ts'

test('what a stranger sent enters the ledger only as what it can be', () => {
  const evidence = {
    by: 'person',
    ip: 'not an address',
    userAgent: `Mozilla\0\n${'x'.repeat(600)}`,
    method: 'GET',
  } as const
  const { userAgent, ...rest } = evidenceRecord(evidence)
  expect(rest).toEqual({ method: 'GET' })
  expect(userAgent).toMatch(/^Mozilla x+$/)
  expect(userAgent?.length).toBeLessThanOrEqual(512)
})

test('a peer is never kept under a name that could be the person’s', () => {
  const record = evidenceRecord({ by: 'request', requestId: 'r-1', peerAddress: '192.0.2.1' })
  expect(record).toEqual({ requestPeerIp: '192.0.2.1', requestId: 'r-1' })
  expect(evidenceRecord({ by: 'nobody' })).toEqual({})
})
