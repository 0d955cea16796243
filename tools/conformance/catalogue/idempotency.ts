import { area } from '../clause.ts'

export const idempotency = area('idempotency', {
  'D-IDM-1': [
    'all POST calls and the update of many',
    'visible characters, 255 at most',
    'quoted and bare are one key',
  ],
  'D-IDM-2': ['extent is account, method, path and query', 'fingerprint of the bytes', 'kept for a day'],
  'D-IDM-3': [
    'finished call is replayed without effect',
    'running call is 409 with a time to return',
    'other body refused',
  ],
  'D-IDM-4': ['successes and lasting refusals are kept', 'too large is kept as well', 'other outcomes are not'],
  'E-268': ['replay without a second record', 'replay without a second mail'],
  'E-269': 'same key, other body',
  'E-270': 'same key in parallel',
  'E-271': 'same key in another account',
  'E-272': ['quoted form is the same key', '256 characters refused'],
  'E-273': ['invalid stays invalid', 'limit and fault are not replayed'],
  'E-274': 'key is fresh after a day',
})
