import { expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { hostFault, standingOf } from './archive-host.rules.ts'

const time = '2026-11-19 08:00:00'
test.each([
  [{ provenAt: null, isTaken: false, checkedAt: null }, 'unchecked'],
  [{ provenAt: null, isTaken: false, checkedAt: time }, 'waiting'],
  [{ provenAt: null, isTaken: true, checkedAt: time }, 'taken'],
  [{ provenAt: time, isTaken: false, checkedAt: time }, 'served'],
])('%j is told as %s', (host, standing) => expect(standingOf(host)).toBe(standing))

test.each([
  [new Refusal(422, 'archive_host_invalid'), 'archive_host_invalid'],
  [new Refusal(503, 'dns_silent'), 'dns_silent'],
  [new Refusal(403, 'right_required'), null],
  [null, null],
])('%j is told as %s', (error, fault) => expect(hostFault(error)).toBe(fault))
