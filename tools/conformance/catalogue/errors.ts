import { type Area, foundation } from './row.ts'

export const errors: Area = {
  name: 'errors',
  rows: [
    foundation('R-206', 'standard HTTP status codes'),
    foundation('R-207', 'status change without permission refused'),
    foundation('D-ERR-1', 'problem document on every error'),
    foundation('D-ERR-2', 'missing permission against forbidden transition'),
    foundation('D-ERR-3', 'which status for which fault'),
    foundation('D-ERR-4', 'all field errors, no secrets'),
    foundation('D-ERR-5', 'table of error codes', { sending: 'its codes', feedback: 'its codes' }),
  ],
}
