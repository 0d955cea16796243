import { area } from '../clause.ts'

export const errors = area('errors', {
  'R-206': 'standard HTTP status codes',
  'R-207': 'status change without permission refused',
  'D-ERR-1': ['problem document on every error', 'pointers to the fields at fault'],
  'D-ERR-2': [
    'missing permission is 403 with permissions and transition',
    'nothing of it is saved',
    'forbidden transition is 409',
  ],
  'D-ERR-3': ['which status for which fault', 'away for a while is 503 with a time to return'],
  'D-ERR-4': ['all field errors at once', 'a hundred errors at most', 'no secrets, stack traces or SQL'],
  'D-ERR-5': 'table of error codes',
})
