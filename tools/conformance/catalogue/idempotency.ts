import { type Area, foundation } from './row.ts'

export const idempotency: Area = {
  name: 'idempotency',
  rows: [
    foundation('D-IDM-1', 'where a key may be sent', { sending: 'trigger routes', feedback: 'articles' }),
    foundation('D-IDM-2', 'extent, fingerprint and lifetime'),
    foundation('D-IDM-3', 'replay, running call, other body'),
    foundation('D-IDM-4', 'which outcomes are kept'),
    foundation('E-268', 'replay without a second effect'),
    foundation('E-269', 'same key, other body'),
    foundation('E-270', 'same key in parallel'),
    foundation('E-271', 'same key in another account'),
    foundation('E-272', 'quoted form and length'),
    foundation('E-273', 'refusals replayed, faults not'),
    foundation('E-274', 'key is fresh after a day'),
  ],
}
