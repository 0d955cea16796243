import { expect, test } from 'vitest'
import { staleAfter } from './live.rules.ts'

test.each([
  [
    'whether support was let in concerns who has signed in where',
    'support',
    {},
    [['session'], ['account', 7, 'support']],
  ],
  ['the beginning makes everything of the account doubtful', 'ready', {}, [['account', 7]]],
  [
    'an event concerns people and figures',
    'event',
    { type: 'x' },
    [
      ['account', 7, 'overview'],
      ['account', 7, 'subscribers'],
    ],
  ],
  [
    'a job on its way concerns jobs',
    'job',
    { state: 'running' },
    [
      ['account', 7, 'jobs'],
      ['account', 7, 'imports'],
    ],
  ],
  [
    'a job that is over may have changed anything',
    'job',
    { state: 'done' },
    [
      ['account', 7, 'jobs'],
      ['account', 7, 'imports'],
      ['account', 7],
    ],
  ],
  ['that somebody listens changes nothing', 'there', null, []],
  ['a lost stream may mean a lost session', 'lost', null, [['session']]],
] as const)('%s', (_name, kind, data, keys) => expect(staleAfter({ kind, data }, 7)).toEqual(keys))
