import { expect, test } from 'vitest'
import { mayRetry } from './retry.rules.ts'
import type { Run } from './run.store.ts'

const run: Pick<Run, 'state' | 'finishedAt' | 'notAfter'> = {
  ...{ state: 'finished', finishedAt: '2027-03-01 08:00:00', notAfter: null },
}

test.each<[string, typeof run, string, boolean]>([
  ['within a week', run, '2027-03-08T08:00:00Z', true],
  ['later', run, '2027-03-08T08:00:01Z', false],
  ['before its last moment', { ...run, notAfter: '2027-03-02 08:00:00' }, '2027-03-02T07:59:59Z', true],
  ['after it', { ...run, notAfter: '2027-03-02 08:00:00' }, '2027-03-02T08:00:00Z', false],
  ['while it goes on', { ...run, state: 'sending' }, '2027-03-02T07:59:59Z', false],
])('%s', (_case, of, now, may) => expect(mayRetry(of, new Date(now))).toBe(may))
