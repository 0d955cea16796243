import { area } from '../clause.ts'

export const accounts = area('accounts', {
  'R-008': 'account has id, type and name',
  'R-009': 'account type is L or S',
  'R-010': ['L-account manages its S-accounts', 'L-account publishes mailings and articles to them'],
  'R-011': [
    'S-account stands below a parent or alone',
    'subscribers live in S-accounts only',
    'sending happens in S-accounts only',
  ],
  'R-012': ['data of accounts stay apart', 'settings of accounts stay apart'],
  'R-013': 'a request sees one account only',
  'R-014': 'customer grouping is invisible in the API',
  'R-015': ['no users in the API', 'people work with users and roles in the application'],
  'R-209': 'whoami takes nothing and tells about the own account',
  'D-ACC-1': 'type as one letter',
  'D-ACC-2': [
    'members of the account record',
    'the key is described beside it',
    'no parent for L and for an S that stands alone',
    'channels on request',
    'languages on request',
  ],
})
